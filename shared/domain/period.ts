/** Today, this week (from Monday), a month: inclusive ranges of calendar days. */
import { addDays, addMonths, type CalendarDate, weekday } from './calendar-date.ts'

export const PERIODS = ['today', 'week', 'month'] as const
export type Period = (typeof PERIODS)[number]

export interface DateRange {
  readonly from: CalendarDate
  /** Inclusive. */
  readonly to: CalendarDate
}

declare const calendarMonth: unique symbol
/** `YYYY-MM`. Sorts as text. */
export type CalendarMonth = string & { readonly [calendarMonth]: true }

export function parseMonth(text: string): CalendarMonth | null {
  return /^(?!0000)\d{4}-(0[1-9]|1[0-2])$/.test(text) ? (text as CalendarMonth) : null
}

export function monthOf(day: CalendarDate): CalendarMonth {
  return day.slice(0, 7) as CalendarMonth
}

export function shiftMonth(month: CalendarMonth, by: number): CalendarMonth {
  const index = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 + by
  const year = Math.floor(index / 12)
  return `${String(year).padStart(4, '0')}-${String((index % 12) + 1).padStart(2, '0')}` as CalendarMonth
}

export function monthRange(month: CalendarMonth): DateRange {
  const from = `${month}-01` as CalendarDate
  return { from, to: addMonths(`${month}-31` as CalendarDate, 0) }
}

/** The week that holds `day`, Monday to Sunday. */
export function weekRange(day: CalendarDate): DateRange {
  const from = addDays(day, -weekday(day))
  return { from, to: addDays(from, 6) }
}

/** The same days of the previous month as from the 1st to `today`, up to the end of a shorter month. */
export function sameDaysBefore(today: CalendarDate): DateRange {
  const to = addMonths(today, -1)
  return { from: monthRange(monthOf(to)).from, to }
}

/** `count` months, oldest first, `last` among them. */
export function monthsUpTo(last: CalendarMonth, count: number): readonly CalendarMonth[] {
  return Array.from({ length: count }, (_, index) => shiftMonth(last, index + 1 - count))
}

export function periodRange(period: Period, today: CalendarDate, month = monthOf(today)): DateRange {
  switch (period) {
    case 'today':
      return { from: today, to: today }
    case 'week':
      return weekRange(today)
    case 'month':
      return monthRange(month)
  }
}
