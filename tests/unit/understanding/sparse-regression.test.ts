import { describe, expect, it } from 'vitest'
import { fitSparse, type SparseRow } from '../../../scripts/regression/sparse-regression.ts'
import { weightsFile } from '../../../scripts/regression/weights-file.ts'

const row = (words: string, outcome: number): SparseRow => ({ features: new Set(words.split(' ')), outcome })

const ROWS = Array.from({ length: 12 }, (_, at) => [
  row(`beli kopi hari${at}`, 1),
  row(`gajian masuk hari${at}`, 0),
]).flat()

describe('regression on sparse features', () => {
  it('weighs a feature by the outcomes of its rows', () => {
    const { weights } = fitSparse(ROWS, 10)
    expect(weights.get('beli')).toBeGreaterThan(1)
    expect(weights.get('gajian')).toBeLessThan(-1)
  })

  it('leaves out features of too few rows', () => {
    expect(fitSparse(ROWS, 10).weights.has('hari3')).toBe(false)
  })

  it('keeps as many features as wanted', () => {
    expect(fitSparse(ROWS, 3).weights.size).toBe(3)
  })

  it('gives the same weights for the same rows', () => {
    expect(fitSparse(ROWS, 10)).toEqual(fitSparse(ROWS, 10))
  })
})

describe('the file of weights', () => {
  it('has a line for each weight, and none for nothing', () => {
    const weights = new Map([
      ['beli', 1.04],
      ['<a> $', 0.96],
      ['gajian', -2],
      ['kopi', 0.01],
    ])
    expect(weightsFile('npm run train-x', { base: 1.234, weights })).toContain('`-20 gajian\n10 <a> $|beli`')
  })
})
