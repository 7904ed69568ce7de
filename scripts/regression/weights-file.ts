/** The text of a module with the weights of a regression. */
import { SEPARATOR } from '../../shared/understanding/regression/sparse-weights.ts'
import type { SparseModel } from './sparse-regression.ts'

/** Of the weights in the file. */
const UNIT = 0.1

/** Features of one weight stand in a line; those whose weight comes to nothing are left out. `command` wrote the file. */
export function weightsFile(command: string, { base, weights }: SparseModel): string {
  const byWeight = new Map<number, string[]>()
  for (const [feature, weight] of weights) {
    const units = Math.round(weight / UNIT)
    if (units !== 0) byWeight.set(units, [...(byWeight.get(units) ?? []), feature])
  }
  const lines = [...byWeight]
    .sort(([a], [b]) => a - b)
    .map(([units, features]) => `${units} ${features.sort().join(SEPARATOR)}`)
  return `import type { WeightsText } from '../regression/sparse-weights.ts'

/** Written by \`${command}\`. */
export const FEATURE_WEIGHTS: WeightsText = {
  base: ${Number(base.toFixed(2))},
  unit: ${UNIT},
  text: \`${lines.join('\n')}\`,
}
`
}
