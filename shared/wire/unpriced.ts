/** What an answer to POST /expenses/voice tells of an expense whose price was not said. */
import * as v from 'valibot'
import { CATEGORIES } from '../domain/category.ts'
import type { UnpricedExpense } from '../domain/extraction.ts'
import { isoDay } from './expense.ts'

/** As the 422 of a recording that names nothing else has it. */
export function unpricedToWire({ description, category, date }: UnpricedExpense) {
  return { description, category, date }
}

/** As it stands in the answer beside what was saved. */
export function unsavedToWire(unpriced: UnpricedExpense) {
  return { amount: null, ...unpricedToWire(unpriced) }
}

export const unpricedOutput = v.object({
  description: v.pipe(v.string(), v.trim(), v.nonEmpty()),
  category: v.fallback(v.picklist(CATEGORIES), 'Other'),
  date: isoDay,
})

/** Null where it is not of the contract's shape. */
export function readUnpriced(wire: unknown): UnpricedExpense | null {
  const parsed = v.safeParse(unpricedOutput, wire)
  return parsed.success ? parsed.output : null
}
