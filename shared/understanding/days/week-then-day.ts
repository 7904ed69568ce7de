/** A week and then its day: 'minggu lalu, hari Sabtu', 'last week on Tuesday'. */
import { type CalendarDate, weekday as weekdayOf } from '../../domain/calendar-date.ts'
import type { Utterance } from '../utterance/utterance.ts'
import { matchPhrase, phraseList, phraseSet, phraseTable, skipPhrase } from '../words/phrase-table.ts'
import { weekdayOfWeek } from './day-arithmetic.ts'
import type { FoundDay } from './found-day.ts'
import { readWeekday } from './weekday-phrase.ts'

/** How many weeks ago. */
const WEEKS = phraseTable<number>([
  ...phraseList('minggu ini|pekan ini|this week').map((phrase): [string, number] => [phrase, 0]),
  ...phraseList(
    'minggu lalu|minggu yang lalu|minggu kemarin|minggu kemaren|pekan lalu|pekan kemarin|pekan kemaren|last week',
  ).map((phrase): [string, number] => [phrase, 1]),
])
const HEADS = phraseSet(['hari', 'pas hari', 'di hari', 'pada hari', 'on', 'yang hari'])

/** Null where no such phrase starts at `at`. */
export function readWeekThenDay(utterance: Utterance, at: number, today: CalendarDate): FoundDay | null {
  const week = matchPhrase(WEEKS, utterance.tokens, at)
  if (!week) return null
  const from = utterance.word(week.end) === ',' ? week.end + 1 : week.end
  const head = skipPhrase(HEADS, utterance.tokens, from)
  const day = readWeekday(utterance, from, head, today)
  return day?.day ? { end: day.end, day: weekdayOfWeek(today, weekdayOf(day.day), week.value) } : null
}
