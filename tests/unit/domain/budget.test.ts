import { describe, expect, it } from 'vitest'
import { ALL, type Budget, budgetState, byFullness, daysLeft } from '../../../shared/domain/budget.ts'
import type { CalendarDate } from '../../../shared/domain/calendar-date.ts'
import type { Minor } from '../../../shared/domain/money.ts'
import { figuresOf } from '../../../shared/domain/totals.ts'

const day = (text: string) => text as CalendarDate
const TODAY = day('2026-11-23')
const rupiah = (amount: number, category = 'Food & Dining') =>
  ({ amount: amount as Minor, currency: 'IDR', category }) as const
const dollars = (cents: number) =>
  ({ amount: cents as Minor, currency: 'USD', category: 'Shopping' }) as const
const limit = (amount: number, scope = ALL as string): Budget => ({
  scope,
  amount: amount as Minor,
  currency: 'IDR',
})

describe('what is left of a budget', () => {
  it('is the limit without what was spent, and what that is a day until the month ends', () => {
    const state = budgetState(limit(1_000_000), figuresOf([rupiah(660_000)]), 'IDR', TODAY)
    expect(state).toMatchObject({ left: 340_000n, perDay: 42_500n, percent: 66, level: 'within' })
  })

  it('counts its own category alone', () => {
    const figures = figuresOf([rupiah(60_000), rupiah(500_000, 'Travel')])
    expect(budgetState(limit(100_000, 'Food & Dining'), figures, 'IDR', TODAY).left).toBe(40_000n)
    expect(budgetState(limit(100_000, 'Business'), figures, 'IDR', TODAY).left).toBe(100_000n)
  })

  it('a day is rounded down, so that the days together never come to more', () => {
    const { left, perDay } = budgetState(limit(100), figuresOf([]), 'IDR', TODAY)
    expect([left, perDay]).toEqual([100n, 12n])
  })

  it('is below zero where more was spent, and nothing a day then', () => {
    const state = budgetState(limit(100_000), figuresOf([rupiah(120_000)]), 'IDR', TODAY)
    expect(state).toMatchObject({ left: -20_000n, perDay: 0n, percent: 120, level: 'reached' })
  })

  it('is never at 100% where it is passed', () => {
    const percentAt = (spent: number) =>
      budgetState(limit(100_000), figuresOf([rupiah(spent)]), 'IDR', TODAY).percent
    expect([99_999, 100_000, 100_001].map(percentAt)).toEqual([99, 100, 101])
  })

  it('in another currency is that of the limit converted once and of the exact totals', () => {
    const figures = figuresOf([dollars(450), rupiah(15_000)])
    const inDollars: Budget = { scope: ALL, amount: 1000 as Minor, currency: 'USD' }
    // $10.00 is Rp150,000; $4.50 is Rp67,500.
    expect(budgetState(inDollars, figures, 'IDR', TODAY)).toMatchObject({ limit: 150_000n, left: 67_500n })
    // Rp15,000 is $1.01 by the rate of that direction.
    expect(budgetState(inDollars, figures, 'USD', TODAY)).toMatchObject({ limit: 1000n, left: 449n })
  })

  it.each([
    ['nothing was spent', [], 'within', 0],
    ['anything was spent', [rupiah(1000)], 'reached', 100],
  ] as const)('a limit below the smallest unit shown is handled where %s', (_, spent, level, percent) => {
    expect(budgetState(limit(1), figuresOf(spent), 'USD', TODAY)).toMatchObject({ level, percent })
  })
})

it.each([
  [79_999, 'within'],
  [80_000, 'near'],
  [99_999, 'near'],
  [100_000, 'reached'],
] as const)('of a limit of 100000 %i is %s', (spent, level) => {
  expect(budgetState(limit(100_000), figuresOf([rupiah(spent)]), 'IDR', TODAY).level).toBe(level)
})

it.each([
  ['2026-11-01', 30],
  ['2026-11-30', 1],
  ['2026-12-31', 1],
  ['2026-02-28', 1],
  ['2028-02-28', 2],
  ['2028-02-29', 1],
])('on %s %i days of the month are left', (text, days) => {
  expect(daysLeft(day(text))).toBe(days)
})

it('the fullest comes first, of equals the one of everything', () => {
  const figures = figuresOf([rupiah(80_000)])
  const states = [limit(100_000, 'Food & Dining'), limit(100_000), limit(90_000, 'Food & Dining')]
    .map(budget => budgetState(budget, figures, 'IDR', TODAY))
    .sort(byFullness)
  expect(states.map(({ scope, percent }) => [scope, percent])).toEqual([
    ['Food & Dining', 88],
    [ALL, 80],
    ['Food & Dining', 80],
  ])
})
