/** GET /analytics/trends: twelve months, the days of the current one, and what it is compared with. */
import * as v from 'valibot'
import { enveloped } from './envelope.ts'
import { isoDay } from './fields.ts'
import { isoMonth } from './queries.ts'
import { breakdown, breakdownFrom, exactTotals } from './totals.ts'

export const trendsOutput = enveloped(
  v.pipe(
    v.object({
      months: v.array(v.object({ month: isoMonth, totals: exactTotals, count: v.number() })),
      days: v.array(v.object({ date: isoDay, totals: exactTotals, count: v.number() })),
      compared_with: v.object({
        from: isoDay,
        to: isoDay,
        totals: exactTotals,
        category_breakdown: breakdown,
      }),
    }),
    v.transform(({ months, days, compared_with: { from, to, totals, category_breakdown } }) => ({
      /** Oldest first, the current one last. */
      months,
      /** Of the current month, those with expenses, in order. */
      days,
      /** The same days of the previous month. */
      comparedWith: { range: { from, to }, totals, breakdown: breakdownFrom(category_breakdown) },
    })),
  ),
)
export type Trends = v.InferOutput<typeof trendsOutput>
