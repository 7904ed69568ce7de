/** One expense in a list: description, category, day and amount. */
import type { Expense } from '../domain/expense.ts'
import { formatMoney } from '../domain/money.ts'
import { categoryName } from '../i18n/translate.ts'
import { CategoryIcon } from './category-icon.tsx'
import styles from './expense-row.module.css'

export interface ExpenseRowProps {
  readonly expense: Expense
  /** The expense's day in words. */
  readonly day: string
  readonly onOpen: (expense: Expense) => void
}

export function ExpenseRow({ expense, day, onOpen }: ExpenseRowProps) {
  return (
    <li className={styles.row}>
      <button type="button" className={styles.button} onClick={() => onOpen(expense)}>
        <CategoryIcon category={expense.category} />
        <span className={styles.what}>
          <span className={styles.description}>{expense.description}</span>
          <span className={styles.meta}>
            {categoryName(expense.category)} · <time dateTime={expense.date}>{day}</time>
          </span>
        </span>
        <span className={styles.amount}>{formatMoney(expense.amount, expense.currency)}</span>
      </button>
    </li>
  )
}
