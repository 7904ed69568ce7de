/** Names of days and months in the current language. */
import type { CalendarDate } from '../../shared/domain/calendar-date.ts'
import type { CalendarMonth, DateRange } from '../../shared/domain/period.ts'
import { language } from './translate.ts'

const formats = new Map<string, Intl.DateTimeFormat>()

/** Calendar days have no zone: they are formatted as UTC midnights. */
function format(
  shape: 'day' | 'days' | 'month' | 'monthAlone' | 'shortMonth' | 'weekday' | 'time' | 'clock' | 'second',
): Intl.DateTimeFormat {
  const locale = language.value === 'id' ? 'id-ID' : 'en-GB'
  const key = `${locale} ${shape}`
  let found = formats.get(key)
  if (!found) {
    const options: Record<typeof shape, Intl.DateTimeFormatOptions> = {
      day: { timeZone: 'UTC', day: 'numeric', month: 'short', year: 'numeric' },
      days: { timeZone: 'UTC', day: 'numeric', month: 'long' },
      month: { timeZone: 'UTC', month: 'long', year: 'numeric' },
      monthAlone: { timeZone: 'UTC', month: 'short' },
      shortMonth: { timeZone: 'UTC', month: 'short', year: '2-digit' },
      weekday: { timeZone: 'UTC', weekday: 'long' },
      clock: { hour: '2-digit', minute: '2-digit' },
      second: { hour: '2-digit', minute: '2-digit', second: '2-digit' },
      time: { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' },
    }
    found = new Intl.DateTimeFormat(locale, options[shape])
    formats.set(key, found)
  }
  return found
}

/** `20 Nov 2026`. */
export function dayName(day: CalendarDate): string {
  return format('day').format(new Date(`${day}T00:00:00Z`))
}

/** `1 – 30 Nov 2026`; the day alone where it is only one. */
export function rangeName({ from, to }: DateRange): string {
  return format('day').formatRange(new Date(`${from}T00:00:00Z`), new Date(`${to}T00:00:00Z`))
}

/** `1–22 October`, for days of the last twelve months; the day alone where it is only one. */
export function daysName({ from, to }: DateRange): string {
  const range = format('days').formatRange(new Date(`${from}T00:00:00Z`), new Date(`${to}T00:00:00Z`))
  return range.replace(/\s*–\s*/, '–')
}

/** In full, as in a document: `November 20, 2026`, in Indonesian `20 November 2026`. */
export function fullDayName(day: CalendarDate): string {
  const locale = language.value === 'id' ? 'id-ID' : 'en-US'
  return new Date(`${day}T00:00:00Z`).toLocaleDateString(locale, { timeZone: 'UTC', dateStyle: 'long' })
}

/** `November 2026`. */
export function monthName(month: CalendarMonth): string {
  return format('month').format(new Date(`${month}-01T00:00:00Z`))
}

/** `Nov 26`. */
export function shortMonthName(month: CalendarMonth): string {
  return format('shortMonth').format(new Date(`${month}-01T00:00:00Z`))
}

/** `Nov`. */
export function monthAlone(month: CalendarMonth): string {
  return format('monthAlone').format(new Date(`${month}-01T00:00:00Z`))
}

/** A moment on the device's clock, given in milliseconds since the epoch: `20 Nov, 13.05`. */
export function momentName(instant: number): string {
  return format('time').format(new Date(instant))
}

/** The time of day of such a moment: `13:05:09`, in Indonesian `13.05.09`. */
export function secondName(instant: number): string {
  return format('second').format(new Date(instant))
}

/** `14:05`, in Indonesian `14.05`; with its day where that is not today's. Both in milliseconds since the epoch. */
export function knownTime(instant: number, now: number): string {
  const sameDay = new Date(instant).toDateString() === new Date(now).toDateString()
  return format(sameDay ? 'clock' : 'time').format(new Date(instant))
}

/** `Monday` for 1 to `Sunday` for 7. */
export function weekdayName(day: number): string {
  // The first of 2024 was a Monday.
  return format('weekday').format(new Date(Date.UTC(2024, 0, day)))
}
