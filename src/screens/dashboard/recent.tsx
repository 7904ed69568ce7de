/** The last three expenses; a tap opens one for editing. */
import { useSignals } from '@preact/signals-react/runtime'
import { useState } from 'react'
import type { CalendarDate } from '../../../shared/domain/calendar-date.ts'
import { createdDay, type Expense } from '../../../shared/domain/expense.ts'
import { dayName } from '../../i18n/dates.ts'
import { t } from '../../i18n/translate.ts'
import { ExpenseRow } from '../../widgets/expense-row.tsx'
import { PageLink } from '../../widgets/page-link.tsx'
import { dayText } from '../day-text.ts'
import { recordedTimes } from '../equal-rows.ts'
import { useStores } from '../use-stores.ts'
import styles from './recent.module.css'

const SHOWN = 3

export function Recent({ expenses }: { readonly expenses: readonly Expense[] }) {
  useSignals()
  const stores = useStores()
  const today = stores.today()
  const shown = expenses.slice(0, SHOWN)
  const recorded = recordedTimes(shown)
  /** Later ones are animated. */
  const [first] = useState(() => new Set(expenses.map(({ id }) => id)))
  return (
    <section className={styles.card} aria-labelledby="recent">
      <header className={styles.header}>
        <h2 id="recent" data-list-title>
          {t('dashboard.recent')}
        </h2>
        <PageLink href="/expenses">{t('dashboard.seeAll')}</PageLink>
      </header>
      <ul className={styles.list}>
        {shown.map((expense, index) => (
          <li key={expense.id} className={styles.row} data-index={index} data-new={!first.has(expense.id)}>
            <ExpenseRow
              expense={expense}
              day={dayText(expense.date, today)}
              created={recorded.get(expense.id) ?? createdText(expense, today)}
              onOpen={expense => stores.editing.openEdit(expense)}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Undefined where it was recorded on its own day, which is already shown. */
function createdText(expense: Expense, today: CalendarDate): string | undefined {
  const created = createdDay(expense)
  if (created === expense.date) return undefined
  return created === today ? t('dashboard.createdToday') : t('dashboard.createdOn', { day: dayName(created) })
}
