/** What was spent on a category, and its share of the whole. */
import type { Minor } from './money.ts'

export interface CategoryTotal {
  readonly category: string
  /** In IDR. */
  readonly amount: Minor
  readonly count: number
}

/** Share of the whole in percent, to one decimal, halves up: 0 when the whole is 0. */
export function percentOf(part: Minor, whole: Minor): number {
  return whole === 0 ? 0 : Math.round((part * 1000) / whole) / 10
}
