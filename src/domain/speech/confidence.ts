/** How sure the rules are of an item. */

export interface Doubts {
  /** A bare number was taken as thousands of rupiah. */
  readonly assumedThousands: boolean
  /** No currency was said: the speaker's own is meant. */
  readonly currencyUnsaid: boolean
  /** The number has another likely reading ('four fifty'). */
  readonly numberUncertain: boolean
  /** Nothing said what it was for: the description is the category's name. */
  readonly descriptionMissing: boolean
  /** No cue for the category. */
  readonly categoryUnknown: boolean
  /** The speaker took something back. */
  readonly corrected: boolean
  /** The day said does not exist or lies out of bounds. */
  readonly dayAdjusted: boolean
  /** The description is longer than one types. */
  readonly descriptionLong: boolean
}

/** The rules' own ceiling: nothing they hear is beyond doubt. */
const CEILING = 0.97

const FACTORS: Readonly<Record<keyof Doubts, number>> = {
  assumedThousands: 0.85,
  currencyUnsaid: 0.97,
  numberUncertain: 0.8,
  descriptionMissing: 0.6,
  categoryUnknown: 0.85,
  corrected: 0.9,
  dayAdjusted: 0.8,
  descriptionLong: 0.85,
}

/**
 * 0..1, to two decimals. It is the share of such items that a reader of the transcript should find right in
 * every field, set by judgement: each doubt multiplies the ceiling by its factor. About 0.9 and above, every
 * part was said outright; below 0.6, amount or description is a guess and wants a look.
 */
export function confidence(doubts: Doubts): number {
  const keys = Object.keys(FACTORS) as (keyof Doubts)[]
  const product = keys.reduce((left, key) => (doubts[key] ? left * FACTORS[key] : left), CEILING)
  return Math.round(product * 100) / 100
}
