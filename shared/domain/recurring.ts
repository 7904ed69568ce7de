/** Expenses that come again by a rule: on a day of each month, or on a weekday. */
import { addDays, type CalendarDate, dayInZone, dayOfMonth, weekday } from './calendar-date.ts'
import { type CalendarMonth, monthOf, monthRange, shiftMonth } from './period.ts'
import type { UsualExpense } from './usual.ts'

export type Schedule =
  /** 1..31; in a month that has no such day, its last. */
  | { readonly every: 'month'; readonly day: number }
  /** 1 for Monday to 7 for Sunday. */
  | { readonly every: 'week'; readonly day: number }

export interface RecurringRule extends UsualExpense {
  readonly id: string
  readonly schedule: Schedule
  /** Day of the next expense; of a paused rule, the first day that was skipped. */
  readonly nextDay: CalendarDate
  readonly paused: boolean
}

/** Most days that an expense is entered late, for example after the server was down. */
export const CATCH_UP_DAYS = 92

/** The schedule that repeats a given day. */
export function scheduleOn(day: CalendarDate, every: Schedule['every']): Schedule {
  return { every, day: every === 'month' ? dayOfMonth(day) : weekday(day) + 1 }
}

export function sameSchedule(a: Schedule, b: Schedule): boolean {
  return a.every === b.every && a.day === b.day
}

/** The first day of the schedule that is not before `from`. */
export function firstDue({ every, day }: Schedule, from: CalendarDate): CalendarDate {
  if (every === 'week') return addDays(from, (day - 1 - weekday(from) + 7) % 7)
  const thisMonth = dayIn(monthOf(from), day)
  return thisMonth >= from ? thisMonth : dayIn(shiftMonth(monthOf(from), 1), day)
}

/** All days of the schedule between the two, both inclusive, the earliest first. */
export function dueDays(schedule: Schedule, from: CalendarDate, to: CalendarDate): CalendarDate[] {
  const days: CalendarDate[] = []
  for (let day = firstDue(schedule, from); day <= to; day = firstDue(schedule, addDays(day, 1)))
    days.push(day)
  return days
}

const MINUTE_MS = 60_000
/** Largest offsets of time zones ahead of UTC and behind it, in minutes. */
const FURTHEST_AHEAD = 14 * 60
const FURTHEST_BEHIND = 12 * 60

/** When the day begins in an IANA zone, to the minute. Throws RangeError for an unknown zone. */
export function startOfDay(day: CalendarDate, zone: string): Date {
  const midnight = Date.parse(`${day}T00:00:00Z`)
  let before = midnight - (FURTHEST_AHEAD + 1) * MINUTE_MS
  let reached = midnight + FURTHEST_BEHIND * MINUTE_MS
  // A day whose clock is set forward at midnight has no 00:00, so its first moment is searched for.
  while (reached - before > MINUTE_MS) {
    const middle = before + Math.floor((reached - before) / 2 / MINUTE_MS) * MINUTE_MS
    if (dayInZone(new Date(middle), zone) >= day) reached = middle
    else before = middle
  }
  return new Date(reached)
}

function dayIn(month: CalendarMonth, day: number): CalendarDate {
  const { from, to } = monthRange(month)
  return day >= dayOfMonth(to) ? to : addDays(from, day - 1)
}
