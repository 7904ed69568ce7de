/** Comparison of months: change, average, highest month, and trends of categories. */
import { type MinorSum, ZERO } from './money.ts'
import type { CalendarMonth } from './period.ts'
import type { CategoryShare } from './shares.ts'
import { averageOf, changePercent, percentOf } from './totals.ts'

/** Figures of a month, all months in the same currency. */
export interface MonthFigures {
  readonly month: CalendarMonth
  readonly total: MinorSum
  /** Expenses in it. */
  readonly count: number
  readonly shares: readonly CategoryShare[]
  /** False where the figures could not be loaded; they are then 0. */
  readonly loaded: boolean
}

export type CategorySum = Omit<CategoryShare, 'category'>

export interface CategoryTrend extends CategoryShare {
  /** Change from the previous month in percent; null as in `changePercent`. */
  readonly change: number | null
}

/** What stands in for a month that could not be loaded (specification §7). */
export function missingMonth(month: CalendarMonth): MonthFigures {
  return { month, total: ZERO, count: 0, shares: [], loaded: false }
}

/** `changePercent` between two months; null too where one of them is not loaded. */
export function monthlyChange(now: MonthFigures, before: MonthFigures): number | null {
  return now.loaded && before.loaded ? changePercent(now.total, before.total) : null
}

/** The month with the largest total, of equals the earliest; null where none has expenses. */
export function highestMonth(months: readonly MonthFigures[]): MonthFigures | null {
  let highest: MonthFigures | null = null
  for (const month of months) if (month.total > (highest?.total ?? ZERO)) highest = month
  return highest
}

/**
 * Drops the months before both `created` (null: not known) and the first month with an expense; a month that
 * is not loaded counts as one with expenses. Months are oldest first.
 */
export function monthsInUse(
  months: readonly MonthFigures[],
  created: CalendarMonth | null,
): readonly MonthFigures[] {
  const first = months.findIndex(
    ({ month, count, loaded }) => count > 0 || !loaded || (created !== null && month >= created),
  )
  return first < 0 ? [] : months.slice(first)
}

/** Mean of the months' totals, those at zero counted, to a whole minor unit; zero of none. */
export function averageTotal(months: readonly MonthFigures[]): MinorSum {
  return averageOf(months.reduce((sum, { total }) => sum + total, 0n) as MinorSum, months.length)
}

export function totalCount(months: readonly MonthFigures[]): number {
  return months.reduce((sum, { count }) => sum + count, 0)
}

/** The `most` largest categories of `now`, largest first, each against the month before. */
export function categoryTrends(
  now: MonthFigures,
  before: MonthFigures,
  most: number,
): readonly CategoryTrend[] {
  const earlier = new Map(before.shares.map(({ category, amount }) => [category, amount]))
  return now.shares
    .slice(0, most)
    .map(share => ({ ...share, change: changePercent(share.amount, earlier.get(share.category) ?? ZERO) }))
}

/** Sum of the categories beyond the `most` largest ones; null where it is 0. */
export function otherCategories({ total, shares }: MonthFigures, most: number): CategorySum | null {
  const others = shares.slice(most)
  if (others.length === 0) return null
  const amount = others.reduce((sum, share) => sum + share.amount, 0n) as MinorSum
  const count = others.reduce((sum, share) => sum + share.count, 0)
  return { amount, count, percent: percentOf(amount, total) }
}
