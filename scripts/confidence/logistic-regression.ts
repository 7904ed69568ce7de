/** Logistic regression on features that are there or not, by coordinate descent: the same rows give the same weights. */

export interface Row<Feature extends string> {
  readonly features: readonly Feature[]
  /** 1 where the outcome happened, else 0. */
  readonly outcome: number
}

export interface Model<Feature extends string> {
  /** Log odds without any feature. */
  readonly base: number
  /** What each feature adds to the log odds; never less than nothing. */
  readonly weights: ReadonlyMap<Feature, number>
}

export interface Prior {
  /** Weight of a feature that no row has. */
  readonly mean: number
  /** How many rows' worth of evidence it takes to move a weight far from that. */
  readonly strength: number
}

/** Enough for the weights to settle to three decimals. */
const SWEEPS = 200
/** No weight moves farther in a sweep: far from the optimum a Newton step overshoots. */
const MAX_STEP = 1
/** The base has hardly any prior. */
const BASE_STRENGTH = 0.01

const chance = (logOdds: number) => 1 / (1 + Math.exp(-logOdds))

/** The weights that make `rows` most likely, together with the prior on the weights. */
export function fitLogistic<Feature extends string>(
  rows: readonly Row<Feature>[],
  features: readonly Feature[],
  prior: Prior,
): Model<Feature> {
  const logOdds = rows.map(() => 0)
  /** The Newton step for what all rows at `places` share, within bounds. */
  const step = (places: readonly number[], pull: number, strength: number): number => {
    let gradient = -strength * pull
    let curvature = strength
    for (const place of places) {
      const expected = chance(logOdds[place] ?? 0)
      gradient += expected - (rows[place]?.outcome ?? 0)
      curvature += expected * (1 - expected)
    }
    return Math.max(-MAX_STEP, Math.min(MAX_STEP, -gradient / curvature))
  }
  const move = (places: readonly number[], by: number) => {
    for (const place of places) logOdds[place] = (logOdds[place] ?? 0) + by
  }

  const everywhere = rows.map((_, place) => place)
  const columns = features.map(feature => ({
    feature,
    places: everywhere.filter(place => rows[place]?.features.includes(feature)),
  }))
  const weights = new Map<Feature, number>(features.map(feature => [feature, 0]))
  let base = 0
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    const moved = step(everywhere, -base, BASE_STRENGTH)
    base += moved
    move(everywhere, moved)
    for (const { feature, places } of columns) {
      const before = weights.get(feature) ?? 0
      const after = Math.max(0, before + step(places, prior.mean - before, prior.strength))
      weights.set(feature, after)
      move(places, after - before)
    }
  }
  return { base, weights }
}

/** The chance of the outcome for something with these features. */
export function predict<Feature extends string>(
  { base, weights }: Model<Feature>,
  features: readonly Feature[],
): number {
  return chance(features.reduce((sum, feature) => sum + (weights.get(feature) ?? 0), base))
}
