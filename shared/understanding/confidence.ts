/** How sure an item is, and which of its fields a person should look at. */
import type { Doubt, ItemField, RuleDoubt, Sureness } from '../domain/extraction.ts'

interface Weight {
  /** What is left of the confidence. */
  readonly factor: number
  /** The field that may be wrong; null where a look at the item would not tell. */
  readonly field: ItemField | null
}

/** The rules' own ceiling: nothing they hear is beyond doubt. */
const CEILING = 0.97

const WEIGHTS: Readonly<Record<Doubt, Weight>> = {
  assumedThousands: { factor: 0.85, field: 'amount' },
  currencyUnsaid: { factor: 0.97, field: null },
  numberUncertain: { factor: 0.8, field: 'amount' },
  descriptionMissing: { factor: 0.6, field: 'description' },
  categoryUnknown: { factor: 0.85, field: 'category' },
  corrected: { factor: 0.9, field: 'amount' },
  dayAdjusted: { factor: 0.8, field: 'date' },
  descriptionLong: { factor: 0.85, field: 'description' },
  // Two readers and two answers: alone it takes an item below 0.6, where it wants a look.
  amountDisputed: { factor: 0.6, field: 'amount' },
  currencyDisputed: { factor: 0.6, field: 'currency' },
}

/** The field that a doubt is about; null where a look at the item would not tell. */
export function fieldInDoubt(doubt: Doubt): ItemField | null {
  return WEIGHTS[doubt].field
}

/**
 * The confidence is the share of such items that a reader of the transcript should find right in every field, set
 * by judgement: each doubt multiplies the ceiling by its factor. About 0.9 and above, every part was said outright;
 * below 0.6, amount or description is a guess and wants a look. The doubtful fields are those that the same doubts
 * name, once each; naming no currency marks none, as the speaker's own is what nearly everybody means.
 */
export function assess(doubts: readonly Doubt[]): Sureness {
  const product = doubts.reduce((left, doubt) => left * WEIGHTS[doubt].factor, CEILING)
  const doubtful = new Set(doubts.flatMap(doubt => fieldInDoubt(doubt) ?? []))
  return { confidence: Math.round(product * 100) / 100, doubts, doubtful: [...doubtful] }
}

/** What the rules' own doubts come to. */
export function sureness(doubts: Readonly<Record<RuleDoubt, boolean>>): Sureness {
  const names = Object.keys(doubts) as RuleDoubt[]
  return assess(names.filter(name => doubts[name]))
}
