/**
 * Reads expenses from a file in either form of `csv.ts`, also after a spreadsheet saved it or a person filled
 * it in: days in several notations, names in either language.
 */
import { addDays, type CalendarDate } from './calendar-date.ts'
import { COLUMNS } from './csv.ts'
import type { Currency } from './currency.ts'
import { FAULTY_COLUMNS, type ImportedRow, type RowFault, readRow } from './import-row.ts'
import { type DayOrder, dayOrderOf, isAmbiguous, readWrittenDate } from './written-date.ts'

export interface ImportedExpense extends ImportedRow {
  /** How many identical rows without an id were entered before it. */
  readonly occurrence: number
}

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
  const read: ImportedRow[] = []
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

function firstAssumed(days: readonly string[], order: DayOrder): AssumedDay | null {
  const text = days.find(isAmbiguous)
  const day = text === undefined ? null : readWrittenDate(text, order)
  return text === undefined || day === null ? null : { text, day }
}

function withOccurrences(items: readonly ImportedRow[]): ImportedExpense[] {
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
