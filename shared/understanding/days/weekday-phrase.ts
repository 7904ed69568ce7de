/** Weekdays as they are said: 'senin', 'hari minggu', 'senin minggu lalu', 'last monday', 'malam minggu'. */
import { addDays, type CalendarDate } from '../../domain/calendar-date.ts'
import { phraseSet, skipPhrase } from '../words/phrase-table.ts'
import type { Token } from '../words/token.ts'
import { lastWeekday, weekdayOfLastWeek } from './day-arithmetic.ts'
import { SUNDAY, WEEKDAYS } from './day-words.ts'
import { DAY_PARTS, type FoundDay, PAST } from './found-day.ts'

const LAST_WEEK = phraseSet(['minggu lalu', 'minggu kemarin', 'minggu kemaren', 'last week', 'of last week'])
const QUALIFIERS = new Set(['last', 'this', 'malam'])

/**
 * The weekday named at `at`, 0 for Monday. 'minggu' is a Sunday and no week behind 'hari' (`isDay`) or 'malam', or
 * before a part of the day; 'malam minggu' is the night before it.
 */
function readName(tokens: readonly Token[], at: number, isDay: boolean, isNight: boolean): number | null {
  const word = tokens[at]?.word ?? ''
  const isSunday = word === 'minggu' && (isDay || isNight || skipPhrase(DAY_PARTS, tokens, at + 1) > at + 1)
  const day = isSunday ? SUNDAY : WEEKDAYS.get(word)
  if (day === undefined) return null
  return isNight ? (day + 6) % 7 : day
}

/** A phrase from `at` on whose preposition ends before `lead`; null where it names no weekday. */
export function readWeekday(
  tokens: readonly Token[],
  at: number,
  lead: number,
  today: CalendarDate,
): FoundDay | null {
  const qualifier = tokens[lead]?.word ?? ''
  const from = QUALIFIERS.has(qualifier) ? lead + 1 : lead
  const isDay = lead > at && tokens[lead - 1]?.word === 'hari'
  const day = readName(tokens, from, isDay, qualifier === 'malam')
  if (day === null) return null
  const rest = skipPhrase(DAY_PARTS, tokens, from + 1)
  const lastWeek = skipPhrase(LAST_WEEK, tokens, rest)
  if (lastWeek > rest) return { end: lastWeek, day: weekdayOfLastWeek(today, day) }
  const isThis = tokens[rest]?.word === 'ini'
  if (qualifier === 'this' || isThis)
    return { end: isThis ? rest + 1 : rest, day: lastWeekday(addDays(today, 1), day) }
  return { end: skipPhrase(PAST, tokens, rest), day: lastWeekday(today, day) }
}
