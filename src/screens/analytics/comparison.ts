/** The months that the screen compares, by role, in the displayed currency. */
import type { Currency } from '../../../shared/domain/currency.ts'
import { type DateRange, monthRange } from '../../../shared/domain/period.ts'
import { totalsIn } from '../../../shared/domain/shares.ts'
import { type MonthFigures, missingMonth } from '../../../shared/domain/trends.ts'
import type { MonthStats } from '../../stores/figures/analytics.ts'
import type { Trends } from '../../stores/figures/trends.ts'

export interface Comparison {
  /** Oldest first; the last one is `now`. */
  readonly months: readonly MonthFigures[]
  /** The current month. */
  readonly now: MonthFigures
  /** The same days of the previous month; the whole month where these are unknown. */
  readonly before: MonthFigures
  /** The days of `before`. */
  readonly days: DateRange
}

/** Null while there are no two months to compare. */
export function comparisonOf(
  months: readonly MonthStats[] | null,
  trends: Trends | null,
  currency: Currency,
): Comparison | null {
  const figures = months?.map(month => figuresOf(month, currency))
  const now = figures?.at(-1)
  const last = figures?.at(-2)
  if (!figures || !now || !last) return null
  if (trends?.months.at(-1)?.month !== now.month)
    return { months: figures, now, before: last, days: monthRange(last.month) }
  return { months: figures, now, ...sameDays(last, trends, currency) }
}

function sameDays({ month }: MonthFigures, { comparedWith }: Trends, currency: Currency) {
  const { total, shares } = totalsIn(comparedWith, currency)
  const count = shares.reduce((sum, share) => sum + share.count, 0)
  return { before: { month, total, count, shares, loaded: true }, days: comparedWith.range }
}

function figuresOf({ month, stats }: MonthStats, currency: Currency): MonthFigures {
  if (!stats) return missingMonth(month)
  const { total, shares } = totalsIn(stats, currency)
  return { month, total, count: stats.count, shares, loaded: true }
}
