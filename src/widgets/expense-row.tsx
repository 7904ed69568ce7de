/** One expense in a list, all that is known of it: a button that opens it or, while some are picked, its checkbox. */
import { paletteSlot } from '../domain/category.ts'
import type { Expense } from '../domain/expense.ts'
import { formatMoney } from '../domain/money.ts'
import { categoryName } from '../i18n/translate.ts'
import { CategoryIcon } from './category-icon.tsx'
import styles from './expense-row.module.css'
import { pressed } from './pressed.ts'

interface FactsProps {
  readonly expense: Expense
  /** The expense's day in words. */
  readonly day: string
  /** When it was recorded, in words, where that is worth saying. */
  readonly created?: string | undefined
}

export interface ExpenseRowProps extends FactsProps {
  readonly onOpen: (expense: Expense) => void
}

export function ExpenseRow({ onOpen, ...facts }: ExpenseRowProps) {
  return (
    <button type="button" className={styles.row} onClick={pressed(() => onOpen(facts.expense))}>
      <CategoryIcon category={facts.expense.category} />
      <Facts {...facts} />
    </button>
  )
}

export interface PickRowProps extends FactsProps {
  readonly picked: boolean
  readonly onPick: (id: string, on: boolean) => void
}

export function PickRow({ picked, onPick, ...facts }: PickRowProps) {
  const { id } = facts.expense
  return (
    <label className={styles.row}>
      <input
        type="checkbox"
        className={styles.check}
        checked={picked}
        onChange={({ currentTarget }) => onPick(id, currentTarget.checked)}
      />
      <Facts {...facts} />
    </label>
  )
}

/** Longest amount, in characters, that stands beside a description on a phone. */
const BESIDE = 14

function Facts({ expense, day, created }: FactsProps) {
  const amount = formatMoney(expense.amount, expense.currency)
  return (
    <>
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
      <span className={styles.amount} data-long={amount.length > BESIDE}>
        {amount}
      </span>
    </>
  )
}
