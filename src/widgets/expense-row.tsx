/** One expense in a list: a button that opens it or, in selection mode, a checkbox. */
import Repeat from 'lucide-react/icons/repeat'
import { paletteSlot } from '../../shared/domain/category.ts'
import { type Expense, isEnteredByRule } from '../../shared/domain/expense.ts'
import { formatMoney } from '../../shared/domain/money.ts'
import { categoryName, paymentName, t } from '../i18n/translate.ts'
import { CategoryIcon } from './category-icon.tsx'
import { deferUntilPaint } from './defer-until-paint.ts'
import styles from './expense-row.module.css'

interface FactsProps {
  readonly expense: Expense
  /** The expense's day in words. */
  readonly day: string
  /** When it was recorded, in words, where that is worth saying. */
  readonly created?: string | undefined
  /** Listed under its day, which is then for screen readers only. */
  readonly underDay?: boolean
}

export interface ExpenseRowProps extends FactsProps {
  readonly onOpen: (expense: Expense) => void
  /** In selection mode: whether it is selected. */
  readonly picked?: boolean | undefined
  readonly onPick?: (id: string, on: boolean) => void
}

/** The same element in both modes, so that no row is remounted. */
export function ExpenseRow({ onOpen, picked, onPick, ...facts }: ExpenseRowProps) {
  const { expense } = facts
  const picking = picked !== undefined
  return (
    <button
      type="button"
      className={styles.row}
      {...(picking && { role: 'checkbox', 'aria-checked': picked })}
      onClick={picking ? () => onPick?.(expense.id, !picked) : deferUntilPaint(() => onOpen(expense))}
    >
      <CategoryIcon category={expense.category} />
      <Facts {...facts} />
    </button>
  )
}

/** Longest amount, in characters, that stands beside a description on a phone. */
const BESIDE = 14
/** Longest description, in characters, that is shown whole however narrow the screen is. */
const WHOLE = 32

function Facts({ expense, day, created, underDay = false }: FactsProps) {
  const amount = formatMoney(expense.amount, expense.currency)
  return (
    <>
      <span className={styles.description} data-long={expense.description.length > WHOLE}>
        {expense.description}
      </span>
      <span className={styles.meta}>
        <span className={styles.badge} data-slot={paletteSlot(expense.category)}>
          {categoryName(expense.category)}
        </span>{' '}
        <time dateTime={expense.date} className={underDay ? 'hearable' : undefined}>
          {day}
        </time>
        {expense.paymentMethod && <span>{paymentName(expense.paymentMethod)}</span>}
        {created && <span>{created}</span>}
        {expense.recurringId !== undefined && (
          <span className={styles.byRule}>
            <Repeat size={14} aria-hidden="true" />
            <span className="hearable">
              {t(isEnteredByRule(expense) ? 'repeat.mark' : 'repeat.byHandMark')}
            </span>
          </span>
        )}
      </span>
      <span className={styles.amount} data-long={amount.length > BESIDE}>
        {amount}
      </span>
    </>
  )
}
