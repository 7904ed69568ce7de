/**
 * Reads expenses from a file in either form of `csv.ts`, also after a spreadsheet saved it or a person filled
 * it in: days in several notations, names in either language.
 */

import { parseAmount } from './amount-input.ts'
import { addDays, type CalendarDate, MIN_DATE } from './calendar-date.ts'
import { cleanText } from './clean-text.ts'
import { COLUMNS, textOfCell } from './csv.ts'
import { type Currency, isCurrency } from './currency.ts'
import { type ExpenseDraft, MAX_DESCRIPTION } from './expense.ts'
import { MAX_AMOUNT, toMinor } from './money.ts'
import { isStoredUuid } from './uuid.ts'
import { readWrittenAmount } from './written-amount.ts'
import { type DayOrder, dayOrderOf, isAmbiguous, readWrittenDate } from './written-date.ts'
import { readCategory, readPaymentMethod } from './written-names.ts'

export interface ImportedExpense {
  readonly draft: ExpenseDraft
  readonly id: string | null
  /** ISO date-time. */
  readonly createdAt: string | null
  /** How many identical rows without an id were entered before it. */
  readonly occurrence: number
}

export type RowFault =
  | 'date'
  | 'description'
  | 'amount'
  | 'category'
  | 'currency'
  | 'payment'
  | 'id'
  | 'created'

export interface FaultyRow {
  /** Row number as in a spreadsheet, from 1. */
  readonly row: number
  readonly fault: RowFault
  /** The text of the cell. */
  readonly found: string
}

/** A day that can be read in two ways, with the reading chosen. */
export interface AssumedDay {
  readonly text: string
  readonly day: CalendarDate
}

export type ReadFile =
  /** The first row is no header. */
  | { readonly kind: 'unknown' }
  | {
      readonly kind: 'read'
      /** In the order of entry: within a day, the last row first. */
      readonly items: readonly ImportedExpense[]
      readonly faults: readonly FaultyRow[]
      /** The file has a currency column. */
      readonly hasCurrencies: boolean
      /** The first ambiguous day; null where the file shows its order of day and month. */
      readonly assumedDay: AssumedDay | null
    }

const TIMESTAMP = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,9})?Z$/

/** The order where the file does not show it: day first, as dates are written in both languages. */
const USUAL_ORDER: DayOrder = 'dayFirst'

/**
 * `otherwise` is the currency of a file without a currency column. Tomorrow is accepted: a phone's zone may
 * be ahead.
 */
export function readExpensesCsv(
  rows: readonly (readonly string[])[],
  otherwise: Currency,
  today: CalendarDate,
): ReadFile {
  const [header = [], ...body] = rows
  const places = new Map(header.map((name, place) => [name.trim().toLowerCase(), place]))
  if (COLUMNS.some(name => !places.has(name.toLowerCase()))) return { kind: 'unknown' }
  const days = body.map(cells => cells[places.get('date') ?? -1]?.trim() ?? '')
  const shownOrder = dayOrderOf(days)
  const dayOrder = shownOrder ?? USUAL_ORDER
  const read: Omit<ImportedExpense, 'occurrence'>[] = []
  const faults: FaultyRow[] = []
  for (const [index, cells] of body.entries()) {
    if (cells.every(cell => cell.trim() === '')) continue
    const cell = (name: string) => cells[places.get(name) ?? -1]?.trim() ?? ''
    const result = readRow(cell, { otherwise, dayOrder, lastDay: addDays(today, 1) })
    if (typeof result === 'string')
      faults.push({ row: index + 2, fault: result, found: cell(FAULTY_COLUMNS[result]) })
    else read.push(result)
  }
  return {
    kind: 'read',
    items: withOccurrences(read.reverse()),
    faults,
    hasCurrencies: places.has('currency'),
    assumedDay: shownOrder === null ? firstAssumed(days, dayOrder) : null,
  }
}

interface ReadingRules {
  readonly otherwise: Currency
  readonly dayOrder: DayOrder
  readonly lastDay: CalendarDate
}

const FAULTY_COLUMNS: Readonly<Record<RowFault, string>> = {
  date: 'date',
  description: 'description',
  amount: 'amount',
  category: 'category',
  currency: 'currency',
  payment: 'payment method',
  id: 'id',
  created: 'created',
}

function firstAssumed(days: readonly string[], order: DayOrder): AssumedDay | null {
  const text = days.find(isAmbiguous)
  const day = text === undefined ? null : readWrittenDate(text, order)
  return text === undefined || day === null ? null : { text, day }
}

function readRow(
  cell: (name: string) => string,
  { otherwise, dayOrder, lastDay }: ReadingRules,
): Omit<ImportedExpense, 'occurrence'> | RowFault {
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

function withOccurrences(items: readonly Omit<ImportedExpense, 'occurrence'>[]): ImportedExpense[] {
  const seen = new Map<string, number>()
  return items.map(item => {
    if (item.id !== null) return { ...item, occurrence: 0 }
    const { date, description, amount, currency, category } = item.draft
    const key = JSON.stringify([date, description, amount, currency, category])
    const occurrence = seen.get(key) ?? 0
    seen.set(key, occurrence + 1)
    return { ...item, occurrence }
  })
}
