import { describe, expect, it } from 'vitest'
import { extractExpenses } from '../../../shared/understanding/extract.ts'
import { CORPUS_SETS, readCorpus } from '../../corpus/corpus.ts'
import { type Share, score } from '../../corpus/score.ts'

function rate({ right, of }: Share): number {
  return right / of
}

describe('the corpus', () => {
  it('holds 400 utterances and more, a third of them held out, none twice', () => {
    const [dev, holdout] = CORPUS_SETS.map(readCorpus)
    const all = [...(dev ?? []), ...(holdout ?? [])].map(({ text }) => text.toLowerCase())
    expect(all.length).toBeGreaterThanOrEqual(400)
    expect((holdout ?? []).length).toBeGreaterThanOrEqual(all.length / 3)
    expect(new Set(all).size).toBe(all.length)
  })

  describe.each(CORPUS_SETS)('the %s set', set => {
    const { amounts, categories, dates, payments, nonExpenses, calibration } = score(
      readCorpus(set),
      extractExpenses,
    )

    it.each([
      ['items and amounts', amounts, 0.95],
      ['categories', categories, 0.9],
      ['dates', dates, 0.95],
      ['payment methods', payments, 0.95],
      ['what is no expense', nonExpenses, 0.95],
    ] as const)('%s are understood', (_, share, least) => {
      expect(rate(share)).toBeGreaterThanOrEqual(least)
    })

    it('has nearly every item right of which the rules are sure', () => {
      const [sure] = calibration
      expect(sure?.of).toBeGreaterThan(50)
      expect(sure && rate(sure)).toBeGreaterThanOrEqual(0.97)
    })
  })
})
