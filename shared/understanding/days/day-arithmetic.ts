/** Days counted back from today: weekdays, days of a month, months ago. Nothing here lies after `today`. */
import { addDays, type CalendarDate, parseCalendarDate, weekday } from '../../domain/calendar-date.ts'
import { monthOf, monthRange, shiftMonth } from '../../domain/period.ts'

/** The last such weekday before today, 1..7 days back; 0 for Monday. */
export function lastWeekday(today: CalendarDate, day: number): CalendarDate {
  return addDays(today, -(((weekday(today) - day + 6) % 7) + 1))
}

/** The weekday in the calendar week so many before this one, weeks starting on Monday; 0 for this one. */
export function weekdayOfWeek(today: CalendarDate, day: number, weeks: number): CalendarDate {
  return addDays(today, day - weekday(today) - 7 * weeks)
}

/** The same day so many months ago, or that month's last day where it is shorter. */
export function monthsAgo(today: CalendarDate, months: number): CalendarDate {
  const { to } = monthRange(shiftMonth(monthOf(today), -months))
  const same = `${to.slice(0, 8)}${today.slice(8)}` as CalendarDate
  return same < to ? same : to
}

/** The last day of the month with this number, today included; null for a number no month has. */
export function lastDayNumbered(today: CalendarDate, day: number): CalendarDate | null {
  for (let back = 0; back <= 2; back++) {
    const found = dayIn(shiftMonth(monthOf(today), -back), day)
    if (found && found <= today) return found
  }
  return null
}

/** The last 'N November', today included, or that of a named year; null for a day that does not exist. */
export function lastDayOfYear(
  today: CalendarDate,
  day: number,
  month: number,
  year: number | null,
): CalendarDate | null {
  if (year !== null) return dayIn(yearMonth(year, month), day)
  const thisYear = Number(today.slice(0, 4))
  // Eight years hold a 29 February wherever they start.
  for (let back = 0; back <= 8; back++) {
    const found = dayIn(yearMonth(thisYear - back, month), day)
    if (found && found <= today) return found
  }
  return null
}

function yearMonth(year: number, month: number): string {
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}`
}

function dayIn(month: string, day: number): CalendarDate | null {
  return Number.isInteger(day) ? parseCalendarDate(`${month}-${String(day).padStart(2, '0')}`) : null
}
