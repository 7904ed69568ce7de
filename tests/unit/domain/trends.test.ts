import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Minor } from '../../../src/domain/money.ts'
import type { CalendarMonth } from '../../../src/domain/period.ts'
import {
  averageTotal,
  categoryTrends,
  changePercent,
  dailyAverage,
  highestMonth,
  type MonthFigures,
  missingMonth,
  monthlyChange,
  totalCount,
} from '../../../src/domain/trends.ts'

const amount = fc.integer({ min: 0, max: 999_999_999_999 }).map(n => n as Minor)
const spent = fc.integer({ min: 1, max: 999_999_999_999 }).map(n => n as Minor)
const month = (name: string, total: number, shares: MonthFigures['shares'] = []): MonthFigures => ({
  month: name as CalendarMonth,
  total: total as Minor,
  count: shares.reduce((sum, { count }) => sum + count, 0),
  shares,
  loaded: true,
})
const share = (category: string, value: number, count = 1) => ({
  category,
  amount: value as Minor,
  count,
  percent: 0,
})
const months = fc
  .array(amount, { minLength: 1, maxLength: 6 })
  .map(totals => totals.map((total, index) => month(`2026-0${index + 1}`, total)))

describe('a change in percent', () => {
  it('is to one decimal, with its sign', () => {
    expect(changePercent(1500 as Minor, 1000 as Minor)).toBe(50)
    expect(changePercent(1000 as Minor, 1500 as Minor)).toBe(-33.3)
    expect(changePercent(0 as Minor, 10 as Minor)).toBe(-100)
  })

  it('is none against nothing', () => {
    fc.assert(
      fc.property(amount, now => {
        expect(changePercent(now, 0 as Minor)).toBeNull()
      }),
    )
  })

  it('leads back from the earlier amount to the later one, but for its rounding', () => {
    fc.assert(
      fc.property(amount, spent, (now, before) => {
        const change = changePercent(now, before) ?? Number.NaN
        // Half of a tenth of a percent, and what 15 digits can't hold of an amount many times the earlier one.
        const tolerance = before * 0.00051 + now * 1e-12
        expect(Math.abs(before * (1 + change / 100) - now)).toBeLessThanOrEqual(tolerance)
      }),
    )
  })

  it('goes up with more, down with less, and never under -100', () => {
    fc.assert(
      fc.property(amount, spent, (now, before) => {
        const change = changePercent(now, before) ?? Number.NaN
        expect(change).toBeGreaterThanOrEqual(-100)
        if (change !== 0) expect(change > 0).toBe(now > before)
      }),
    )
  })

  it('is not made up from a month that could not be loaded', () => {
    const known = month('2026-11', 5000)
    const missing = missingMonth('2026-10' as CalendarMonth)
    expect(monthlyChange(known, month('2026-10', 4000))).toBe(25)
    expect(monthlyChange(known, missing)).toBeNull()
    expect(monthlyChange(missing, known)).toBeNull()
  })
})

describe('months summed up', () => {
  it('have a highest that none exceeds, the earliest of equals', () => {
    fc.assert(
      fc.property(months, all => {
        const most = Math.max(...all.map(({ total }) => total))
        expect(highestMonth(all)).toBe(most === 0 ? null : all.find(({ total }) => total === most))
      }),
    )
  })

  it('have an average between the least and the most, whose sum they make but for rounding', () => {
    fc.assert(
      fc.property(months, all => {
        const totals = all.map(({ total }) => total)
        const average = averageTotal(all)
        expect(Number.isInteger(average)).toBe(true)
        expect(average).toBeGreaterThanOrEqual(Math.min(...totals))
        expect(average).toBeLessThanOrEqual(Math.max(...totals))
        const sum = totals.reduce((a, b) => a + b, 0)
        expect(Math.abs(average * all.length - sum)).toBeLessThanOrEqual(all.length / 2)
      }),
    )
  })

  it('count a month that could not be loaded as zero', () => {
    const known = month('2026-11', 900, [share('Shopping', 900, 3)])
    const all = [missingMonth('2026-09' as CalendarMonth), missingMonth('2026-10' as CalendarMonth), known]
    expect(averageTotal(all)).toBe(300)
    expect(totalCount(all)).toBe(3)
    expect(highestMonth(all)).toBe(known)
  })

  it('have an average of zero where there are none', () => {
    expect(averageTotal([])).toBe(0)
  })
})

it('spreads a month over its days so far, to whole minor units', () => {
  expect(dailyAverage(100 as Minor, 3)).toBe(33)
  expect(dailyAverage(0 as Minor, 21)).toBe(0)
})

describe('the largest categories', () => {
  const now = month('2026-11', 600, [share('Travel', 100), share('Shopping', 300, 2), share('Other', 200)])

  it('come largest first, each against the month before', () => {
    const before = month('2026-10', 500, [share('Shopping', 200), share('Other', 300)])
    expect(categoryTrends(now, before, 6).map(({ category, change }) => [category, change])).toEqual([
      ['Shopping', 50],
      ['Other', -33.3],
      ['Travel', null],
    ])
  })

  it('are no more than asked for', () => {
    const names = categoryTrends(now, month('2026-10', 0), 2).map(({ category }) => category)
    expect(names).toEqual(['Shopping', 'Other'])
  })
})
