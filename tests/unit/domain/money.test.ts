import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CURRENCIES, CURRENCY_FACTS } from '../../../shared/domain/currency.ts'
import { convert } from '../../../shared/domain/exchange.ts'
import {
  decimalText,
  divideRounded,
  formatMoney,
  type Minor,
  type MinorSum,
  sumOfDecimal,
  toMajor,
  toMinor,
} from '../../../shared/domain/money.ts'
import { percentOf } from '../../../shared/domain/totals.ts'

const minor = (n: number) => n as Minor
const sum = (n: bigint) => n as MinorSum
const anyCurrency = fc.constantFrom(...CURRENCIES)
/** Up to the largest amount accepted, in either currency. */
const anyAmount = fc.integer({ min: 0, max: 99_999_999_999_999 })

/** Well beyond 2^53. */
const anySum = fc.bigInt({ min: 0n, max: 10n ** 24n })

/** The whole number nearest to `over / under`, halves up: exact, both being whole and not negative. */
function nearest(over: bigint, under: bigint): bigint {
  return (2n * over + under) / (2n * under)
}

describe('money', () => {
  it('keeps cents that binary fractions would lose', () => {
    expect(toMinor(1.005, 'USD')).toBe(101)
    expect(toMinor(4.35, 'USD')).toBe(435)
    expect(toMinor(25000, 'IDR')).toBe(25000)
  })

  it('refuses what is no number', () => {
    expect(() => toMinor(Number.NaN, 'IDR')).toThrow(RangeError)
  })

  it('comes back from the wire as it went', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 99_999_999_999_999 }),
        fc.constantFrom('IDR', 'USD'),
        (n, currency) => {
          expect(toMinor(toMajor(minor(n), currency), currency)).toBe(n)
        },
      ),
    )
  })

  it('is written as each country writes it, whatever the language of the interface', {
    tags: ['spec-3.22'],
  }, () => {
    expect(formatMoney(minor(1_250_000), 'IDR')).toBe('Rp1.250.000')
    expect(formatMoney(minor(450), 'USD')).toBe('$4.50')
    expect(formatMoney(minor(-123_456), 'USD')).toBe('-$1,234.56')
  })

  it('is written with all of its digits, grouped by three', { tags: ['spec-3.22'] }, () => {
    fc.assert(
      fc.property(anyAmount, anyCurrency, (amount, currency) => {
        const { symbol, fractionDigits } = CURRENCY_FACTS[currency]
        const text = formatMoney(minor(amount), currency)
        const [separator, point] = currency === 'IDR' ? ['\\.', ','] : [',', '\\.']
        const decimals = fractionDigits === 0 ? '' : `${point}\\d{${fractionDigits}}`
        expect(text.startsWith(symbol)).toBe(true)
        expect(text.slice(symbol.length)).toMatch(new RegExp(`^\\d{1,3}(${separator}\\d{3})*${decimals}$`))
        expect(Number(text.replace(/\D/g, ''))).toBe(amount)
        expect(formatMoney(minor(-amount), currency)).toBe(amount === 0 ? text : `-${text}`)
      }),
    )
  })

  it('of a sum beyond 2^53 is written to the last digit', () => {
    expect(formatMoney(sum(9_007_199_254_740_993n), 'IDR')).toBe('Rp9.007.199.254.740.993')
    expect(formatMoney(sum(-9_007_199_254_740_993n), 'USD')).toBe('-$90,071,992,547,409.93')
    expect(decimalText(sum(9_007_199_254_740_993n), 'USD')).toBe('90071992547409.93')
    expect(decimalText(sum(-5n), 'USD')).toBe('-0.05')
  })

  it('of a sum comes back from its decimals as it went, whatever its size', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -(10n ** 24n), max: 10n ** 24n }), anyCurrency, (amount, currency) => {
        expect(sumOfDecimal(decimalText(sum(amount), currency), currency)).toBe(amount)
      }),
    )
  })

  it('is read from decimals to the nearest minor unit, and from nothing else', () => {
    const read = ['1.005', '-1.005', '1.00499', '3', '0.1'].map(text => sumOfDecimal(text, 'USD'))
    expect(read).toEqual([101n, -101n, 100n, 300n, 10n])
    for (const text of ['', '.5', '1,5', '1e3', 'NaN', '1.']) expect(sumOfDecimal(text, 'USD')).toBeNull()
  })

  it('is divided to the nearest whole number, halves away from zero', () => {
    expect([7n, 5n, -5n, -7n, 0n].map(over => divideRounded(over, 2n))).toEqual([4n, 3n, -3n, -4n, 0n])
  })

  it('is converted to the nearest minor unit, halves up', { tags: ['spec-9.9'] }, () => {
    fc.assert(
      fc.property(anyAmount, amount => {
        expect(convert(minor(amount), 'IDR', 'USD')).toBe(nearest(BigInt(amount) * 67n, 10_000n))
        expect(convert(minor(amount), 'USD', 'IDR')).toBe(BigInt(amount) * 150n)
      }),
    )
  })

  it('does not come back as it went when converted twice: the rates are no inverses', () => {
    const rupiah = convert(minor(100), 'USD', 'IDR')
    expect(rupiah).toBe(15_000n)
    expect(convert(rupiah, 'IDR', 'USD')).toBe(101n)
  })

  it('is converted at the fixed rates, to whole minor units', { tags: ['spec-9.9'] }, () => {
    expect(convert(minor(1200), 'USD', 'IDR')).toBe(180_000n)
    expect(convert(minor(25_000), 'IDR', 'USD')).toBe(168n)
    expect(convert(minor(77), 'USD', 'USD')).toBe(77n)
  })

  it('has a share rounded to the nearest tenth of a percent', () => {
    fc.assert(
      fc.property(anySum, anySum, (a, b) => {
        const [part, whole] = a < b ? [a, b] : [b, a + 1n]
        expect(percentOf(sum(part), sum(whole))).toBe(Number(nearest(part * 1000n, whole)) / 10)
      }),
      {
        examples: [
          [1001n, 2000n],
          [1003n, 2000n],
          [1n, 2000n],
          [3n, 2000n],
        ],
      },
    )
  })

  it('has a share of the whole to one decimal, and none of nothing', { tags: ['spec-9.12'] }, () => {
    expect(percentOf(sum(1n), sum(3n))).toBe(33.3)
    expect(percentOf(sum(0n), sum(0n))).toBe(0)
  })
})
