/** A correction that was heard, as POST /expenses/voice answers it: each option as expenses before and after. */
import * as v from 'valibot'
import type { CorrectionOptions, SavedExpense } from '../domain/correction.ts'
import { toMajor } from '../domain/money.ts'
import { draftFromWire, expenseFields } from './expense.ts'
import { idOutput } from './fields.ts'

function savedToWire({ id, amount, currency, description, category, date, paymentMethod }: SavedExpense) {
  return {
    id,
    amount: toMajor(amount, currency),
    currency,
    description,
    category,
    date,
    payment_method: paymentMethod,
  }
}

export function correctionToWire({ options, asks, orNew, plain }: CorrectionOptions) {
  return {
    options: options.map(edits =>
      edits.map(({ before, after }) => ({
        before: savedToWire(before),
        after: after && savedToWire(after),
      })),
    ),
    asks,
    or_new: orNew,
    ...(plain && { plain }),
  }
}

const savedExpense = v.pipe(
  v.object({ id: idOutput, ...expenseFields.entries }),
  v.transform((wire): SavedExpense => ({ ...draftFromWire(wire), id: wire.id })),
)

export const correctionOutput = v.pipe(
  v.object({
    options: v.array(v.array(v.object({ before: savedExpense, after: v.nullable(savedExpense) }))),
    asks: v.boolean(),
    or_new: v.boolean(),
    plain: v.fallback(v.optional(v.literal(true)), undefined),
  }),
  v.transform(
    ({ options, asks, or_new: orNew, plain }): CorrectionOptions => ({
      options,
      asks,
      orNew,
      ...(plain && { plain }),
    }),
  ),
)
