/** The text of `spending/feature-weights.ts`. */
import { SEPARATOR } from '../../shared/understanding/spending/spending-odds.ts'
import type { SparseModel } from './sparse-regression.ts'

/** Of the weights in the file. */
const UNIT = 0.1

/** Features of one weight stand in a line; those whose weight comes to nothing are left out. */
export function weightsFile({ base, weights }: SparseModel): string {
  const byWeight = new Map<number, string[]>()
  for (const [feature, weight] of weights) {
    const units = Math.round(weight / UNIT)
    if (units !== 0) byWeight.set(units, [...(byWeight.get(units) ?? []), feature])
  }
  const lines = [...byWeight]
    .sort(([a], [b]) => a - b)
    .map(([units, features]) => `${units} ${features.sort().join(SEPARATOR)}`)
  return `/** Written by \`npm run train-spending\`: what each feature adds to the log odds, in units; a line for each weight. */
export const WEIGHT_UNIT = ${UNIT}
export const BASE = ${Number(base.toFixed(2))}
export const FEATURE_WEIGHTS = \`${lines.join('\n')}\`
`
}
