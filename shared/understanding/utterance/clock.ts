/** The speaker's own clock. */
import { addDays, type CalendarDate, hourInZone, MIN_DATE } from '../../domain/calendar-date.ts'
import type { SpeechContext } from '../../domain/extraction.ts'

export interface SpeakersClock {
  readonly today: CalendarDate
  /** Hour of the day, 0..23. */
  readonly hour: number
}

/** Throws RangeError for an invalid instant or an unknown zone. */
export function speakersClock({ now, zone }: SpeechContext): SpeakersClock {
  const { day, hour } = hourInZone(now, zone)
  return { today: day < MIN_DATE ? MIN_DATE : day, hour }
}

/** From this hour on, 'tadi malam' means the current evening, not the previous one. */
const EVENING = 18

/** The day of 'tadi malam'. */
export function eveningJustPast({ today, hour }: SpeakersClock): CalendarDate {
  return hour >= EVENING ? today : addDays(today, -1)
}
