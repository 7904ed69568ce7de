/** Days that a device counted from a clock that is behind. */
import type { Context } from 'hono'
import { type CalendarDate, dayInZone } from '../../shared/domain/calendar-date.ts'
import { DEVICE_TIME_HEADER } from '../../shared/wire/voice-request.ts'
import { Problem } from './problem.ts'
import { requestZone } from './time-zone.ts'

/** From here on the device's day is another one in any zone, in milliseconds. */
const FAR_MS = 24 * 3_600_000

/**
 * 400 where the device's clock is more than a day behind and one of `days` may come from it. A later day does not: it was
 * chosen by hand, or told by the server. A clock that is ahead is refused for its day, which is still to come.
 */
export function assertDeviceClock(c: Context, days: readonly CalendarDate[], now: Date): void {
  const device = Date.parse(c.req.header(DEVICE_TIME_HEADER) ?? '')
  if (!(now.getTime() - device > FAR_MS)) return
  const deviceDay = dayInZone(new Date(Math.max(device, 0)), requestZone(c))
  if (days.some(day => day <= deviceDay)) throw new Problem(400, 'clockBehind')
}
