/** The day of a month by its ordinal alone: 'the 17th', 'the first'. */
import type { Utterance } from '../utterance/utterance.ts'
import { lastDayNumbered } from './day-arithmetic.ts'
import type { FoundDay } from './found-day.ts'
import { readMonthDay } from './month-day.ts'

/**
 * Null where there is none at `at`. An ordinal may also count things, so call this only where a date is
 * expected.
 */
export function readOrdinalDay(utterance: Utterance, at: number): FoundDay | null {
  if (utterance.word(at) !== 'the') return null
  const day = readMonthDay(utterance, at + 1)
  return day?.ordinal ? { end: day.end, day: lastDayNumbered(utterance.clock.today, day.value) } : null
}
