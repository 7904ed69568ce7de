/** The text of `doubts/weights.ts`. */
import type { FieldModels } from './field-models.ts'

const PLACES = 2

const rounded = (value: number) => Number(value.toFixed(PLACES))

/** Weights that come to nothing are left out. */
export function weightsFile(models: FieldModels, margin: number): string {
  const fields = [...models].map(([field, { base, weights }]) => {
    const lines = [...weights]
      .filter(([, weight]) => rounded(weight) > 0)
      .map(([doubt, weight]) => `      ${doubt}: ${rounded(weight)},`)
    return `  ${field}: {
    base: ${rounded(-base)},
    weights: {
${lines.join('\n')}
    },
  },`
  })
  return `/** Written by \`npm run train-confidence\`. */
import type { FieldOdds, JudgedField } from './field-odds.ts'

/** In log odds. Lowers the confidence, so that few items above \`SURE\` are wrong. */
export const MARGIN = ${rounded(margin)}

export const FIELD_ODDS: Readonly<Record<JudgedField, FieldOdds>> = {
${fields.join('\n')}
}
`
}
