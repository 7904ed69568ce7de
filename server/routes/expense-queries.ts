/** Query strings of the expense routes. */
import * as v from 'valibot'
import { isoDay } from '../../src/api/wire/expense.ts'
import { type CalendarMonth, parseMonth } from '../../src/domain/period.ts'

/** Most expenses one answer holds: what the export asks for. */
export const MAX_LIST = 1000
const DEFAULT_LIST = 100

function wholeNumber(min: number, max: number) {
  return v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number), v.minValue(min), v.maxValue(max))
}

export const listQuery = v.object({
  limit: v.optional(wholeNumber(1, MAX_LIST), String(DEFAULT_LIST)),
  offset: v.optional(wholeNumber(0, 999_999_999), '0'),
  from: v.optional(isoDay),
  to: v.optional(isoDay),
})

const month = v.pipe(
  v.string(),
  v.rawTransform(({ dataset, addIssue, NEVER }): CalendarMonth => {
    const parsed = parseMonth(dataset.value)
    if (parsed) return parsed
    addIssue({ message: 'not a month' })
    return NEVER
  }),
)

/** `period` is taken as another name of `timeframe`. */
export const periodQuery = v.pipe(
  v.record(v.string(), v.string()),
  v.transform(({ period, ...query }) => ({ timeframe: period, ...query })),
  v.variant('timeframe', [
    v.object({ timeframe: v.literal('month'), month: v.optional(month) }),
    v.object({ timeframe: v.picklist(['today', 'week']) }),
  ]),
)
