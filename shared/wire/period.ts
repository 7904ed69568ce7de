/** GET /expenses/detail, and lists of expenses. */
import * as v from 'valibot'
import type { Expense } from '../domain/expense.ts'
import { ZERO } from '../domain/money.ts'
import { figuresOf, type PeriodFigures } from '../domain/totals.ts'
import { enveloped } from './envelope.ts'
import { expenseOutput } from './expense.ts'
import { breakdown, breakdownFrom, expenses, idr, totals, totalsFrom } from './totals.ts'

const periodBody = v.object({
  totalSpend: v.optional(idr),
  month_spend: v.optional(idr),
  totals,
  categoryBreakdown: breakdown,
  expenses,
  total_expenses: v.optional(v.number()),
  next_cursor: v.nullish(v.string(), null),
})

export const periodOutput = enveloped(
  v.pipe(
    periodBody,
    v.transform(wire => ({
      ...figuresFrom(wire),
      /** All of the period's, or the latest of them. */
      expenses: wire.expenses,
      /** How many the period has. */
      count: wire.total_expenses ?? wire.expenses.length,
      /** Leads to those after `expenses`; null where all are there. */
      nextCursor: wire.next_cursor,
    })),
  ),
)
export type PeriodStats = v.InferOutput<typeof periodOutput>

/** Where the backend has sums in IDR only, the expenses themselves tell better, if all are there. */
function figuresFrom(wire: v.InferOutput<typeof periodBody>): PeriodFigures {
  const complete =
    wire.expenses.length > 0 && wire.expenses.length === (wire.total_expenses ?? wire.expenses.length)
  if (!wire.totals && complete) return figuresOf(wire.expenses)
  return {
    totals: totalsFrom(wire.totals, wire.totalSpend ?? wire.month_spend ?? ZERO),
    breakdown: breakdownFrom(wire.categoryBreakdown),
  }
}

/** POST /expenses/batch: `{ "expenses": [...] }`, or a bare list. */
export const expenseListOutput = v.pipe(
  enveloped(v.union([v.array(expenseOutput), v.object({ expenses: v.array(expenseOutput) })])),
  v.transform(wire => (Array.isArray(wire) ? wire : wire.expenses)),
)

/** GET /expenses: the same, and where it goes on. `next` is null behind the last page, absent where a backend does not say. */
export const expensePageOutput = v.pipe(
  enveloped(
    v.union([
      v.array(expenseOutput),
      v.object({ expenses: v.array(expenseOutput), next_cursor: v.nullish(v.string()) }),
    ]),
  ),
  v.transform(
    (wire): ExpensePage =>
      Array.isArray(wire) ? { expenses: wire } : { expenses: wire.expenses, next: wire.next_cursor },
  ),
)

export interface ExpensePage {
  readonly expenses: readonly Expense[]
  readonly next?: string | null | undefined
}
