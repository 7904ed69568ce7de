/**
 * Logistic regression on sparse features by stochastic gradients (AdaGrad: Duchi, Hazan and Singer, 2011): the same rows give
 * the same weights.
 */

export interface SparseRow {
  readonly features: ReadonlySet<string>
  /** 1 where the outcome happened, else 0. */
  readonly outcome: number
}

export interface SparseModel {
  readonly base: number
  readonly weights: ReadonlyMap<string, number>
}

/** A feature of fewer rows tells more of them than of the language. */
const FEWEST_ROWS = 3
const EPOCHS = 20
/** Of the last epochs the weights are averaged, so that the order of the rows tells less (Polyak and Juditsky, 1992). */
const AVERAGED = 5
const STEP = 0.5
/** Of the weights, towards 0 (L2). */
const DECAY = 1e-4
/** Keeps the first step finite. */
const FIRST_SQUARES = 1e-8

/** An outcome's row, by places of its features. */
interface PlacedRow {
  readonly places: readonly number[]
  readonly outcome: number
}

/** Minimal standard generator of Park and Miller (1988): an order that is the same in each run. */
function generator(): () => number {
  let state = 1
  return () => {
    state = (state * 48271) % 2147483647
    return state / 2147483647
  }
}

function shuffle(order: number[], random: () => number): void {
  for (let at = order.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1))
    const moved = order[at] as number
    order[at] = order[other] as number
    order[other] = moved
  }
}

/** The log odds of a row: the mean is taken by the root, as features of one sentence depend on each other. */
function oddsOf(base: number, weights: Float64Array, { places }: PlacedRow): number {
  if (places.length === 0) return base
  let sum = 0
  for (const place of places) sum += weights[place] ?? 0
  return base + sum / Math.sqrt(places.length)
}

function fitPlaced(rows: readonly PlacedRow[], size: number): { base: number; weights: Float64Array } {
  const weights = new Float64Array(size)
  const squares = new Float64Array(size).fill(FIRST_SQUARES)
  const order = rows.map((_, at) => at)
  const random = generator()
  let base = 0
  let baseSquares = FIRST_SQUARES
  const averages = new Float64Array(size)
  let averageBase = 0
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    shuffle(order, random)
    for (const at of order) {
      const row = rows[at] as PlacedRow
      const error = 1 / (1 + Math.exp(-oddsOf(base, weights, row))) - row.outcome
      const share = error / Math.sqrt(row.places.length)
      for (const place of row.places) {
        const weight = weights[place] as number
        const gradient = share + DECAY * weight
        squares[place] = (squares[place] as number) + gradient * gradient
        weights[place] = weight - (STEP * gradient) / Math.sqrt(squares[place])
      }
      baseSquares += error * error
      base -= (STEP * error) / Math.sqrt(baseSquares)
    }
    if (epoch < EPOCHS - AVERAGED) continue
    averageBase += base / AVERAGED
    weights.forEach((weight, place) => {
      averages[place] = (averages[place] as number) + weight / AVERAGED
    })
  }
  return { base: averageBase, weights: averages }
}

function placed(rows: readonly SparseRow[], places: ReadonlyMap<string, number>): PlacedRow[] {
  return rows.map(({ features, outcome }) => ({
    outcome,
    places: [...features].flatMap(feature => places.get(feature) ?? []),
  }))
}

/** Fitted twice: to all features of enough rows, then to the `most` that tell the most. */
export function fitSparse(rows: readonly SparseRow[], most: number): SparseModel {
  const counts = new Map<string, number>()
  for (const { features } of rows)
    for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1)
  const all = [...counts].filter(([, count]) => count >= FEWEST_ROWS).map(([feature]) => feature)
  const allPlaces = new Map(all.map((feature, at) => [feature, at]))
  const first = fitPlaced(placed(rows, allPlaces), all.length)
  const telling = all
    .map((feature, at) => ({
      feature,
      tells: Math.abs(first.weights[at] as number) * Math.sqrt(counts.get(feature) ?? 0),
    }))
    .sort((a, b) => b.tells - a.tells)
    .slice(0, most)
    .map(({ feature }) => feature)
  const places = new Map(telling.map((feature, at) => [feature, at]))
  const { base, weights } = fitPlaced(placed(rows, places), telling.length)
  return { base, weights: new Map(telling.map((feature, at) => [feature, weights[at] as number])) }
}

/** Log odds by a fitted model of what has these features; as `sparseOdds` gives them of a model that is written down. */
export function oddsBy({ base, weights }: SparseModel, features: ReadonlySet<string>): number {
  const known = [...features].flatMap(feature => weights.get(feature) ?? [])
  return base + known.reduce((sum, weight) => sum + weight, 0) / Math.sqrt(Math.max(1, known.length))
}
