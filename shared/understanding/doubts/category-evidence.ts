/** The strength of the evidence for an item's category. */
import { EVIDENCE } from '../categories/lexicon.ts'
import { segmentsOf } from '../categories/segment.ts'
import type { Token } from '../utterance/token.ts'

export interface CategoryEvidence {
  /** The strongest cue is only a place of purchase, or a word that occurs with any category. */
  readonly isFaint: boolean
  /** The strongest cue is ambiguous. */
  readonly isLoose: boolean
  /** The words name things of two categories. */
  readonly isContested: boolean
}

export function categoryEvidence(words: readonly Token[]): CategoryEvidence {
  const segments = segmentsOf(words)
  const strengths = segments.flatMap(({ share, cues }) => cues.map(({ weight }) => weight * share))
  const things = segments
    .flatMap(({ share, cues }) => (share < 1 ? [] : cues))
    .filter(({ weight }) => weight >= EVIDENCE.loose)
  const strongest = Math.max(0, ...strengths)
  return {
    isFaint: strongest < EVIDENCE.loose,
    isLoose: strongest >= EVIDENCE.loose && strongest < EVIDENCE.thing,
    isContested: new Set(things.map(({ category }) => category)).size > 1,
  }
}
