/** A clause: the words between two breaks or corrections. */
import type { BreakKind, SpokenAmount, SpokenDay, SpokenPayment } from '../utterance/span.ts'
import type { Token } from '../utterance/token.ts'

/** The relation of a clause to the one before: `correction` replaces it, `cancel` deletes it. */
export type DiscourseMarker = 'start' | BreakKind | 'correction' | 'cancel'

/** A run of words, or an amount, in the order said. */
export type Part =
  | { readonly kind: 'words'; readonly words: readonly Token[] }
  | { readonly kind: 'amount'; readonly amount: SpokenAmount }

export interface Clause {
  readonly marker: DiscourseMarker
  /** The marker's tokens, for a description that spans it. */
  readonly markerTokens: readonly Token[]
  readonly parts: readonly Part[]
  readonly day: SpokenDay | null
  readonly payment: SpokenPayment | null
  /** Every token of the clause but those of its day, for the cues of intent. */
  readonly said: readonly Token[]
  /** Sentences are numbered from 0. */
  readonly sentence: number
}

export interface Sentence {
  readonly said: readonly Token[]
  /** It ends in a question mark. */
  readonly asked: boolean
}
