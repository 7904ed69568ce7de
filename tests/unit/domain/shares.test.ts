import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { CalendarDate } from '../../../shared/domain/calendar-date.ts'
import { CATEGORIES } from '../../../shared/domain/category.ts'
import { expensesCsv } from '../../../shared/domain/csv.ts'
import { CURRENCIES, type Currency } from '../../../shared/domain/currency.ts'
import type { Expense } from '../../../shared/domain/expense.ts'
import { createReport } from '../../../shared/domain/export-report.ts'
import { type Minor, sumOfDecimal } from '../../../shared/domain/money.ts'
import { totalsIn } from '../../../shared/domain/shares.ts'
import { averageOf, figuresOf, sumsByCurrency } from '../../../shared/domain/totals.ts'

const DAY = '2026-11-20' as CalendarDate
/** The largest single amount, in cents: a hundred of them are beyond 2^53. */
const MOST = 99_999_999_999_900

function expense(amount: number, currency: Currency, category = 'Other'): Expense {
  return {
    id: '',
    amount: amount as Minor,
    currency,
    description: 'Kopi',
    category,
    date: DAY,
    createdAt: '',
    paymentMethod: null,
  }
}

const anyCurrency = fc.constantFrom(...CURRENCIES)
const someExpenses = fc.array(
  fc
    .tuple(fc.integer({ min: 1, max: MOST }), anyCurrency, fc.constantFrom(...CATEGORIES))
    .map(one => expense(...one)),
  { maxLength: 30 },
)
const total = (expenses: readonly Expense[], currency: Currency) =>
  totalsIn(figuresOf(expenses), currency).total

/** As a spreadsheet adds it up. */
function sumOfColumn(csv: string, currency: Currency): bigint {
  const rows = csv.split('\r\n').slice(1, -1)
  return rows.reduce((sum, row) => sum + (sumOfDecimal(row.split(',')[2] ?? '', currency) ?? 0n), 0n)
}

it('sums in each currency that occurs are of the amounts as they are', () => {
  const mixed = [expense(450, 'USD'), expense(25_000, 'IDR'), expense(5000, 'IDR')]
  expect(sumsByCurrency(mixed)).toEqual([
    { currency: 'IDR', amount: 30_000n },
    { currency: 'USD', amount: 450n },
  ])
  expect(sumsByCurrency(mixed.slice(0, 1))).toEqual([{ currency: 'USD', amount: 450n }])
})

describe('a period in the chosen currency', () => {
  it('counts dollars as they are, where rupiah and back would make $110.25 into $110.80', () => {
    const dollars = [expense(10_000, 'USD', 'Travel'), expense(1025, 'USD')]
    expect(totalsIn(figuresOf(dollars), 'USD')).toEqual({
      currency: 'USD',
      total: 11_025n,
      shares: [
        { category: 'Travel', amount: 10_000n, count: 1, percent: 90.7 },
        { category: 'Other', amount: 1025n, count: 1, percent: 9.3 },
      ],
    })
  })

  it('adds what is converted, each expense once and by itself', () => {
    const mixed = [expense(100, 'USD'), expense(30_000, 'IDR'), expense(1000, 'IDR'), expense(1000, 'IDR')]
    expect(total(mixed, 'USD')).toBe(100n + 201n + 7n + 7n)
    expect(total(mixed, 'IDR')).toBe(15_000n + 30_000n + 1000n + 1000n)
  })

  it('comes to the same in the file, in the report and by category, whatever the mix', () => {
    fc.assert(
      fc.property(someExpenses, anyCurrency, (expenses, currency) => {
        const { total, shares } = totalsIn(figuresOf(expenses), currency)
        const source = {
          range: null,
          createdOn: DAY,
          name: '',
          currency,
          filter: null,
          cut: false,
          withBreakdown: true,
        }
        const report = createReport({ ...source, expenses })
        expect(sumOfColumn(expensesCsv(expenses, currency), currency)).toBe(total)
        expect(report).toMatchObject({ total, breakdown: shares })
        expect(shares.reduce((sum, { amount }) => sum + amount, 0n)).toBe(total)
      }),
    )
  })

  it('comes to the same whether days are added up or all at once', () => {
    fc.assert(
      fc.property(someExpenses, someExpenses, anyCurrency, (one, other, currency) => {
        expect(total([...one, ...other], currency)).toBe(total(one, currency) + total(other, currency))
      }),
    )
  })

  it('counts exactly what is in the currency shown, also beyond 2^53', () => {
    fc.assert(
      fc.property(someExpenses, anyCurrency, (expenses, currency) => {
        const own = expenses.map(one => ({ ...one, currency }))
        expect(total(own, currency)).toBe(own.reduce((sum, { amount }) => sum + BigInt(amount), 0n))
      }),
    )
    const hundred = Array.from({ length: 100 }, () => expense(MOST - 1, 'USD'))
    expect(total(hundred, 'USD')).toBe(9_999_999_999_989_900n)
    expect(total(hundred, 'IDR')).toBe(1_499_999_999_998_485_000n)
  })

  it('has categories of equal amounts in the order of their names', () => {
    const equal = ['Travel', 'Other', 'Shopping'].map(category => expense(500, 'IDR', category))
    const { shares } = totalsIn(figuresOf([...equal, expense(900, 'IDR', 'Entertainment')]), 'IDR')
    expect(shares.map(({ category }) => category)).toEqual(['Entertainment', 'Other', 'Shopping', 'Travel'])
  })

  it('has the most spent category first, of equals by name', () => {
    fc.assert(
      fc.property(someExpenses, anyCurrency, (expenses, currency) => {
        const { shares } = totalsIn(figuresOf(expenses), currency)
        for (const [i, { amount, category }] of shares.slice(1).entries()) {
          const before = shares[i]
          expect(before && (before.amount > amount || before.category < category)).toBe(true)
        }
      }),
    )
  })

  it('has shares that make up the whole, to the rounding of a decimal each', () => {
    fc.assert(
      fc.property(someExpenses, fc.constantFrom(...CURRENCIES), (expenses, currency) => {
        fc.pre(total(expenses, currency) > 0n)
        const { shares } = totalsIn(figuresOf(expenses), currency)
        const sum = shares.reduce((sum, { percent }) => sum + percent, 0)
        expect(Math.abs(sum - 100)).toBeLessThanOrEqual(shares.length * 0.05 + 1e-9)
        expect(shares.reduce((sum, { count }) => sum + count, 0)).toBe(expenses.length)
      }),
    )
  })

  it('is nothing of nothing', () => {
    expect(totalsIn(figuresOf([]), 'USD')).toEqual({ currency: 'USD', total: 0n, shares: [] })
  })
})

it('a sum is spread to whole minor units, and none over nothing', () => {
  const { totals } = figuresOf([expense(100, 'USD')])
  expect(averageOf(totals.USD, 3)).toBe(33n)
  expect(averageOf(totals.USD, 0)).toBe(0n)
})
