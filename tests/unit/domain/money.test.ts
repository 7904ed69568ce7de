import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { convert } from '../../../src/domain/exchange.ts'
import { formatMoney, type Minor, toMajor, toMinor } from '../../../src/domain/money.ts'
import { percentOf } from '../../../src/domain/totals.ts'

const minor = (n: number) => n as Minor

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

  it('is converted at the fixed rates, to whole minor units', () => {
    expect(convert(minor(1200), 'USD', 'IDR')).toBe(180_000)
    expect(convert(minor(25_000), 'IDR', 'USD')).toBe(168)
    expect(convert(minor(77), 'USD', 'USD')).toBe(77)
  })

  it('has a share of the whole to one decimal, and none of nothing', () => {
    expect(percentOf(minor(1), minor(3))).toBe(33.3)
    expect(percentOf(minor(0), minor(0))).toBe(0)
  })
})
