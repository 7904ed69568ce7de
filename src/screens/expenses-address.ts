/** Addresses of the expenses screen, by what it is to show. */
import type { CalendarDate } from '../../shared/domain/calendar-date.ts'
import { type CalendarMonth, monthOf, type Period } from '../../shared/domain/period.ts'

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

/** The month of `day`, from where its list has that day. */
export function dayAddress(day: CalendarDate): string {
  return `${expensesAddress({ timeframe: 'month', month: monthOf(day) })}#${day}`
}
