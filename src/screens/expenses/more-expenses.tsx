/** At the end of a list that goes on: fetches the next ones. */
import { useSignals } from '@preact/signals-react/runtime'
import { t } from '../../i18n/translate.ts'
import { deferUntilPaint } from '../../widgets/defer-until-paint.ts'
import { useStores } from '../use-stores.ts'
import styles from './expense-list.module.css'

export interface MoreExpensesProps {
  /** How many are not listed yet; null while that is not known. */
  readonly left: number | null
}

export function MoreExpenses({ left }: MoreExpensesProps) {
  useSignals()
  const rest = useStores().search.rest.value
  const loading = rest.loading.value
  const failed = rest.failed.value
  return (
    <div className={styles.more}>
      {failed && <p role="alert">{t(failed === 'network' ? 'errors.network' : 'expenses.failedToLoad')}</p>}
      <button
        type="button"
        className="button"
        aria-busy={loading}
        disabled={loading}
        onClick={deferUntilPaint(() => void rest.loadMore())}
      >
        {loading ? t('expenses.loadingMore') : moreText(left)}
      </button>
    </div>
  )
}

function moreText(left: number | null): string {
  return left === null ? t('expenses.showAnyMore') : t('expenses.showMore', { count: left })
}
