/** Notes of a search: nothing found, loading, or failed. */
import { useSignals } from '@preact/signals-react/runtime'
import { t } from '../../i18n/translate.ts'
import type { Found } from '../../stores/expenses/expense-search.ts'
import { RetryAlert } from '../../widgets/retry-alert.tsx'
import { useStores } from '../use-stores.ts'
import { NoMatch } from './no-match.tsx'
import { Skeleton } from './skeleton.tsx'

export function FoundNotes({ found }: { readonly found: Found }) {
  useSignals()
  const { periodDetail, search } = useStores()
  const none = found.expenses.length === 0
  const periodFailed = periodDetail.data.value === null ? periodDetail.failed.value : null
  const failed = search.failed.value ?? periodFailed
  return (
    <>
      {failed && (
        <RetryAlert
          text={t(failed === 'network' ? 'errors.network' : 'expenses.failedToLoad')}
          busy={periodDetail.loading.value}
          onRetry={() => void (periodFailed ? periodDetail.refresh() : search.retry())}
        />
      )}
      {none && found.final && <NoMatch />}
      {none && !found.final && !failed && <Skeleton />}
    </>
  )
}
