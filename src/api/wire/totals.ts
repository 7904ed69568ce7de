/** Sums and breakdowns, in IDR on the wire: GET /dashboard/stats. */
import * as v from 'valibot'
import { type Minor, toMinor } from '../../domain/money.ts'
import type { CategoryTotal } from '../../domain/totals.ts'
import { enveloped } from './envelope.ts'
import { expenseOutput } from './expense.ts'

export const idr = v.pipe(
  v.union([v.number(), v.string()]),
  v.transform(Number),
  v.number(),
  v.finite(),
  v.transform((major): Minor => toMinor(major, 'IDR')),
)

const categoryTotal = v.pipe(
  v.object({ category: v.string(), amount: idr, count: v.number() }),
  v.transform((wire): CategoryTotal => wire),
)
export const breakdown = v.nullish(v.array(categoryTotal), [])
export const expenses = v.nullish(v.array(expenseOutput), [])

export const dashboardOutput = enveloped(
  v.pipe(
    v.object({
      current_month: v.nullish(v.string(), ''),
      month_spend: idr,
      week_spend: idr,
      today_spend: idr,
      category_breakdown: breakdown,
      recent_expenses: expenses,
    }),
    v.transform(wire => ({
      /** The backend's label, for show: `2026-11` from ours. */
      currentMonth: wire.current_month,
      monthSpend: wire.month_spend,
      weekSpend: wire.week_spend,
      todaySpend: wire.today_spend,
      breakdown: wire.category_breakdown,
      recent: wire.recent_expenses,
    })),
  ),
)
export type Dashboard = v.InferOutput<typeof dashboardOutput>
