import { describe, expect, it } from 'vitest'
import { toMinor } from '../../../shared/domain/money.ts'
import { extractExpenses } from '../../../shared/understanding/extract.ts'
import { draftItems, readTranscript } from '../../../shared/understanding/reading.ts'
import { amountFeatures } from '../../../shared/understanding/superfluous/amount-features.ts'
import { FEATURE_WEIGHTS } from '../../../shared/understanding/superfluous/feature-weights.ts'
import { itemFeatures } from '../../../shared/understanding/superfluous/item-features.ts'
import {
  pricedItems,
  superfluousOdds,
} from '../../../shared/understanding/superfluous/without-superfluous.ts'
import { superfluousOf } from '../../corpus/superfluous-readings.ts'
import { context } from './utterance.ts'

/** The features of an item of a sentence in rupiah, as the rules read it. */
function featuresOf(text: string, at: number): ReadonlySet<string> {
  const reading = readTranscript(text, context('IDR'))
  if (!reading) throw new Error('Nothing was said.')
  const items = pricedItems(reading.utterance, draftItems(reading), 'IDR')
  return itemFeatures(reading.utterance, items ?? [], at)
}

const priced = (amounts: readonly number[]) =>
  amounts.map(amount => ({
    start: 0,
    end: 1,
    amount: toMinor(amount, 'IDR'),
    currency: 'IDR' as const,
    words: [],
    corrected: false,
  }))

describe('what the odds that an item is superfluous are told by', () => {
  it.each<[feature: string, amounts: number[], at: number]>([
    ['equal', [30, 20, 30], 2],
    ['sum of all', [50, 20, 30], 0],
    ['sum before', [20, 30, 50, 5], 2],
    ['sum behind', [5, 50, 20, 30], 1],
    ['difference', [50, 20, 30], 2],
    ['multiple', [20, 60], 1],
    ['divides', [20, 60], 0],
  ])('says %j of amounts', (feature, amounts, at) => {
    expect(amountFeatures(priced(amounts), at)).toContain(feature)
    expect(amountFeatures(priced([17, 41, 97, 1009].slice(0, amounts.length)), at)).not.toContain(feature)
  })

  it('are the words up to the neighbours, from the amount outwards', () => {
    const features = featuresOf('kopi 20 ribu terus parkir motor 3 ribu sama bakso 15 ribu', 1)
    expect(features).toContain('<0 motor')
    expect(features).toContain('<1 parkir')
    expect(features).toContain('>0 sama')
    expect(features).not.toContain('< kopi')
  })

  it('say that an amount was worked out', () => {
    expect(featuresOf('pepaya 2 biji 8 ribu satunya sama parkir 2 ribu', 0)).toContain('derived')
    expect(featuresOf('pepaya 16 ribu sama parkir 2 ribu', 0)).not.toContain('derived')
  })
})

describe('an item that is superfluous', () => {
  it('is left out, and names what stays', () => {
    const { items } = extractExpenses(
      'So the TV was $400 but the outlet had it for $320, and with my points it ended up $300.',
      context('USD'),
    )
    expect(items.map(({ amount }) => amount)).toEqual([toMinor(300, 'USD')])
    expect(items[0]?.description).toContain('TV')
  })

  it('is never the only one', () => {
    const reading = readTranscript('kopi 20 ribu', context('IDR'))
    if (!reading) throw new Error('Nothing was said.')
    expect(superfluousOdds(reading.utterance, draftItems(reading), 'IDR')).toEqual([Number.NEGATIVE_INFINITY])
  })

  it('is told by weights of at most 50 kB', () => {
    expect(Buffer.byteLength(FEATURE_WEIGHTS.text)).toBeLessThan(50_000)
  })
})

describe('which heard items are superfluous', () => {
  const expected = [20, 30].map(amount => ({ amount, currency: 'IDR' as const }))

  it('is told by those expected, in the order said', () => {
    expect(superfluousOf(expected, priced([20, 50, 30]))).toEqual([false, true, false])
  })

  it('is not told where leaving some out does not give those expected', () => {
    expect(superfluousOf(expected, priced([20, 50]))).toBeNull()
  })
})
