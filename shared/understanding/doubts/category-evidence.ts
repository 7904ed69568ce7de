/** How well the words of an item tell its category. */
import { EVIDENCE } from '../categories/lexicon.ts'
import { segmentsOf } from '../categories/segment.ts'
import type { Token } from '../utterance/token.ts'

export interface CategoryEvidence {
  /** No cue says more than where it was bought, or what is heard beside anything. */
  readonly isFaint: boolean
  /** The cue that says most has other meanings. */
  readonly isLoose: boolean
  /** Things of two categories are named. */
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
