/** What was read of a phrase, beside an expense that was put right before it was saved. */
import * as v from 'valibot'
import { CATEGORIES } from '../domain/category.ts'
import { PAYMENT_METHODS } from '../domain/payment-method.ts'
import type { LearnedValues } from '../domain/phrase-memory.ts'
import { descriptionInput } from './fields.ts'

/** No other fields. */
export const readInput = v.strictObject({
  description: descriptionInput,
  category: v.picklist(CATEGORIES),
  payment_method: v.nullish(v.picklist(PAYMENT_METHODS)),
})

/** The same as a device keeps it. */
export const readOutput = v.pipe(
  readInput,
  v.transform(
    ({ payment_method: paymentMethod = null, ...read }): LearnedValues => ({ ...read, paymentMethod }),
  ),
)

export function readToWire({
  description,
  category,
  paymentMethod,
}: LearnedValues): v.InferInput<typeof readInput> {
  return { description, category, ...(paymentMethod ? { payment_method: paymentMethod } : {}) }
}
