/** A weekday and its date said together, in either order: 'Senin, 9 November', 'Monday the 9th', 'tanggal 9 hari Senin'. */
import { type CalendarDate, weekday as weekdayOf } from '../../domain/calendar-date.ts'
import type { Utterance } from '../utterance/utterance.ts'
import { readWrittenDate } from './date-digits.ts'
import { lastWeekday } from './day-arithmetic.ts'
import { SUNDAY } from './day-words.ts'
import type { FoundDay } from './found-day.ts'
import { isDateCue, readMonthDate } from './month-date.ts'
import { readWeekday } from './weekday-phrase.ts'

/** The date at `from`; a preposition ends there that starts at `at`. */
function readDate(utterance: Utterance, at: number, from: number, today: CalendarDate): FoundDay | null {
  const cued = isDateCue(utterance.token(from))
  return (
    readWrittenDate(utterance, cued ? from + 1 : from, today, cued) ??
    readMonthDate(utterance, at, from, today)
  )
}

/** Before its date even a bare 'minggu' is a Sunday. */
function readBareSunday(utterance: Utterance, head: number, today: CalendarDate): FoundDay | null {
  return utterance.word(head) === 'minggu' ? { end: head + 1, day: lastWeekday(today, SUNDAY) } : null
}

function afterComma(utterance: Utterance, at: number): number {
  return utterance.word(at) === ',' ? at + 1 : at
}

/** 'Senin' and 'tanggal 9' are one day where the 9th was a Monday; else each is a day of its own. */
function agree(one: FoundDay, other: FoundDay): boolean {
  return one.day !== null && other.day !== null && weekdayOf(one.day) === weekdayOf(other.day)
}

/**
 * A phrase from `at` on whose preposition ends before `head`; null where it does not name both. `weekday` and `date`
 * are what was found there by itself.
 */
export function readDatedWeekday(
  utterance: Utterance,
  at: number,
  head: number,
  { weekday, date }: { readonly weekday: FoundDay | null; readonly date: FoundDay | null },
): FoundDay | null {
  const { today } = utterance.clock
  const named = weekday ?? readBareSunday(utterance, head, today)
  if (named) {
    const behind = readDate(utterance, at, afterComma(utterance, named.end), today)
    return behind && agree(named, behind) ? behind : null
  }
  if (!date) return null
  const from = afterComma(utterance, date.end)
  const isDay = utterance.word(from) === 'hari'
  const behind = readWeekday(utterance, from, isDay ? from + 1 : from, today)
  return behind && agree(date, behind) ? { ...date, end: behind.end } : null
}
