/** Notes of a period: loading, or failed. */
import { useSignals } from '@preact/signals-react/runtime'
import { t } from '../../i18n/translate.ts'
import type { PeriodStats } from '../../stores/expenses/period-detail.ts'
import { RetryAlert } from '../../widgets/retry-alert.tsx'
import { useStores } from '../use-stores.ts'
import { Skeleton } from './skeleton.tsx'

export function PeriodNotes({ figures }: { readonly figures: PeriodStats | null }) {
  useSignals()
  const { connection, periodDetail } = useStores()
  const failed = periodDetail.failed.value
  const known = connection.offline.value && figures !== null
  return (
    <>
      {failed && !known && (
        <RetryAlert
          text={t(failed === 'network' ? 'errors.network' : 'expenses.failedToLoad')}
          busy={periodDetail.loading.value}
          onRetry={() => void periodDetail.refresh()}
        />
      )}
      {figures === null && !failed && <Skeleton />}
    </>
  )
}
