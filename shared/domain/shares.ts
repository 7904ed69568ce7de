/** A period's sum and its categories in the displayed currency. */
import type { Currency } from './currency.ts'
import type { MinorSum } from './money.ts'
import { type PeriodFigures, percentOf } from './totals.ts'

export interface CategoryShare {
  readonly category: string
  /** In the currency of the whole. */
  readonly amount: MinorSum
  readonly count: number
  /** Of the whole, to one decimal. */
  readonly percent: number
}

export interface PeriodTotals {
  readonly currency: Currency
  readonly total: MinorSum
  /** Most spent first, of equals by name. */
  readonly shares: readonly CategoryShare[]
}

export function totalsIn({ totals, breakdown }: PeriodFigures, currency: Currency): PeriodTotals {
  const total = totals[currency]
  const shares = breakdown.map(({ category, totals, count }) => {
    const amount = totals[currency]
    return { category, amount, count, percent: percentOf(amount, total) }
  })
  return { currency, total, shares: shares.sort(byAmount) }
}

function byAmount(a: CategoryShare, b: CategoryShare): number {
  if (a.amount === b.amount) return a.category < b.category ? -1 : 1
  return a.amount > b.amount ? -1 : 1
}
