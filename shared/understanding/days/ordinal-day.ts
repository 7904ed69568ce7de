/** The day of a month by its ordinal alone: 'the 17th', 'the first'. */
import type { Utterance } from '../utterance/utterance.ts'
import { lastDayNumbered } from './day-arithmetic.ts'
import type { FoundDay } from './found-day.ts'
import { readMonthDay } from './month-day.ts'

/**
 * Null where none is said at `at`. It is no date by itself, since things are counted in the same way: ask only where a
 * date would stand.
 */
export function readOrdinalDay(utterance: Utterance, at: number): FoundDay | null {
  if (utterance.word(at) !== 'the') return null
  const day = readMonthDay(utterance, at + 1)
  return day?.ordinal ? { end: day.end, day: lastDayNumbered(utterance.clock.today, day.value) } : null
}
