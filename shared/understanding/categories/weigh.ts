/** What the cues of words weigh for each category. */
import type { Category } from '../../domain/category.ts'
import { type CategoryCue, EVIDENCE } from './lexicon.ts'
import type { Segment } from './segment.ts'

export type Weights = Map<Category, number>

/** A word that only names the thing more closely: 'tangan' in 'jam tangan', 'phone' in 'phone case'. */
const CLOSER = 0.5

/** The cue that names the thing: Indonesian says it first, English last. */
function headOf(cues: readonly CategoryCue[]): CategoryCue | undefined {
  const named = cues.filter(cue => cue.weight >= EVIDENCE.loose)
  return named.some(cue => cue.language === 'id') ? named[0] : named.at(-1)
}

export function weigh(segments: readonly Segment[]): Weights {
  const weights: Weights = new Map()
  for (const { share, cues } of segments) {
    const head = headOf(cues)
    for (const cue of cues) {
      const closer = cue !== head && cue.weight >= EVIDENCE.loose ? CLOSER : 1
      weights.set(cue.category, (weights.get(cue.category) ?? 0) + cue.weight * share * closer)
    }
  }
  return weights
}

/** The category that most speaks for, the first among equals; null where nothing does. */
export function heaviest(weights: ReadonlyMap<Category, number>): Category | null {
  let best: Category | null = null
  for (const [category, weight] of weights) {
    if (best === null || weight > (weights.get(best) ?? 0)) best = category
  }
  return best
}
