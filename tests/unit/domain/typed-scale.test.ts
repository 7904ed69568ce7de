import { describe, expect, it } from 'vitest'
import type { Currency } from '../../../shared/domain/currency.ts'
import { followingScale, typeScale } from '../../../shared/domain/typed-scale.ts'

/** What each key leads to, after a number that is shown. */
function typed(shown: string, keys: string, currency: Currency) {
  let written = ''
  return [...keys].map(key => {
    written = followingScale(written, key, shown, currency)
    const made = typeScale(written, currency)
    return made.kind === 'rewritten' ? made.text : made.kind
  })
}

describe('a scale word typed after a number', () => {
  it.each([
    ['25', 'rb', 'IDR', ['begun', '25000']],
    ['25', 'ribu', 'IDR', ['begun', 'begun', 'begun', '25000']],
    ['1.500', 'k', 'IDR', ['1500000']],
    ['1,5', 'jt', 'IDR', ['begun', '1500000']],
    ['2', 'JUTA', 'IDR', ['begun', 'begun', 'begun', '2000000']],
    ['1,250', 'k', 'USD', ['1250000']],
  ] as const)('multiplies it: %s%s', (shown, keys, currency, steps) => {
    expect(typed(shown, keys, currency)).toEqual(steps)
  })

  it.each([
    ['25', 'rb5', 'IDR', '25500'],
    ['25', 'rb500', 'IDR', '25500'],
    ['25', 'rb 500', 'IDR', '25500'],
    ['25', 'rb75', 'IDR', '25075'],
    ['25', 'rb750', 'IDR', '25750'],
    ['1', 'jt5', 'IDR', '1500000'],
    ['1', 'jt250', 'IDR', '1250000'],
    ['1', 'jt250rb', 'IDR', '1250000'],
    ['1', 'jt250ribu', 'IDR', '1250000'],
    ['1.250', 'k5', 'IDR', '1250500'],
    ['25', 'k5', 'USD', '25500'],
  ] as const)('is followed by the rest of the amount: %s%s', (shown, keys, currency, text) => {
    expect(typed(shown, keys, currency).at(-1)).toBe(text)
  })

  it.each([
    ['25', 'e'],
    ['25', 'rp'],
    ['25', 'ra'],
    ['25', 'kg'],
    ['', 'k'],
    ['25', 'r5'],
    ['25', 'rb5000'],
    ['25', 'rb5rb'],
    ['1,5', 'jt5'],
    ['1', 'jt250jt'],
  ])('is refused where it makes no amount: %s%s', (shown, keys) => {
    expect(typed(shown, keys, 'IDR').at(-1)).toBe('unread')
  })

  it('is over with a zero, a mark or a deletion', () => {
    for (const key of ['0', '.', ',', '12', '']) expect(followingScale('25rb', key, '25.000', 'IDR')).toBe('')
    expect(followingScale('25rb5', '0', '25.500', 'IDR')).toBe('25rb50')
  })
})
