/** Reads one row of a file of expenses, or tells which cell cannot be read. */
import { parseAmount } from './amount-input.ts'
import { type CalendarDate, MIN_DATE } from './calendar-date.ts'
import { cleanText } from './clean-text.ts'
import { textOfCell } from './csv.ts'
import { type Currency, isCurrency } from './currency.ts'
import { type ExpenseDraft, MAX_DESCRIPTION } from './expense.ts'
import { MAX_AMOUNT, toMinor } from './money.ts'
import { isStoredUuid } from './uuid.ts'
import { readWrittenAmount } from './written-amount.ts'
import { type DayOrder, readWrittenDate } from './written-date.ts'
import { readCategory, readPaymentMethod } from './written-names.ts'

export interface ImportedRow {
  readonly draft: ExpenseDraft
  readonly id: string | null
  /** ISO date-time. */
  readonly createdAt: string | null
}

/** What can be wrong with a row: by fault, the column in which it stands. */
export const FAULTY_COLUMNS = {
  date: 'date',
  description: 'description',
  amount: 'amount',
  category: 'category',
  currency: 'currency',
  payment: 'payment method',
  id: 'id',
  created: 'created',
} as const
export type RowFault = keyof typeof FAULTY_COLUMNS

interface ReadingRules {
  readonly otherwise: Currency
  readonly dayOrder: DayOrder
  readonly lastDay: CalendarDate
}

const TIMESTAMP = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,9})?Z$/

export function readRow(
  cell: (name: string) => string,
  { otherwise, dayOrder, lastDay }: ReadingRules,
): ImportedRow | RowFault {
  const date = readWrittenDate(cell('date'), dayOrder)
  if (!date || date < MIN_DATE || date > lastDay) return 'date'
  const description = cleanText(textOfCell(cell('description'))).trim()
  if (description === '' || description.length > MAX_DESCRIPTION) return 'description'
  const currency = cell('currency') || otherwise
  if (!isCurrency(currency)) return 'currency'
  const written = readWrittenAmount(cell('amount'), currency)
  const amount = written === null ? null : parseAmount(written, currency)
  if (amount === null || amount <= 0 || amount > toMinor(MAX_AMOUNT, currency)) return 'amount'
  const category = readCategory(textOfCell(cell('category')))
  if (category === null) return 'category'
  const payment = cell('payment method')
  const paymentMethod = readPaymentMethod(payment)
  if (payment !== '' && paymentMethod === null) return 'payment'
  const id = cell('id').toLowerCase() || null
  if (id !== null && !isStoredUuid(id)) return 'id'
  const createdAt = cell('created') || null
  if (createdAt !== null && !(TIMESTAMP.test(createdAt) && Date.parse(createdAt) > 0)) return 'created'
  return { draft: { date, description, amount, currency, category, paymentMethod }, id, createdAt }
}
