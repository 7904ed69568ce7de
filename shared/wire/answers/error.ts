/** The answer of every refusal. */
import * as v from 'valibot'
import { expenseAnswer } from './expenses.ts'
import { day } from './fields.ts'

export const unpricedFields = {
  description: v.string(),
  category: v.string(),
  date: day,
  /** The words that name it. */
  phrase: v.optional(v.string()),
}

export const errorAnswer = v.strictObject({
  /** In the language of Accept-Language. */
  message: v.pipe(v.string(), v.nonEmpty()),
  violation_type: v.optional(v.string()),
  /** An error code for programs. */
  code: v.optional(v.string()),
  /** The transcript, where it is no expense and no violation. */
  transcription: v.optional(v.string()),
  /** On a version conflict: the stored expense and, for a change, the requested one. */
  conflict: v.optional(v.strictObject({ current: expenseAnswer, yours: v.nullable(expenseAnswer) })),
  /** The expense, where only its price is missing. */
  unpriced: v.optional(v.strictObject(unpricedFields)),
})
