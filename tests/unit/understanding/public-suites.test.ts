import { describe, expect, it } from 'vitest'
import type { Extraction } from '../../../shared/domain/extraction.ts'
import { extractExpenses } from '../../../shared/understanding/extract.ts'
import type { Answer } from '../../corpus/answers.ts'
import {
  isCaseRight,
  PUBLIC_SUITES,
  readSuite,
  readSuiteScores,
  scoreSuites,
} from '../../corpus/public-suites.ts'
import { saidIn } from '../../corpus/sample.ts'
import { rateOf } from '../../corpus/share.ts'

describe.each(PUBLIC_SUITES)('the public suite %s', name => {
  const recorded = readSuiteScores().get(name)
  const today = scoreSuites(extractExpenses).get(name)

  it('is understood as well as recorded', () => {
    if (!recorded || !today) throw new Error('not recorded: npm run corpus -- --record')
    expect(rateOf(today)).toBeGreaterThanOrEqual(rateOf(recorded) ?? 0)
  })

  it('names its source in each case and holds none twice', () => {
    const cases = readSuite(name)
    expect(new Set(cases.map(({ text }) => text.toLowerCase())).size).toBe(cases.length)
    expect(new Set(cases.map(({ source }) => source)).size).toBe(1)
  })
})

describe('a case of a suite', () => {
  const sample = {
    text: 'kemarin kopi 20 ribu pakai gopay',
    currency: 'IDR',
    items: [
      {
        amount: 20_000,
        currency: 'IDR',
        description: 'Kopi',
        category: 'Food & Dining',
        date: '2026-11-19',
        payment_method: 'GoPay',
      },
    ],
  } as const

  function answer(text: string, expected: Partial<Answer['sample']> = {}): Answer {
    const said = { ...sample, ...expected, text }
    const extraction: Extraction = extractExpenses(text, saidIn(said))
    return { sample: said, extraction }
  }

  it.each([
    ['all said', sample.text, true],
    ['another category', 'kemarin parkir 20 ribu pakai gopay', true],
    ['another amount', 'kemarin kopi 25 ribu pakai gopay', false],
    ['another day', 'kopi 20 ribu pakai gopay', false],
    ['another payment', 'kemarin kopi 20 ribu pakai ovo', false],
    ['an item more', 'kemarin kopi 20 ribu, roti 10 ribu pakai gopay', false],
  ])('with %s: %s', (_, text, isRight) => {
    expect(isCaseRight(answer(text))).toBe(isRight)
  })

  it.each([
    ['kemarin gajian 5 juta', [], true],
    ['tadi beli kopi', [], false],
    ['tadi beli kopi', [{ description: 'Kopi', category: 'Food & Dining', date: '2026-11-20' }], true],
  ] as const)('without an item expected: %s, of %j', (text, unpriced, isRight) => {
    expect(isCaseRight(answer(text, { items: [], unpriced }))).toBe(isRight)
  })
})
