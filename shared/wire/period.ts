/** GET /expenses/detail, and lists of expenses. */
import * as v from 'valibot'
import type { Expense } from '../domain/expense.ts'
import { ZERO } from '../domain/money.ts'
import { figuresOf, type PeriodFigures } from '../domain/totals.ts'
import { enveloped } from './envelope.ts'
import { expenseOutput } from './expense.ts'
import { breakdown, breakdownFrom, idr, totals, totalsFrom } from './totals.ts'

/** Not parsed here: `expenseOutput` reads each, and there may be a thousand. */
const unreadExpenses = v.array(v.unknown())

const periodBody = v.object({
  totalSpend: v.optional(idr),
  month_spend: v.optional(idr),
  totals,
  categoryBreakdown: breakdown,
  expenses: v.nullish(unreadExpenses, []),
  total_expenses: v.optional(v.number()),
  next_cursor: v.nullish(v.string(), null),
})

export type PeriodBody = v.InferOutput<typeof periodBody>

/** Its expenses are not parsed. */
export const periodOutput = enveloped(periodBody)

export interface PeriodStats extends PeriodFigures {
  /** All of the period's, or the latest of them. */
  readonly expenses: readonly Expense[]
  /** Number of expenses in the period. */
  readonly count: number
  /** Cursor of the page after `expenses`; null where these are all. */
  readonly nextCursor: string | null
}

/** The period of a body, with its parsed expenses. */
export function periodOf(body: PeriodBody, expenses: readonly Expense[]): PeriodStats {
  const count = body.total_expenses ?? expenses.length
  return { ...figuresFrom(body, expenses, count), expenses, count, nextCursor: body.next_cursor }
}

/** Where the backend has sums in IDR only, they are computed from the expenses, if these are complete. */
function figuresFrom(body: PeriodBody, expenses: readonly Expense[], count: number): PeriodFigures {
  const complete = expenses.length > 0 && expenses.length === count
  if (!body.totals && complete) return figuresOf(expenses)
  return {
    totals: totalsFrom(body.totals, body.totalSpend ?? body.month_spend ?? ZERO),
    breakdown: breakdownFrom(body.categoryBreakdown),
  }
}

/** POST /expenses/batch: `{ "expenses": [...] }`, or a bare list. */
export const expenseListOutput = v.pipe(
  enveloped(v.union([v.array(expenseOutput), v.object({ expenses: v.array(expenseOutput) })])),
  v.transform(wire => (Array.isArray(wire) ? wire : wire.expenses)),
)

const pageBody = v.pipe(
  v.union([unreadExpenses, v.object({ expenses: unreadExpenses, next_cursor: v.nullish(v.string()) })]),
  v.transform((wire): PageBody => {
    if (Array.isArray(wire)) return { expenses: wire }
    return { expenses: wire.expenses, next: wire.next_cursor }
  }),
)

/** GET /expenses: a list as above with the next cursor; its expenses are not parsed. */
export const expensePageOutput = enveloped(pageBody)

export interface PageBody extends Pick<ExpensePage, 'next'> {
  readonly expenses: readonly unknown[]
}

export interface ExpensePage {
  readonly expenses: readonly Expense[]
  /** Null on the last page, absent where a backend has no cursor. */
  readonly next?: string | null | undefined
}
