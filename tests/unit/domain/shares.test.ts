import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CATEGORIES } from '../../../src/domain/category.ts'
import { CURRENCIES } from '../../../src/domain/currency.ts'
import { convert } from '../../../src/domain/exchange.ts'
import type { Minor } from '../../../src/domain/money.ts'
import { convertTotals, type PeriodFigures, totalsIn } from '../../../src/domain/shares.ts'

const minor = (n: number) => n as Minor

/** As the backend answers: its sums are in IDR. */
function figuresOf(expenses: PeriodFigures['expenses']): PeriodFigures {
  const inIdr = expenses.map(({ amount, currency }) => convert(amount, currency, 'IDR'))
  const sum = (wanted: (index: number) => boolean) =>
    minor(inIdr.filter((_, index) => wanted(index)).reduce((total, amount) => total + amount, 0))
  const breakdown = [...new Set(expenses.map(({ category }) => category))].map(category => ({
    category,
    amount: sum(index => expenses[index]?.category === category),
    count: expenses.filter(expense => expense.category === category).length,
  }))
  return { totalSpend: sum(() => true), breakdown, expenses, count: expenses.length }
}

const someExpenses = fc.array(
  fc.record({
    amount: fc.integer({ min: 1, max: 100_000_000 }).map(minor),
    currency: fc.constantFrom(...CURRENCIES),
    category: fc.constantFrom(...CATEGORIES),
  }),
  { maxLength: 30 },
)
const dollar = { amount: minor(100), currency: 'USD', category: 'Travel' } as const

describe('a period in the chosen currency', () => {
  it('counts dollars as they are, where rupiah and back would make a dollar $1.01', () => {
    const figures = figuresOf([dollar])
    expect(convertTotals(figures, 'USD').total).toBe(101)
    expect(totalsIn(figures, 'USD')).toMatchObject({ total: 100, shares: [{ amount: 100, percent: 100 }] })
  })

  it('adds dollars to converted rupiah', () => {
    const lunch = { amount: minor(30_000), currency: 'IDR', category: 'Food & Dining' } as const
    expect(totalsIn(figuresOf([dollar, lunch]), 'USD').total).toBe(100 + 201)
    expect(totalsIn(figuresOf([dollar, lunch]), 'IDR').total).toBe(15_000 + 30_000)
  })

  it('takes the backend’s sums where some expenses are missing', () => {
    const figures = { ...figuresOf([dollar, dollar]), expenses: [dollar] }
    expect(totalsIn(figures, 'IDR')).toMatchObject({ total: 30_000, shares: [{ count: 2 }] })
  })

  it('does not let the roundings of many small expenses add up', () => {
    const sweets = { amount: minor(1000), currency: 'IDR', category: 'Other' } as const
    expect(totalsIn(figuresOf(Array.from({ length: 100 }, () => sweets)), 'USD').total).toBe(670)
  })

  it('is in IDR what the backend says, to the rupiah and in its order', () => {
    fc.assert(
      fc.property(someExpenses, expenses => {
        const figures = figuresOf(expenses)
        const totals = totalsIn(figures, 'IDR')
        expect(totals.total).toBe(figures.totalSpend)
        const amounts = totals.shares.map(({ amount }) => amount)
        expect(amounts).toEqual([...amounts].sort((a, b) => b - a))
        expect(totals.shares.map(({ category, amount, count }) => ({ category, amount, count }))).toEqual(
          expect.arrayContaining([...figures.breakdown]),
        )
      }),
    )
  })

  it('has shares that make up the whole, to the rounding of a decimal each', () => {
    fc.assert(
      fc.property(someExpenses, fc.constantFrom(...CURRENCIES), (expenses, currency) => {
        fc.pre(expenses.length > 0)
        const { shares } = totalsIn(figuresOf(expenses), currency)
        const sum = shares.reduce((total, { percent }) => total + percent, 0)
        expect(Math.abs(sum - 100)).toBeLessThanOrEqual(shares.length * 0.05 + 1e-9)
        expect(shares.reduce((total, { count }) => total + count, 0)).toBe(expenses.length)
      }),
    )
  })

  it('is nothing of nothing', () => {
    expect(totalsIn(figuresOf([]), 'USD')).toEqual({ currency: 'USD', total: 0, shares: [] })
  })
})
