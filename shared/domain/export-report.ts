/** What an export holds: the days it covers, its expenses and their sums. */
import { addMonths, type CalendarDate, withOffset } from './calendar-date.ts'
import type { Currency } from './currency.ts'
import type { Expense } from './expense.ts'
import type { ListFilter } from './list-filter.ts'
import type { MinorSum } from './money.ts'
import type { DateRange } from './period.ts'
import { type CategoryShare, totalsIn } from './shares.ts'
import { averageOf, figuresOf } from './totals.ts'

/** Most expenses in one report to print (specification §9); a file holds all. */
export const MAX_EXPORT = 1000

export const EXPORT_SPANS = ['month', 'quarter', 'year', 'all'] as const
export type ExportSpan = (typeof EXPORT_SPANS)[number]

const MONTHS_BACK = { month: 1, quarter: 3, year: 12 } as const

/** From the same day that many months ago to today, both inclusive; null for all expenses. */
export function spanRange(span: ExportSpan, today: CalendarDate): DateRange | null {
  return span === 'all' ? null : { from: addMonths(today, -MONTHS_BACK[span]), to: today }
}

export interface ExportReport {
  /** The range requested; for all expenses, from the oldest to the latest. */
  readonly range: DateRange
  /** The filter requested. */
  readonly filter: ListFilter | null
  readonly createdOn: CalendarDate
  /** Name of the file, without its ending. */
  readonly name: string
  /** Currency of the sums; each expense keeps its own. */
  readonly currency: Currency
  /** Latest day first. */
  readonly expenses: readonly Expense[]
  /** The oldest expenses were left out: there are more than an export holds. */
  readonly cut: boolean
  readonly total: MinorSum
  /** Average per expense. */
  readonly average: MinorSum
  /** Largest first; null where it was not requested. */
  readonly breakdown: readonly CategoryShare[] | null
}

export type ReportSource = Pick<ExportReport, 'createdOn' | 'name' | 'currency' | 'cut' | 'filter'> & {
  /** Null for all expenses. */
  readonly range: DateRange | null
  /** Expenses of the same day keep this order. */
  readonly expenses: readonly Expense[]
  readonly withBreakdown: boolean
}

export function createReport({ withBreakdown, ...source }: ReportSource): ExportReport {
  const { currency, createdOn } = source
  const expenses = latestFirst(source.expenses)
  const { total, shares } = totalsIn(figuresOf(expenses), currency)
  return {
    ...source,
    range: source.range ?? { from: expenses.at(-1)?.date ?? createdOn, to: expenses[0]?.date ?? createdOn },
    expenses,
    total,
    average: averageOf(total, expenses.length),
    breakdown: withBreakdown ? shares : null,
  }
}

/** Expenses of one day keep their order. */
export function latestFirst(expenses: readonly Expense[]): readonly Expense[] {
  return [...expenses].sort((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : 0))
}

/** `ucap-expenses-2026-11-01_2026-11-30-20261121-134501`: the days it covers, then the device's clock. */
export function exportName(range: DateRange | null, now: Date): string {
  const days = range ? `${range.from}_${range.to}` : 'all'
  const [date = '', time = ''] = withOffset(now).slice(0, 19).replace(/[-:]/g, '').split('T')
  return `ucap-expenses-${days}-${date}-${time}`
}
