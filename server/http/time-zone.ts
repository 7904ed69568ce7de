/** The user's day: in the zone that the request names. */
import type { Context } from 'hono'
import { type CalendarDate, dayInZone } from '../../shared/domain/calendar-date.ts'
import { TIME_ZONE_HEADER } from '../../shared/wire/voice-request.ts'
import { Problem } from './problem.ts'

const DEFAULT_ZONE = 'Asia/Jakarta'
const LONGEST_ZONE = 64

/** Canonical IANA name; 400 for one that is not known. */
export function requestZone(c: Context): string {
  const asked = c.req.header(TIME_ZONE_HEADER)?.trim()
  if (!asked) return DEFAULT_ZONE
  try {
    // Canonical, so that callers cannot fill the formatter cache with spellings of one zone.
    return new Intl.DateTimeFormat('en', { timeZone: asked }).resolvedOptions().timeZone
  } catch {
    throw new Problem(400, 'badZone', { values: { zone: asked.slice(0, LONGEST_ZONE) } })
  }
}

export function requestToday(c: Context, now: Date): CalendarDate {
  return dayInZone(now, requestZone(c))
}
