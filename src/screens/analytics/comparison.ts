/** The months that the screen compares, by the part each plays, in the currency chosen. */
import type { Currency } from '../../../shared/domain/currency.ts'
import { totalsIn } from '../../../shared/domain/shares.ts'
import { type MonthFigures, missingMonth } from '../../../shared/domain/trends.ts'
import type { MonthStats } from '../../stores/analytics.ts'

export interface Comparison {
  /** Oldest first; the last two are `before` and `now`. */
  readonly months: readonly MonthFigures[]
  /** The current month. */
  readonly now: MonthFigures
  readonly before: MonthFigures
}

/** Null while there are no two months to compare. */
export function comparisonOf(months: readonly MonthStats[] | null, currency: Currency): Comparison | null {
  const figures = months?.map(month => figuresOf(month, currency))
  const now = figures?.at(-1)
  const before = figures?.at(-2)
  return figures && now && before ? { months: figures, now, before } : null
}

function figuresOf({ month, stats }: MonthStats, currency: Currency): MonthFigures {
  if (!stats) return missingMonth(month)
  const { total, shares } = totalsIn(stats, currency)
  return { month, total, count: stats.count, shares, loaded: true }
}
