import { describe, expect, it } from 'vitest'
import { fitLogistic, predict, type Row } from '../../../scripts/confidence/logistic-regression.ts'

type Feature = 'harmful' | 'harmless' | 'helpful' | 'unmet'
const FEATURES: readonly Feature[] = ['harmful', 'harmless', 'helpful', 'unmet']
const PRIOR = { mean: 0.3, strength: 0.1 }

/** `wrong` of ten rows alike. */
function ten(features: readonly Feature[], wrong: number): Row<Feature>[] {
  return Array.from({ length: 10 }, (_, at) => ({ features, outcome: at < wrong ? 1 : 0 }))
}

describe('a logistic regression', () => {
  const rows = [...ten([], 2), ...ten(['harmful'], 8), ...ten(['harmless'], 2), ...ten(['helpful'], 0)]
  const model = fitLogistic(rows, FEATURES, PRIOR)

  it('comes near to the share that was wrong', () => {
    expect(predict(model, ['harmful'])).toBeCloseTo(0.8, 1)
    expect(predict(model, [])).toBeCloseTo(0.13, 1)
  })

  it('gives weight to what was wrong, none to what was right, and the mean to what was never met', () => {
    expect(model.weights.get('harmful')).toBeGreaterThan(2)
    expect(model.weights.get('helpful')).toBe(0)
    expect(model.weights.get('unmet')).toBeCloseTo(PRIOR.mean)
  })

  it('stays near a strong prior', () => {
    const { weights } = fitLogistic(rows, FEATURES, { mean: 0.3, strength: 1000 })
    expect(weights.get('harmful')).toBeCloseTo(0.3, 1)
  })

  it('gives the same weights to the same rows', () => {
    expect(fitLogistic(rows, FEATURES, PRIOR)).toEqual(model)
  })
})
