/** Weights of a logistic regression on sparse features, as a text that holds each weight once. */

/** Between the features of one weight. */
export const SEPARATOR = '|'

export interface WeightsText {
  /** Log odds without any feature. */
  readonly base: number
  /** Log odds of a weight of 1. */
  readonly unit: number
  /** A line is a weight, in units, and the features that have it: '-12 gajian|masuk <a>'. */
  readonly text: string
}

function parse({ unit, text }: WeightsText): ReadonlyMap<string, number> {
  const read = new Map<string, number>()
  for (const line of text.split('\n')) {
    const space = line.indexOf(' ')
    const weight = Number(line.slice(0, space)) * unit
    for (const feature of line.slice(space + 1).split(SEPARATOR)) read.set(feature, weight)
  }
  return read
}

/** Parsed on first use, as most visits need no extraction. */
const parsed = new WeakMap<WeightsText, ReadonlyMap<string, number>>()

/** Log odds of what has these features; those that have no weight count for nothing. */
export function sparseOdds(model: WeightsText, features: ReadonlySet<string>): number {
  let weights = parsed.get(model)
  if (!weights) {
    weights = parse(model)
    parsed.set(model, weights)
  }
  let sum = 0
  let known = 0
  for (const feature of features) {
    const weight = weights.get(feature)
    if (weight === undefined) continue
    sum += weight
    known++
  }
  // The root keeps many features from adding up to certainty: those of one sentence are not independent.
  return known === 0 ? model.base : model.base + sum / Math.sqrt(known)
}
