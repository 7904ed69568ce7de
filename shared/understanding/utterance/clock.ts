/** The speaker's own clock. */
import { addDays, type CalendarDate, dayInZone, MIN_DATE } from '../../domain/calendar-date.ts'
import type { SpeechContext } from '../../domain/extraction.ts'

export interface SpeakersClock {
  readonly today: CalendarDate
  /** Hour of the day, 0..23. */
  readonly hour: number
}

const formats = new Map<string, Intl.DateTimeFormat>()

/** Throws RangeError for an invalid instant or an unknown zone. */
export function speakersClock({ now, zone }: SpeechContext): SpeakersClock {
  let format = formats.get(zone)
  if (!format) {
    format = new Intl.DateTimeFormat('en-US', { timeZone: zone, hour: '2-digit', hourCycle: 'h23' })
    formats.set(zone, format)
  }
  const today = dayInZone(now, zone)
  return { today: today < MIN_DATE ? MIN_DATE : today, hour: Number(format.format(now)) }
}

/** From this hour on, 'tadi malam' is the evening that has begun, not the one before. */
const EVENING = 18

/** The day of 'tadi malam'. */
export function eveningJustPast({ today, hour }: SpeakersClock): CalendarDate {
  return hour >= EVENING ? today : addDays(today, -1)
}
