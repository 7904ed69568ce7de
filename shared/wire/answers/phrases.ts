/** Answers about what corrections have taught. */
import * as v from 'valibot'
import { count, currency, day, id, paymentMethod } from './fields.ts'

const learnedAnswer = <T extends v.GenericSchema>(value: T) =>
  v.optional(
    v.strictObject({
      value,
      /** Consecutive expenses corrected to it, or saved with it and kept, up to 9. */
      agreed: v.pipe(count, v.minValue(1), v.maxValue(9)),
      /** An earlier correction set another value; with `agreed` 1, the field is only marked. */
      wavered: v.boolean(),
    }),
  )
const phraseAnswer = v.strictObject({
  id,
  phrase: v.string(),
  learned: v.strictObject({
    category: learnedAnswer(v.string()),
    description: learnedAnswer(v.string()),
    payment_method: learnedAnswer(paymentMethod),
  }),
  /** The day of the latest correction. */
  learned_on: day,
})
export const onePhraseAnswer = v.strictObject({ data: phraseAnswer })
/** `amounts`: earlier amounts of a phrase, in decimal major units, the latest first. */
export const phraseListAnswer = v.strictObject({
  learning: v.boolean(),
  phrases: v.array(phraseAnswer),
  amounts: v.array(v.strictObject({ phrase: v.string(), currency, amounts: v.array(v.number()) })),
})
export const learningAnswer = v.strictObject({ learning: v.boolean() })
