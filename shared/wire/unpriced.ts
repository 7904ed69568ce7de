/** An expense without a price in answers to POST /expenses/voice. */
import * as v from 'valibot'
import { CATEGORIES } from '../domain/category.ts'
import type { UnpricedExpense } from '../domain/extraction.ts'
import { isoDay, phraseText } from './fields.ts'

/** In the 422 of a recording without another expense. */
export function unpricedToWire({ description, category, date, phrase }: UnpricedExpense) {
  return { description, category, date, ...(phrase === undefined ? {} : { phrase }) }
}

/** In an answer next to saved expenses. */
export function unsavedToWire(unpriced: UnpricedExpense) {
  return { amount: null, ...unpricedToWire(unpriced) }
}

export const unpricedOutput = v.pipe(
  v.object({
    description: v.pipe(v.string(), v.trim(), v.nonEmpty()),
    category: v.fallback(v.picklist(CATEGORIES), 'Other'),
    date: isoDay,
    phrase: v.fallback(v.optional(phraseText), undefined),
  }),
  v.transform(
    ({ phrase, ...said }): UnpricedExpense => ({ ...said, ...(phrase === undefined ? {} : { phrase }) }),
  ),
)

/** Null where it is not of the contract's shape. */
export function readUnpriced(wire: unknown): UnpricedExpense | null {
  const parsed = v.safeParse(unpricedOutput, wire)
  return parsed.success ? parsed.output : null
}
