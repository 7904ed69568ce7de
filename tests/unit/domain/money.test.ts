import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CURRENCIES, CURRENCY_FACTS } from '../../../src/domain/currency.ts'
import { convert } from '../../../src/domain/exchange.ts'
import { formatMoney, type Minor, toMajor, toMinor } from '../../../src/domain/money.ts'
import { percentOf } from '../../../src/domain/totals.ts'

const minor = (n: number) => n as Minor
const anyCurrency = fc.constantFrom(...CURRENCIES)
/** Up to the largest amount accepted, in either currency. */
const anyAmount = fc.integer({ min: 0, max: 99_999_999_999_999 })

/** A thousand of it is still a safe integer. */
const anySum = fc.integer({ min: 0, max: 9_000_000_000_000 })

/** The whole number nearest to `over / under`, halves up: exact, both being whole and not negative. */
function nearest(over: bigint, under: bigint): number {
  return Number((2n * over + under) / (2n * under))
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

  it('is written as each country writes it, whatever the language of the interface', () => {
    expect(formatMoney(minor(1_250_000), 'IDR')).toBe('Rp1.250.000')
    expect(formatMoney(minor(450), 'USD')).toBe('$4.50')
    expect(formatMoney(minor(-123_456), 'USD')).toBe('-$1,234.56')
  })

  it('is written with all of its digits, grouped by three', () => {
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

  it('is converted to the nearest minor unit, halves up', () => {
    fc.assert(
      fc.property(anyAmount, amount => {
        expect(convert(minor(amount), 'IDR', 'USD')).toBe(nearest(BigInt(amount) * 67n, 10_000n))
        expect(convert(minor(amount), 'USD', 'IDR')).toBe(Number(BigInt(amount) * 150n))
      }),
    )
  })

  it('does not come back as it went when converted twice: the rates are no inverses', () => {
    const rupiah = convert(minor(100), 'USD', 'IDR')
    expect(rupiah).toBe(15_000)
    expect(convert(rupiah, 'IDR', 'USD')).toBe(101)
  })

  it('is converted at the fixed rates, to whole minor units', () => {
    expect(convert(minor(1200), 'USD', 'IDR')).toBe(180_000)
    expect(convert(minor(25_000), 'IDR', 'USD')).toBe(168)
    expect(convert(minor(77), 'USD', 'USD')).toBe(77)
  })

  it('has a share rounded to the nearest tenth of a percent', () => {
    fc.assert(
      fc.property(anySum, anySum, (a, b) => {
        const [part, whole] = [Math.min(a, b), Math.max(a, b, 1)]
        expect(percentOf(minor(part), minor(whole))).toBe(nearest(BigInt(part) * 1000n, BigInt(whole)) / 10)
      }),
      {
        examples: [
          [1001, 2000],
          [1003, 2000],
          [1, 2000],
          [3, 2000],
        ],
      },
    )
  })

  it('has a share of the whole to one decimal, and none of nothing', () => {
    expect(percentOf(minor(1), minor(3))).toBe(33.3)
    expect(percentOf(minor(0), minor(0))).toBe(0)
  })
})
