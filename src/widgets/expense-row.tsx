/** One expense in a list: description, category, day and amount. */
import { paletteSlot } from '../domain/category.ts'
import type { Expense } from '../domain/expense.ts'
import { formatMoney } from '../domain/money.ts'
import { categoryName } from '../i18n/translate.ts'
import { CategoryIcon } from './category-icon.tsx'
import styles from './expense-row.module.css'

export interface ExpenseRowProps {
  readonly expense: Expense
  /** The expense's day in words. */
  readonly day: string
  /** When it was recorded, in words, where that is worth saying. */
  readonly created?: string | undefined
  readonly onOpen: (expense: Expense) => void
}

export function ExpenseRow({ expense, day, created, onOpen }: ExpenseRowProps) {
  return (
    <li className={styles.row}>
      <button type="button" className={styles.button} onClick={() => onOpen(expense)}>
        <CategoryIcon category={expense.category} />
        <span className={styles.what}>
          <span className={styles.description}>{expense.description}</span>
          <span className={styles.meta}>
            <span className={styles.badge} data-slot={paletteSlot(expense.category)}>
              {categoryName(expense.category)}
            </span>{' '}
            <time dateTime={expense.date}>{day}</time>
            {created && <span>{created}</span>}
          </span>
        </span>
        <span className={styles.amount}>{formatMoney(expense.amount, expense.currency)}</span>
      </button>
    </li>
  )
}
