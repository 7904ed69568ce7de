/** POST /expenses/restore: recently deleted expenses with their original fields. */
import * as v from 'valibot'
import type { Expense } from '../domain/expense.ts'
import { draftToWire, expenseInput, MAX_BATCH } from './expense.ts'
import { momentInput, uuidInput } from './fields.ts'

const restoredItem = v.strictObject({
  ...v.omit(expenseInput, ['heard']).entries,
  id: uuidInput,
  created_at: v.optional(momentInput),
  /** The deleted version. */
  version: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000_000))),
  recurring_id: v.optional(uuidInput),
  /** In the order of entry, as the answer to its deletion told it. Without it, after all others. */
  place: v.optional(v.pipe(v.string(), v.regex(/^-?\d{1,18}$/))),
})

export const expenseRestoration = v.strictObject({
  expenses: v.pipe(v.array(restoredItem), v.minLength(1), v.maxLength(MAX_BATCH)),
})
export type RestoredItemWire = v.InferInput<typeof restoredItem>

export function restoredToWire(expense: Expense, place?: string): RestoredItemWire {
  const { id, createdAt, version, recurringId } = expense
  const { heard: _, ...draft } = draftToWire(expense)
  return {
    ...draft,
    id,
    ...(createdAt !== '' && { created_at: createdAt }),
    ...(version === undefined ? {} : { version }),
    ...(recurringId === undefined ? {} : { recurring_id: recurringId }),
    ...(place === undefined ? {} : { place }),
  }
}
