/** The period's figures and list, or why there are none. */
import { useSignals } from '@preact/signals-react/runtime'
import { t } from '../../i18n/translate.ts'
import { EmptyNote } from '../../widgets/empty-note.tsx'
import { RetryAlert } from '../../widgets/retry-alert.tsx'
import { useStores } from '../use-stores.ts'
import { ExpenseList } from './expense-list.tsx'
import styles from './expenses.module.css'
import { Skeleton } from './skeleton.tsx'
import { Summary } from './summary.tsx'

export function PeriodBody() {
  useSignals()
  const { connection, periodDetail } = useStores()
  const { data, failed } = periodDetail
  const known = connection.offline.value && data.value !== null
  return (
    <>
      {failed.value && !known && (
        <RetryAlert
          text={t(failed.value === 'network' ? 'errors.network' : 'expenses.failedToLoad')}
          busy={periodDetail.loading.value}
          onRetry={() => void periodDetail.refresh()}
        />
      )}
      {data.value === null && !failed.value && <Skeleton />}
      {data.value && (known || !(failed.value && data.value.count === 0)) && (
        <div className={styles.columns}>
          <Summary figures={data.value} />
          {data.value.expenses.length === 0 ? (
            <EmptyNote title={t('expenses.empty')} text={t('dashboard.emptyText')} />
          ) : (
            <ExpenseList title="expenses.all" listing={data.value} />
          )}
        </div>
      )}
    </>
  )
}
