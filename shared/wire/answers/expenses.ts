/** Answers about expenses that are stored. */
import * as v from 'valibot'
import { count, currency, day, id, instant, nextCursor, paymentMethod, version } from './fields.ts'

/** `amount` in decimal major units of `currency`; `version` counts from 1, one more with each change. */
export const expenseAnswer = v.strictObject({
  id,
  amount: v.number(),
  currency,
  description: v.string(),
  category: v.string(),
  date: day,
  payment_method: paymentMethod,
  created_at: instant,
  version,
  /** Id of the rule that entered it; null where the user did. */
  recurring_id: v.nullable(id),
})

export type ExpenseAnswer = v.InferOutput<typeof expenseAnswer>

export const oneExpenseAnswer = v.strictObject({ data: expenseAnswer })
export const expenseListAnswer = v.strictObject({ expenses: v.array(expenseAnswer) })
export const expensePageAnswer = v.strictObject({
  expenses: v.array(expenseAnswer),
  next_cursor: nextCursor,
})
/** Of an import: `ids` of what was added; none of a preview. */
export const importAnswer = v.strictObject({ added: count, existing: count, ids: v.array(id) })
/** `place` in the order of entry: POST /expenses/restore puts it back there. */
export const expenseDeletedAnswer = v.strictObject({ message: v.string(), place: v.string() })
/** `places` in the order of the ids, null for those that were not there. */
export const deletionAnswer = v.strictObject({
  deleted: v.number(),
  places: v.array(v.nullable(v.string())),
})
