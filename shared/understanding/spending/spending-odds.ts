/**
 * Whether an utterance tells of an own expense, by a logistic regression on its words: a second opinion beside the rules of
 * `intent/`, which know what a clause says, where this knows what such sentences sound like.
 */
import { sparseOdds } from '../regression/sparse-weights.ts'
import type { Utterance } from '../utterance/utterance.ts'
import { FEATURE_WEIGHTS } from './feature-weights.ts'
import { spokenFeatures } from './spoken-features.ts'

/** Log odds that the utterance tells of an own expense with its amount; below 0 where it rather tells of none. */
export function spendingOdds(utterance: Utterance): number {
  return sparseOdds(FEATURE_WEIGHTS, spokenFeatures(utterance))
}
