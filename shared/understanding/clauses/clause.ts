/** Clauses: what stands between two breaks or corrections. */

import type { PaymentMethod } from '../../domain/payment-method.ts'
import type { SpokenDay } from '../days/day-phrase.ts'
import type { SpokenAmount } from '../spans/amount.ts'
import type { BreakKind } from '../spans/delimiters.ts'

/** How a clause follows the one before. `correction` takes that one back, `cancel` deletes it for good. */
export type DiscourseMarker = 'start' | BreakKind | 'correction' | 'cancel'

/** A run of words, or an amount, in the order said. `at` and the words are places in the token list. */
export type Part =
  | { readonly kind: 'words'; readonly places: readonly number[] }
  | { readonly kind: 'amount'; readonly amount: SpokenAmount }

/** How something was paid, and where it was said: places from `at` up to `end`, which is left out. */
export interface PaymentSpan {
  readonly method: PaymentMethod
  readonly explicit: boolean
  readonly at: number
  readonly end: number
}

export interface Clause {
  readonly marker: DiscourseMarker
  /** The conjunction's own tokens, for a description that runs across it. */
  readonly markerPlaces: readonly number[]
  readonly parts: readonly Part[]
  readonly day: SpokenDay | null
  readonly payment: PaymentSpan | null
  /** Every token of the clause but those of its day, for the cues of intent. */
  readonly said: readonly number[]
  /** Sentences are numbered from 0. */
  readonly sentence: number
}

export interface Sentence {
  readonly said: readonly number[]
  /** It ends in a question mark. */
  readonly asked: boolean
}
