/** Calendar days: local days without a time or an offset. */

declare const calendarDate: unique symbol
/** `YYYY-MM-DD`, a day that exists. Sorts as text. */
export type CalendarDate = string & { readonly [calendarDate]: true }

/** First day an expense may have (specification §5). */
export const MIN_DATE = '2020-01-01' as CalendarDate

const SHAPE = /^(?!0000)\d{4}-\d{2}-\d{2}$/

/** The part before `T`, when it is a day that exists, from year 1 on; otherwise null. */
export function parseCalendarDate(text: string): CalendarDate | null {
  const day = text.split('T', 1)[0] ?? ''
  if (!SHAPE.test(day)) return null
  // `Date` reads a day beyond the month's end as one of the next month, and a month beyond 12 as NaN.
  const exists = new Date(`${day}T00:00:00Z`).getUTCDate() === Number(day.slice(8))
  return exists ? (day as CalendarDate) : null
}

const zoneFormats = new Map<string, Intl.DateTimeFormat>()

export interface HourOfDay {
  readonly day: CalendarDate
  /** 0..23. */
  readonly hour: number
}

/** In milliseconds. Since 1972 the clocks of all zones differ from UTC by multiples of it. */
const QUARTER_HOUR = 900_000
const FIRST_QUARTER_HOUR = Date.UTC(1972, 0) / QUARTER_HOUR

/** The last answer: repeated calls mostly come within one sentence. */
let last = { zone: '', quarter: Number.NaN, hour: { day: MIN_DATE, hour: 0 } }

/** The day and the hour that it is at `instant` in an IANA `zone`. Throws RangeError for an unknown zone. */
export function hourInZone(instant: Date, zone: string): HourOfDay {
  const quarter = Math.floor(instant.getTime() / QUARTER_HOUR)
  if (quarter === last.quarter && zone === last.zone) return last.hour
  const hour = readHour(instant, zone)
  if (quarter > FIRST_QUARTER_HOUR) last = { zone, quarter, hour }
  return hour
}

function readHour(instant: Date, zone: string): HourOfDay {
  let format = zoneFormats.get(zone)
  if (!format) {
    format = new Intl.DateTimeFormat('en-CA', {
      timeZone: zone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      hourCycle: 'h23',
    })
    zoneFormats.set(zone, format)
  }
  // '2026-11-20, 10': three times as fast as `formatToParts`.
  const [year = '', month, date, hour] = format.format(instant).match(/\d+/g) ?? []
  return { day: `${year.padStart(4, '0')}-${month}-${date}` as CalendarDate, hour: Number(hour) }
}

/** The day it is at `instant` in an IANA `zone`. Throws RangeError for an unknown zone. */
export function dayInZone(instant: Date, zone: string): CalendarDate {
  return hourInZone(instant, zone).day
}

export function addDays(day: CalendarDate, days: number): CalendarDate {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10) as CalendarDate
}

/** Negative where `to` is the earlier one. */
export function daysBetween(from: CalendarDate, to: CalendarDate): number {
  return (Date.parse(to) - Date.parse(from)) / 86_400_000
}

/** The same day of another month, or that month's last where it has no such day. `months` is a whole number. */
export function addMonths(day: CalendarDate, months: number): CalendarDate {
  const date = new Date(`${day.slice(0, 7)}-01T00:00:00Z`)
  date.setUTCMonth(date.getUTCMonth() + months + 1, 0)
  date.setUTCDate(Math.min(date.getUTCDate(), dayOfMonth(day)))
  return date.toISOString().slice(0, 10) as CalendarDate
}

/** 0 for Monday to 6 for Sunday. */
export function weekday(day: CalendarDate): number {
  return (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7
}

export function dayOfMonth(day: CalendarDate): number {
  return Number(day.slice(8, 10))
}

/** A clock's reading with its own offset, `2026-11-20T01:00:00+07:00`: the part before T is the user's day. */
export function withOffset(local: Date): string {
  const shifted = new Date(local.getTime() - local.getTimezoneOffset() * 60_000)
  return `${shifted.toISOString().slice(0, 19)}${offsetName(local)}`
}

/** How far the clock is ahead of UTC at that moment: `+07:00`. */
export function offsetName(local: Date): string {
  const offset = -local.getTimezoneOffset()
  const two = (n: number) => String(Math.trunc(Math.abs(n))).padStart(2, '0')
  return `${offset < 0 ? '-' : '+'}${two(offset / 60)}:${two(offset % 60)}`
}
