/** Names of days and months in the current language. */
import type { CalendarDate } from '../../shared/domain/calendar-date.ts'
import type { CalendarMonth, DateRange } from '../../shared/domain/period.ts'
import type { Language } from './language.ts'
import { language } from './translate.ts'

/** As the server's messages and the amounts have it. */
export const LOCALES: Readonly<Record<Language, string>> = { en: 'en-US', id: 'id-ID' }

const formats = new Map<string, Intl.DateTimeFormat>()

/** Calendar days have no zone: they are formatted as UTC midnights. */
function format(
  shape: 'day' | 'days' | 'month' | 'monthAlone' | 'shortMonth' | 'weekday' | 'time' | 'clock' | 'second',
): Intl.DateTimeFormat {
  const locale = LOCALES[language.value]
  const key = `${locale} ${shape}`
  let found = formats.get(key)
  if (!found) {
    const hour = locale === 'en-US' ? 'numeric' : '2-digit'
    const options: Record<typeof shape, Intl.DateTimeFormatOptions> = {
      day: { timeZone: 'UTC', day: 'numeric', month: 'short', year: 'numeric' },
      days: { timeZone: 'UTC', day: 'numeric', month: 'long' },
      month: { timeZone: 'UTC', month: 'long', year: 'numeric' },
      monthAlone: { timeZone: 'UTC', month: 'short' },
      shortMonth: { timeZone: 'UTC', month: 'short', year: '2-digit' },
      weekday: { timeZone: 'UTC', weekday: 'long' },
      clock: { hour, minute: '2-digit' },
      second: { hour, minute: '2-digit', second: '2-digit' },
      time: { day: 'numeric', month: 'short', hour, minute: '2-digit' },
    }
    found = new Intl.DateTimeFormat(locale, options[shape])
    formats.set(key, found)
  }
  return found
}

/** `Nov 20, 2026`, in Indonesian `20 Nov 2026`. */
export function dayName(day: CalendarDate): string {
  return format('day').format(new Date(`${day}T00:00:00Z`))
}

/** `Nov 1 – 30, 2026`, in Indonesian `1–30 Nov 2026`; the day alone where it is only one. */
export function rangeName({ from, to }: DateRange): string {
  return format('day').formatRange(new Date(`${from}T00:00:00Z`), new Date(`${to}T00:00:00Z`))
}

/** `October 1–22`, in Indonesian `1–22 Oktober`, for days of the last twelve months; the day alone where it is only one. */
export function daysName({ from, to }: DateRange): string {
  const range = format('days').formatRange(new Date(`${from}T00:00:00Z`), new Date(`${to}T00:00:00Z`))
  return range.replace(/\s*–\s*/, '–')
}

/** In full, as in a document: `November 20, 2026`, in Indonesian `20 November 2026`. */
export function fullDayName(day: CalendarDate): string {
  return new Date(`${day}T00:00:00Z`).toLocaleDateString(LOCALES[language.value], {
    timeZone: 'UTC',
    dateStyle: 'long',
  })
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

/** A moment on the device's clock, given in milliseconds since the epoch: `Nov 20, 1:05 PM`, in Indonesian `20 Nov, 13.05`. */
export function momentName(instant: number): string {
  return format('time').format(new Date(instant))
}

/** The time of day of such a moment: `1:05:09 PM`, in Indonesian `13.05.09`. */
export function secondName(instant: number): string {
  return format('second').format(new Date(instant))
}

/** `2:05 PM`, in Indonesian `14.05`; with its day where that is not today's. Both in milliseconds since the epoch. */
export function knownTime(instant: number, now: number): string {
  const sameDay = new Date(instant).toDateString() === new Date(now).toDateString()
  return format(sameDay ? 'clock' : 'time').format(new Date(instant))
}

/** `Monday` for 1 to `Sunday` for 7. */
export function weekdayName(day: number): string {
  // The first of 2024 was a Monday.
  return format('weekday').format(new Date(Date.UTC(2024, 0, day)))
}
