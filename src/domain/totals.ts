/** Sums over expenses of both currencies, taken in IDR by the fixed rates. */
import { type Currency, convert } from './currency.ts'
import { add, type Minor, ZERO } from './money.ts'

export interface Spent {
  readonly amount: Minor
  readonly currency: Currency
}

export interface CategoryTotal {
  readonly category: string
  /** In IDR. */
  readonly amount: Minor
  readonly count: number
}

/** Total in IDR. */
export function totalInIdr(spent: readonly Spent[]): Minor {
  return spent.reduce((sum, { amount, currency }) => add(sum, convert(amount, currency, 'IDR')), ZERO)
}

/** Share of the whole in percent, to one decimal: 0 when the whole is 0. */
export function percentOf(part: Minor, whole: Minor): number {
  return whole === 0 ? 0 : Math.round((part / whole) * 1000) / 10
}
