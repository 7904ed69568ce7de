/** Query strings of GET /expenses and GET /expenses/detail. No other parameters. */
import * as v from 'valibot'
import { type CalendarDate, parseCalendarDate } from '../domain/calendar-date.ts'
import { CATEGORIES } from '../domain/category.ts'
import { MAX_SEARCH, readSearch } from '../domain/expense-search.ts'
import { PAYMENT_FILTERS } from '../domain/payment-method.ts'
import { type CalendarMonth, PERIODS, parseMonth } from '../domain/period.ts'
import { MAX_LIST } from './expense.ts'
import { isoDay } from './fields.ts'

const DEFAULT_LIST = 100

function wholeNumber(min: number, max: number) {
  return v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number), v.minValue(min), v.maxValue(max))
}

/** At most 18 digits, the range of PostgreSQL's bigint; negative for imported expenses. */
const CURSOR = /^(\d{4}-\d{2}-\d{2})\.(-?\d{1,18})$/

/** The end of a page: day and order of entry of its last expense. */
export interface ExpenseCursor {
  readonly date: CalendarDate
  readonly sequence: string
}

export function writeCursor({
  date,
  sequence,
}: {
  readonly date: string
  readonly sequence: string
}): string {
  return `${date}.${sequence}`
}

const expenseCursor = v.pipe(
  v.string(),
  v.regex(CURSOR),
  v.rawTransform(({ dataset, addIssue, NEVER }): ExpenseCursor => {
    const [, day = '', sequence = ''] = CURSOR.exec(dataset.value) ?? []
    const date = parseCalendarDate(day)
    if (date) return { date, sequence }
    addIssue({ message: 'not a cursor' })
    return NEVER
  }),
)

/** The filter parameters. */
export const filterQuery = v.strictObject({
  from: v.optional(isoDay),
  to: v.optional(isoDay),
  /** Word prefixes and amounts, all of which have to match. */
  q: v.optional(v.pipe(v.string(), v.maxLength(MAX_SEARCH), v.transform(readSearch))),
  category: v.optional(v.picklist(CATEGORIES)),
  /** `none`: expenses without a payment method. */
  payment_method: v.optional(v.picklist(PAYMENT_FILTERS)),
})

export const listQuery = v.strictObject({
  limit: v.optional(wholeNumber(1, MAX_LIST), String(DEFAULT_LIST)),
  offset: v.optional(wholeNumber(0, 999_999_999), '0'),
  /** `next_cursor` of the page before. */
  cursor: v.optional(expenseCursor),
  ...filterQuery.entries,
})

/** `YYYY-MM`. */
export const isoMonth = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d{2}$/),
  v.rawTransform(({ dataset, addIssue, NEVER }): CalendarMonth => {
    const parsed = parseMonth(dataset.value)
    if (parsed) return parsed
    addIssue({ message: 'not a month' })
    return NEVER
  }),
)

export const periodParameters = v.strictObject({
  timeframe: v.picklist(PERIODS),
  /** Only with the timeframe `month`. */
  month: v.optional(isoMonth),
})

/** `period` is taken as another name of `timeframe`. */
export const periodQuery = v.pipe(
  v.unknown(),
  v.transform(query => (isRecord(query) && !('timeframe' in query) ? renamed(query) : query)),
  periodParameters,
  v.forward(
    v.check(({ timeframe, month }) => month === undefined || timeframe === 'month'),
    ['month'],
  ),
)

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}

function renamed({ period, ...query }: Readonly<Record<string, unknown>>) {
  return period === undefined ? query : { ...query, timeframe: period }
}
