/** Days that a device counted from a clock that is wrong. */
import type { Context } from 'hono'
import { type CalendarDate, dayInZone } from '../../shared/domain/calendar-date.ts'
import { DEVICE_TIME_HEADER } from '../../shared/wire/voice-request.ts'
import { Problem } from './problem.ts'
import { requestZone } from './time-zone.ts'

/** From here on the device's day is another one in any zone, in milliseconds. */
const FAR_MS = 24 * 3_600_000

/** A clock beyond the year 9999 is as far ahead as one there. */
const LATEST_MS = Date.parse('9999-12-30T00:00:00Z')
/** From here on a device's tomorrow is not the user's, whom it may show another day for a few hours, in milliseconds. */
const AHEAD_MS = 12 * 3_600_000

/**
 * 400 where the device's clock is more than a day behind and one of `days` may come from it: a later day does not, since it
 * was chosen by hand, or told by the server. 400, too, where the clock is half a day ahead and one of `days` is its own
 * day or later, which is still to come.
 */
export function assertDeviceClock(c: Context, days: readonly CalendarDate[], now: Date): void {
  const device = Date.parse(c.req.header(DEVICE_TIME_HEADER) ?? '')
  if (Number.isNaN(device)) return
  const lead = device - now.getTime()
  if (lead <= AHEAD_MS && -lead <= FAR_MS) return
  const zone = requestZone(c)
  const deviceDay = dayInZone(new Date(Math.min(Math.max(device, 0), LATEST_MS)), zone)
  if (lead < 0 && days.some(day => day <= deviceDay)) throw new Problem(400, 'clockBehind')
  const isToCome = lead > 0 && deviceDay > dayInZone(now, zone)
  if (isToCome && days.some(day => day >= deviceDay)) throw new Problem(400, 'dateTooLate')
}
