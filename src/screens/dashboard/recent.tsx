/** The newest expenses; a tap opens one for editing. */
import { useSignals } from '@preact/signals-react/runtime'
import { createdDay, type Expense } from '../../../shared/domain/expense.ts'
import { dayName } from '../../i18n/dates.ts'
import { t } from '../../i18n/translate.ts'
import { ExpenseRow } from '../../widgets/expense-row.tsx'
import { useStores } from '../use-stores.ts'
import styles from './recent.module.css'

export function Recent({ expenses }: { readonly expenses: readonly Expense[] }) {
  useSignals()
  const stores = useStores()
  return (
    <section className={styles.card} aria-labelledby="recent">
      <h2 id="recent">{t('dashboard.recent')}</h2>
      <ul>
        {expenses.map(expense => (
          <li key={expense.id}>
            <ExpenseRow
              expense={expense}
              day={dayName(expense.date)}
              created={createdText(expense)}
              onOpen={expense => stores.editing.openEdit(expense)}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Nothing where it was recorded on its own day: that one is shown already. */
function createdText(expense: Expense): string | undefined {
  const created = createdDay(expense)
  return created === expense.date ? undefined : t('dashboard.createdOn', { day: dayName(created) })
}
