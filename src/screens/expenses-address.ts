/** Addresses of the expenses screen, by what it is to show. */
import type { CalendarMonth, Period } from '../../shared/domain/period.ts'

export interface ExpensesShown {
  readonly timeframe: Period
  /** The current one where absent. */
  readonly month?: CalendarMonth
  /** All of them where absent. */
  readonly category?: string
}

export function expensesAddress(shown: ExpensesShown): string {
  return `/expenses?${new URLSearchParams({ ...shown })}`
}
