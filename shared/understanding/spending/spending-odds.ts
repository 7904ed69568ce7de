/**
 * Whether an utterance tells of an own expense, by a logistic regression on its words: a second opinion beside the rules of
 * `intent/`, which know what a clause says, where this knows what such sentences sound like.
 */
import type { Utterance } from '../utterance/utterance.ts'
import { BASE, FEATURE_WEIGHTS, WEIGHT_UNIT } from './feature-weights.ts'
import { spokenFeatures } from './spoken-features.ts'

/** Between the features of one weight. */
export const SEPARATOR = '|'

let weights: ReadonlyMap<string, number> | null = null

/** A line is a weight and the features that have it: '-12 gajian|masuk <a>'. */
function readWeights(): ReadonlyMap<string, number> {
  const read = new Map<string, number>()
  for (const line of FEATURE_WEIGHTS.split('\n')) {
    const space = line.indexOf(' ')
    const weight = Number(line.slice(0, space)) * WEIGHT_UNIT
    for (const feature of line.slice(space + 1).split(SEPARATOR)) read.set(feature, weight)
  }
  return read
}

/** Log odds that the utterance tells of an own expense with its amount; below 0 where it rather tells of none. */
export function spendingOdds(utterance: Utterance): number {
  // Parsed on first use, as most visits need no extraction.
  weights ??= readWeights()
  let sum = 0
  let known = 0
  for (const feature of spokenFeatures(utterance)) {
    const weight = weights.get(feature)
    if (weight === undefined) continue
    sum += weight
    known++
  }
  // The root keeps a long sentence from adding up to certainty: its features are not independent.
  return known === 0 ? BASE : BASE + sum / Math.sqrt(known)
}
