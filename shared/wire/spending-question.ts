/** GET /expenses/answer, and spoken questions: the question and the figures of its answer. */
import * as v from 'valibot'
import { CATEGORIES } from '../domain/category.ts'
import type { Expense } from '../domain/expense.ts'
import { PAYMENT_METHODS } from '../domain/payment-method.ts'
import { ASKED, type SpendingQuestion } from '../domain/spending-question.ts'
import type { Totals } from '../domain/totals.ts'
import { enveloped } from './envelope.ts'
import { expenseOutput } from './expense.ts'
import { isoDay } from './fields.ts'
import { exactTotals } from './totals.ts'

/** Most expenses in an answer. */
export const MAX_ANSWERED = 5
/** Longest search words, in UTF-16 units. */
const MAX_WORDS = 100

/** No other fields. */
export const questionFields = v.strictObject({
  what: v.picklist(ASKED),
  from: isoDay,
  /** Inclusive. */
  to: isoDay,
  category: v.optional(v.picklist(CATEGORIES)),
  /** Words of the description, as GET /expenses takes them. */
  q: v.optional(v.pipe(v.string(), v.maxLength(MAX_WORDS))),
  payment_method: v.optional(v.picklist(PAYMENT_METHODS)),
})

/** As parameters, and as a field of a voice answer. */
export function questionToWire(question: SpendingQuestion): Readonly<Record<string, string>> {
  const { what, period, category, words, payment } = question
  const wire: Record<string, string> = { what, ...period }
  if (category !== null) wire.category = category
  if (words !== null) wire.q = words
  if (payment !== null) wire.payment_method = payment
  return wire
}

export function questionFromWire(wire: v.InferOutput<typeof questionFields>): SpendingQuestion {
  const { what, from, to, category = null, q = null, payment_method: payment = null } = wire
  return { what, period: { from, to }, category, words: q, payment }
}

export interface SpendingAnswer {
  /** How many expenses match. */
  readonly count: number
  readonly totals: Totals
  /** The largest of them where that was asked, else the latest: at most `MAX_ANSWERED`. */
  readonly expenses: readonly Expense[]
}

export const spendingAnswerOutput = enveloped(
  v.pipe(
    v.object({
      total_expenses: v.number(),
      totals: exactTotals,
      expenses: v.array(expenseOutput),
    }),
    v.transform(
      ({ total_expenses: count, totals, expenses }): SpendingAnswer => ({ count, totals, expenses }),
    ),
  ),
)
