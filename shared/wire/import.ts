/** POST /expenses/import: exported expenses with their original fields. */
import * as v from 'valibot'
import type { ImportedExpense } from '../domain/csv-import.ts'
import { enveloped } from './envelope.ts'
import { draftToWire, expenseInput } from './expense.ts'
import { momentInput, uuidInput } from './fields.ts'

/** Most expenses that one request may bring. */
export const MAX_IMPORT = 500

const importItem = v.strictObject({
  ...v.omit(expenseInput, ['phrase', 'heard']).entries,
  id: v.optional(uuidInput),
  created_at: v.optional(momentInput),
  /** How many like it, without an id, came before it in the file, in this request or another. */
  occurrence: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000)), 0),
})

export const expenseImport = v.strictObject({
  expenses: v.pipe(v.array(importItem), v.minLength(1), v.maxLength(MAX_IMPORT)),
  /** Only counts, imports nothing. */
  preview: v.optional(v.boolean(), false),
})
export type ImportItemWire = v.InferInput<typeof importItem>

export function itemToWire({ draft, id, createdAt, occurrence }: ImportedExpense): ImportItemWire {
  return {
    ...draftToWire(draft),
    ...(id !== null && { id }),
    ...(createdAt !== null && { created_at: createdAt }),
    ...(occurrence > 0 && { occurrence }),
  }
}

/** The result of an import. */
export const importOutput = enveloped(
  v.object({ added: v.number(), existing: v.number(), ids: v.array(v.string()) }),
)
export type ImportResult = v.InferOutput<typeof importOutput>
