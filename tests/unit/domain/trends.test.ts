import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { MinorSum } from '../../../shared/domain/money.ts'
import type { CalendarMonth } from '../../../shared/domain/period.ts'
import { changePercent } from '../../../shared/domain/totals.ts'
import {
  averageTotal,
  categoryTrends,
  highestMonth,
  type MonthFigures,
  missingMonth,
  monthlyChange,
  monthsInUse,
  otherCategories,
  totalCount,
} from '../../../shared/domain/trends.ts'

const sum = (n: number | bigint) => BigInt(n) as MinorSum
const amount = fc.bigInt({ min: 0n, max: 10n ** 18n }).map(sum)
const spent = fc.bigInt({ min: 1n, max: 10n ** 18n }).map(sum)
const month = (name: string, total: number | bigint, shares: MonthFigures['shares'] = []): MonthFigures => ({
  month: name as CalendarMonth,
  total: sum(total),
  count: shares.reduce((sum, { count }) => sum + count, 0),
  shares,
  loaded: true,
})
const share = (category: string, value: number, count = 1) => ({
  category,
  amount: sum(value),
  count,
  percent: 0,
})
const months = fc
  .array(amount, { minLength: 1, maxLength: 6 })
  .map(totals => totals.map((total, index) => month(`2026-0${index + 1}`, total)))

describe('a change in percent', () => {
  it('is to one decimal, with its sign', { tags: ['spec-9.12'] }, () => {
    expect(changePercent(sum(1500), sum(1000))).toBe(50)
    expect(changePercent(sum(1000), sum(1500))).toBe(-33.3)
    expect(changePercent(sum(0), sum(10))).toBe(-100)
  })

  it('is none against nothing', () => {
    fc.assert(
      fc.property(amount, now => {
        expect(changePercent(now, sum(0))).toBeNull()
      }),
    )
  })

  it('leads back from the earlier amount to the later one, but for its rounding', () => {
    fc.assert(
      fc.property(amount, spent, (now, before) => {
        const change = changePercent(now, before) ?? Number.NaN
        // Half of a tenth of a percent, and what 15 digits can't hold of an amount many times the earlier one.
        const tolerance = Number(before) * 0.00051 + Number(now) * 1e-12
        expect(Math.abs(Number(before) * (1 + change / 100) - Number(now))).toBeLessThanOrEqual(tolerance)
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
  it('have a highest that none exceeds, the earliest of equals, once one has expenses', () => {
    fc.assert(
      fc.property(months, all => {
        const most = all.map(({ total }) => total).reduce((a, b) => (a > b ? a : b))
        expect(highestMonth(all)).toBe(most === sum(0) ? null : all.find(({ total }) => total === most))
      }),
    )
  })

  it('have an average between the least and the most, whose sum they make but for rounding', () => {
    fc.assert(
      fc.property(months, all => {
        const totals = all.map(({ total }) => total)
        const average = averageTotal(all)
        expect(totals.some(total => total <= average)).toBe(true)
        expect(totals.some(total => total >= average)).toBe(true)
        const off = average * BigInt(all.length) - totals.reduce((a, b) => a + b, 0n)
        expect(2n * (off < 0n ? -off : off)).toBeLessThanOrEqual(BigInt(all.length))
      }),
    )
  })

  it('count a month that could not be loaded as zero', { tags: ['spec-8.14'] }, () => {
    const known = month('2026-11', 900, [share('Shopping', 900, 3)])
    const all = [missingMonth('2026-09' as CalendarMonth), missingMonth('2026-10' as CalendarMonth), known]
    expect(averageTotal(all)).toBe(300n)
    expect(totalCount(all)).toBe(3)
    expect(highestMonth(all)).toBe(known)
  })

  it('have an average of zero where there are none', () => {
    expect(averageTotal([])).toBe(0n)
  })
})

describe('the largest categories', () => {
  const now = month('2026-11', 600, [share('Shopping', 300, 2), share('Other', 200), share('Travel', 100)])

  it('are held against the month before', () => {
    const before = month('2026-10', 500, [share('Shopping', 200), share('Other', 300)])
    expect(categoryTrends(now, before, 6).map(({ category, change }) => [category, change])).toEqual([
      ['Shopping', 50],
      ['Other', -33.3],
      ['Travel', null],
    ])
  })

  it('leave the others, which come to what is missing', () => {
    const others = otherCategories(now, 1)
    expect(others).toEqual({ amount: 300n, count: 2, percent: 50 })
    expect(otherCategories(now, 3)).toBeNull()
  })

  it('are no more than asked for', () => {
    const names = categoryTrends(now, month('2026-10', 0), 2).map(({ category }) => category)
    expect(names).toEqual(['Shopping', 'Other'])
  })
})

describe('the months in use', () => {
  const empty = (name: string) => month(name, 0)
  const spent = month('2026-11', 300, [share('Other', 300)])
  const namesOf = (all: readonly MonthFigures[]) => all.map(({ month }) => month)

  it.each([
    ['begin with the first expense', null, ['2026-11']],
    ['begin with the account, where it is older', '2026-10', ['2026-10', '2026-11']],
    ['are all there are of an old account', '2024-01', ['2026-09', '2026-10', '2026-11']],
    ['begin with an expense of before the account', '2026-12', ['2026-11']],
  ])('%s', (_, created, names) => {
    const all = [empty('2026-09'), empty('2026-10'), spent]
    expect(namesOf(monthsInUse(all, created as CalendarMonth | null))).toEqual(names)
  })

  it('count one that is not loaded', () => {
    const all = [missingMonth('2026-09' as CalendarMonth), empty('2026-10'), spent]
    expect(monthsInUse(all, null)).toHaveLength(3)
  })

  it('are none where nothing was spent', () => {
    expect(monthsInUse([empty('2026-11')], null)).toEqual([])
  })
})
