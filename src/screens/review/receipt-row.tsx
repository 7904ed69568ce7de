/** An item in a line: what it is, what it costs, and what of it should be checked. */
import { useSignals } from '@preact/signals-react/runtime'
import { parseAmount } from '../../../shared/domain/amount-input.ts'
import { type CalendarDate, parseCalendarDate } from '../../../shared/domain/calendar-date.ts'
import type { ExpenseForm } from '../../../shared/domain/expense-form.ts'
import type { ItemField } from '../../../shared/domain/extraction.ts'
import { formatMoney } from '../../../shared/domain/money.ts'
import { LEARNED_FIELDS } from '../../../shared/domain/phrase-memory.ts'
import { dayName } from '../../i18n/dates.ts'
import { categoryName, paymentName, type TextKey, t } from '../../i18n/translate.ts'
import type { ReceiptItem } from '../../stores/receipt/receipt.ts'
import { CategoryIcon } from '../../widgets/category-icon.tsx'
import { dayText } from '../day-text.ts'
import styles from './receipt-item.module.css'

const LABELS: Readonly<Record<ItemField, TextKey>> = {
  amount: 'fields.amount',
  currency: 'fields.currency',
  description: 'fields.description',
  category: 'fields.category',
  date: 'fields.date',
  paymentMethod: 'fields.payment',
}

export interface ReceiptRowProps {
  readonly item: ReceiptItem
  readonly today: CalendarDate
  /** To be told apart from the saved ones beside it. */
  readonly isUnsaved: boolean
  readonly onOpen: () => void
}

export function ReceiptRow({ item, today, isUnsaved, onOpen }: ReceiptRowProps) {
  useSignals()
  const { form, fault, doubtful, touched } = item
  const recalled = touched ? undefined : item.heard?.recalled
  /** The field that the sentence of what was learned stands by. */
  const learned = LEARNED_FIELDS.find(field => recalled?.fields.includes(field))
  const since = recalled && t('receipt.recalled', { day: dayName(recalled.on) })
  const amount = amountText(form)
  /** The field below the row says it. */
  const isToldBelow = item.heard === null && fault?.startsWith('amount')
  return (
    <button type="button" className={styles.row} aria-expanded="false" onClick={onOpen}>
      <CategoryIcon category={form.category} />
      <span className={styles.description}>{form.description}</span>
      {amount !== null && <span className={styles.amount}>{amount}</span>}
      <span className={styles.meta}>
        {learned === 'description' && <span>{since}</span>}
        <span>
          {categoryName(form.category)}
          {learned === 'category' && `, ${since}`}
        </span>
        {form.date !== today && <span>{typedDay(form.date, today)}</span>}
        {form.paymentMethod && (
          <span>
            {paymentName(form.paymentMethod)}
            {learned === 'paymentMethod' && `, ${since}`}
          </span>
        )}
        {doubtful.map(field => (
          <span key={field} className={styles.mark}>
            {t('receipt.doubt', { field: t(LABELS[field]) })}
          </span>
        ))}
        {isUnsaved && <span className={styles.mark}>{t('receipt.unsaved')}</span>}
        {fault && !isToldBelow && <span className={styles.fault}>{t(`add.${fault}`)}</span>}
      </span>
    </button>
  )
}

/** Null where there is none, or none that can be read. */
function amountText({ amount, currency }: ExpenseForm): string | null {
  const minor = parseAmount(amount, currency)
  return minor === null || minor <= 0 ? null : formatMoney(minor, currency)
}

/** As it was typed where it is no day. */
function typedDay(date: string, today: CalendarDate): string {
  const day = parseCalendarDate(date)
  return day === null ? date : dayText(day, today)
}
