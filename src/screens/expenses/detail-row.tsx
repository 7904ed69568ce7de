/**
 * One expense: its checkbox with all that is known of it, and over it the button that opens it. The style sheet shows
 * the one or the other, so that neither picking nor switching to it renders a row anew or moves anything in it. A dot
 * rather than an icon marks the category: a thousand drawings are felt when a slow phone scrolls.
 */
import { memo } from 'react'
import type { Expense } from '../../domain/expense.ts'
import { formatMoney } from '../../domain/money.ts'
import { categoryName, t } from '../../i18n/translate.ts'
import { CategoryDot } from '../../widgets/category-icon.tsx'
import styles from './detail-row.module.css'

export interface DetailRowProps {
  readonly expense: Expense
  /** The expense's day in words. */
  readonly day: string
  /** In which the row's texts are; another one renders it anew. */
  readonly language: string
  /** At first; afterwards the list keeps it. */
  readonly picked: boolean
  readonly onOpen: (expense: Expense) => void
}

export const DetailRow = memo(
  function DetailRow({ expense, day, picked, onOpen }: DetailRowProps) {
    const { id, description, category, date, amount, currency } = expense
    return (
      <li className={styles.row}>
        <label className={styles.facts}>
          <input type="checkbox" className={styles.check} value={id} defaultChecked={picked} />
          <CategoryDot category={category} />
          <span className={styles.what}>
            <span className={styles.description}>{description}</span>
            <span className={styles.meta}>
              {categoryName(category)} · <time dateTime={date}>{day}</time>
            </span>
          </span>
          <span className={styles.amount}>{formatMoney(amount, currency)}</span>
        </label>
        <button
          type="button"
          className={styles.open}
          aria-label={t('expenses.edit', { description })}
          onClick={() => onOpen(expense)}
        />
      </li>
    )
  },
  (a, b) => a.expense === b.expense && a.language === b.language,
)
