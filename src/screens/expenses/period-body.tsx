/** The period's figures and list, or why there are none. */
import { useSignals } from '@preact/signals-react/runtime'
import { t } from '../../i18n/translate.ts'
import { useStores } from '../use-stores.ts'
import { ExpenseList } from './expense-list.tsx'
import styles from './expenses.module.css'
import { Skeleton } from './skeleton.tsx'
import { Summary } from './summary.tsx'

export function PeriodBody() {
  useSignals()
  const { periodDetail } = useStores()
  const { data, failed } = periodDetail
  return (
    <>
      {failed.value && <Failure />}
      {data.value === null && !failed.value && <Skeleton />}
      {data.value && !(failed.value && data.value.count === 0) && (
        <div className={styles.columns}>
          <Summary figures={data.value} />
          {data.value.expenses.length === 0 ? (
            <section className={styles.empty}>
              <h2>{t('expenses.empty')}</h2>
              <p>{t('dashboard.emptyText')}</p>
            </section>
          ) : (
            <ExpenseList figures={data.value} />
          )}
        </div>
      )}
    </>
  )
}

function Failure() {
  useSignals()
  const { periodDetail } = useStores()
  return (
    <div role="alert" className={styles.failure}>
      <p>{t('expenses.failedToLoad')}</p>
      <button
        type="button"
        className="button"
        disabled={periodDetail.loading.value}
        onClick={() => void periodDetail.refresh()}
      >
        {t('common.retry')}
      </button>
    </div>
  )
}
