/** GET /expenses/detail, with its sums in IDR, and lists of expenses. */
import * as v from 'valibot'
import type { Minor } from '../../domain/money.ts'
import { enveloped } from './envelope.ts'
import { expenseOutput } from './expense.ts'
import { breakdown, expenses, idr } from './totals.ts'

export const periodOutput = enveloped(
  v.pipe(
    v.object({
      totalSpend: v.optional(idr),
      month_spend: v.optional(idr),
      categoryBreakdown: breakdown,
      expenses,
      total_expenses: v.optional(v.number()),
    }),
    v.transform(wire => ({
      totalSpend: wire.totalSpend ?? wire.month_spend ?? (0 as Minor),
      breakdown: wire.categoryBreakdown,
      expenses: wire.expenses,
      count: wire.total_expenses ?? wire.expenses.length,
    })),
  ),
)
export type PeriodStats = v.InferOutput<typeof periodOutput>

/** GET /expenses and POST /expenses/batch: `{ "expenses": [...] }`, or a bare list. */
export const expenseListOutput = v.pipe(
  enveloped(v.union([v.array(expenseOutput), v.object({ expenses: v.array(expenseOutput) })])),
  v.transform(wire => (Array.isArray(wire) ? wire : wire.expenses)),
)
