import { describe, expect, it } from 'vitest'
import { extractExpenses } from '../../../shared/understanding/extract.ts'
import { answersTo } from '../../corpus/answers.ts'
import { CORPUS_SETS, FIRST_CONTACT_SETS, readAllSets, readCorpus } from '../../corpus/corpus.ts'
import { FIGURES, type FigureName, figuresOf } from '../../corpus/figures.ts'
import { readFigures } from '../../corpus/recorded-figures.ts'
import { rateOf } from '../../corpus/share.ts'

/** How far a figure may fall. Those of confidence move with every change of a rule until the weights are trained again. */
const TOLERANCE: Partial<Record<FigureName, number>> = { sure: 0.02, everydaySure: 0.05 }

const FIGURE_NAMES = Object.keys(FIGURES) as FigureName[]

describe('the corpus', () => {
  it('holds 400 utterances and more, a third of them held out', () => {
    const [dev = [], holdout = []] = CORPUS_SETS.map(readCorpus)
    expect(dev.length + holdout.length).toBeGreaterThanOrEqual(400)
    expect(holdout.length).toBeGreaterThanOrEqual((dev.length + holdout.length) / 3)
  })

  it('holds no utterance twice in a set, nor one of the development set in another', () => {
    const [dev, ...others] = readAllSets().map(({ samples }) => samples.map(({ text }) => text.toLowerCase()))
    for (const texts of others) {
      const all = [...(dev ?? []), ...texts]
      expect(new Set(all).size).toBe(all.length)
    }
  })

  it('has a first score of each set of first contact', () => {
    expect([...readFigures('first-scores').keys()]).toEqual(FIRST_CONTACT_SETS)
  })

  describe.each(readAllSets())('the set $name', ({ name, samples }) => {
    const today = figuresOf(answersTo(samples, extractExpenses))
    const recorded = readFigures('figures').get(name)

    it.each(FIGURE_NAMES)('is understood as well as recorded: %s', figure => {
      if (!recorded) throw new Error('not recorded: npm run corpus -- --record')
      const least = (rateOf(recorded[figure]) ?? 0) - (TOLERANCE[figure] ?? 0)
      expect(rateOf(today[figure]) ?? 0).toBeGreaterThanOrEqual(least)
    })
  })
})
