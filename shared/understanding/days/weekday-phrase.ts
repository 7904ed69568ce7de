/** Weekdays as they are said: 'senin', 'hari minggu', 'senin minggu lalu', 'last monday', 'malam minggu'. */
import { addDays, type CalendarDate } from '../../domain/calendar-date.ts'
import type { Utterance } from '../utterance/utterance.ts'
import { phraseSet, skipPhrase } from '../words/phrase-table.ts'
import { lastWeekday, weekdayOfLastWeek } from './day-arithmetic.ts'
import { SUNDAY, WEEKDAYS } from './day-words.ts'
import { DAY_PARTS, type FoundDay, PAST } from './found-day.ts'

const LAST_WEEK = phraseSet(['minggu lalu', 'minggu kemarin', 'minggu kemaren', 'last week', 'of last week'])
const QUALIFIERS = new Set(['last', 'this', 'malam'])

/**
 * The weekday named at `at`, 0 for Monday. 'minggu' is a Sunday and no week behind 'hari' (`isDay`) or 'malam', or
 * before a part of the day; 'malam minggu' is the night before it.
 */
function readName(utterance: Utterance, at: number, isDay: boolean, isNight: boolean): number | null {
  const word = utterance.word(at)
  const isSunday =
    word === 'minggu' && (isDay || isNight || skipPhrase(DAY_PARTS, utterance.tokens, at + 1) > at + 1)
  const day = isSunday ? SUNDAY : WEEKDAYS.get(word)
  if (day === undefined) return null
  return isNight ? (day + 6) % 7 : day
}

/** A phrase from `at` on whose preposition ends before `head`; null where it names no weekday. */
export function readWeekday(
  utterance: Utterance,
  at: number,
  head: number,
  today: CalendarDate,
): FoundDay | null {
  const qualifier = utterance.word(head)
  const from = QUALIFIERS.has(qualifier) ? head + 1 : head
  const isDay = head > at && utterance.word(head - 1) === 'hari'
  const day = readName(utterance, from, isDay, qualifier === 'malam')
  if (day === null) return null
  const rest = skipPhrase(DAY_PARTS, utterance.tokens, from + 1)
  const lastWeek = skipPhrase(LAST_WEEK, utterance.tokens, rest)
  if (lastWeek > rest) return { end: lastWeek, day: weekdayOfLastWeek(today, day) }
  const isThis = utterance.word(rest) === 'ini'
  if (qualifier === 'this' || isThis)
    return { end: isThis ? rest + 1 : rest, day: lastWeekday(addDays(today, 1), day) }
  return { end: skipPhrase(PAST, utterance.tokens, rest), day: lastWeekday(today, day) }
}
