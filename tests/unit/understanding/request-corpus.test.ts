import { describe, expect, it } from 'vitest'
import { judge, requestScoreOf } from '../../corpus/request-score.ts'
import {
  type Outcome,
  REQUEST_SETS,
  type RequestSample,
  readRequestScores,
  readRequestSet,
} from '../../corpus/request-sets.ts'
import { parseShare, rateOf } from '../../corpus/share.ts'

const rate = (right: string) => rateOf(parseShare(right)) ?? 0

describe.each(REQUEST_SETS)('the set of requests %s', name => {
  const recorded = readRequestScores()[name]
  const today = requestScoreOf(readRequestSet(name))

  it('is understood as well as recorded', () => {
    if (!recorded) throw new Error('not recorded: npm run corpus -- --record')
    expect(rate(today.right)).toBeGreaterThanOrEqual(rate(recorded.today.right))
  })

  it('harms nothing', () => {
    expect(today.harmful).toBe(0)
  })
})

const coffee = {
  id: 'a',
  amount: 13_000,
  currency: 'IDR',
  description: 'Kopi',
  category: 'Food & Dining',
  date: '2026-11-20',
  payment_method: null,
} as const

describe('what is made of a request', () => {
  const thirty: Outcome = { kind: 'correction', changes: [{ item: 'a', set: { amount: 30_000 } }] }
  const dated: Outcome = { kind: 'correction', changes: [{ item: 'a', set: { date: '2026-11-19' } }] }

  it.each<[string, string, RequestSample['expected'], boolean, boolean]>([
    ['as expected', 'bukan, tiga puluh ribu', thirty, true, false],
    ['one of several that are right', 'bukan, tiga puluh ribu', { kind: 'ask', also: [thirty] }, true, false],
    ['the wrong value', 'bukan, dua puluh ribu', thirty, false, false],
    ['another field', 'bukan, dua puluh ribu', dated, false, true],
    ['a change where none is meant', 'bukan, dua puluh ribu', { kind: 'neither' }, false, true],
    ['an expense where none is meant', 'roti 12 ribu', { kind: 'neither' }, false, true],
    ['asked where it was clear', 'kopi 30 ribu', thirty, false, false],
  ])('%s', (_, text, expected, isRight, isHarmful) => {
    expect(judge({ text, currency: 'IDR', items: [coffee], expected })).toEqual({ isRight, isHarmful })
  })
})
