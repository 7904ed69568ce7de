/** Parts of a month and of a year: 'minggu pertama Oktober', 'the last week of September', 'kuartal ketiga', 'Q2'. */
import { addDays, addMonths, type CalendarDate } from '../../domain/calendar-date.ts'
import { monthOf, monthRange, parseMonth, shiftMonth } from '../../domain/period.ts'
import { MONTHS } from '../days/day-words.ts'
import { readYear } from '../days/month-day.ts'
import { numberWord } from '../numbers/number-words.ts'
import type { Utterance } from '../utterance/utterance.ts'
import {
  matchPhrase,
  type PhraseMatch,
  phraseList,
  phraseSet,
  phraseTable,
  skipPhrase,
} from '../words/phrase-table.ts'
import type { SpokenPeriod } from './month-or-year.ts'

function counted(parts: readonly string[]): [string, number][] {
  return parts.flatMap((phrases, at) => phraseList(phrases).map((phrase): [string, number] => [phrase, at]))
}

/** Weeks of seven days from the first of a month on, counted from 0; 4: its last seven days. */
const WEEKS = phraseTable<number>(
  counted([
    'minggu pertama|minggu ke 1|minggu kesatu|the first week|first week',
    'minggu kedua|minggu ke 2|minggu ke dua|the second week|second week',
    'minggu ketiga|minggu ke 3|minggu ke tiga|the third week|third week',
    'minggu keempat|minggu ke 4|minggu ke empat|the fourth week|fourth week',
    'minggu terakhir|minggu terakhir di|the last week of|last week of|the final week of|final week of',
  ]),
)
/** Counted from 0. */
const QUARTERS = phraseTable<number>(
  counted([
    'q 1|q1|kuartal pertama|kuartal 1|kuartal satu|triwulan pertama|the first quarter|first quarter',
    'q 2|q2|kuartal kedua|kuartal 2|kuartal dua|triwulan kedua|the second quarter|second quarter',
    'q 3|q3|kuartal ketiga|kuartal 3|kuartal tiga|triwulan ketiga|the third quarter|third quarter',
    'q 4|q4|kuartal keempat|kuartal 4|kuartal empat|triwulan keempat|the fourth quarter|fourth quarter|the last quarter of the year',
  ]),
)
const OF = phraseSet(
  phraseList('of|in|di|bulan|di bulan|dari|dari bulan|pada bulan|tahun|of the year|this year|tahun ini'),
)
const THIS_MONTH = phraseSet(phraseList('bulan ini|of this month|this month|in this month|of the month'))
const LAST_MONTH = phraseSet(phraseList('bulan lalu|bulan kemarin|bulan kemaren|of last month|last month'))

export function readPartOfPeriod(utterance: Utterance, at: number): SpokenPeriod | null {
  const { tokens, clock } = utterance
  const week = matchPhrase(WEEKS, tokens, at)
  if (week) return readWeek(utterance, week, clock.today)
  const quarter = matchPhrase(QUARTERS, tokens, at)
  return quarter && readQuarter(utterance, quarter, clock.today)
}

function readWeek(
  utterance: Utterance,
  { value, end }: PhraseMatch<number>,
  today: CalendarDate,
): SpokenPeriod | null {
  const month = readMonthOf(utterance, end, today)
  if (!month) return null
  const { from, to } = month.range
  if (value === 4) return { range: { from: addDays(to, -6), to }, end: month.end }
  const first = addDays(from, 7 * value)
  return { range: { from: first, to: addDays(first, 6) }, end: month.end }
}

/** The month that a week is of: the latest one of its name. */
export function readMonthOf(utterance: Utterance, at: number, today: CalendarDate): SpokenPeriod | null {
  const { tokens } = utterance
  const current = skipPhrase(THIS_MONTH, tokens, at)
  if (current > at) return { range: monthRange(monthOf(today)), end: current }
  const last = skipPhrase(LAST_MONTH, tokens, at)
  if (last > at) return { range: monthRange(shiftMonth(monthOf(today), -1)), end: last }
  const from = skipPhrase(OF, tokens, at)
  const month = MONTHS.get(utterance.word(from))
  if (month === undefined) return null
  const year = Number(today.slice(0, 4)) - (month > Number(today.slice(5, 7)) ? 1 : 0)
  const found = parseMonth(`${year}-${String(month).padStart(2, '0')}`)
  return found && { range: monthRange(found), end: from + 1 }
}

/** The latest one that has begun, where no year is said. */
function readQuarter(
  utterance: Utterance,
  { value, end }: PhraseMatch<number>,
  today: CalendarDate,
): SpokenPeriod | null {
  const of = skipPhrase(OF, utterance.tokens, end)
  const said = readYear(utterance, of)
  if (said.value === null && numberWord(utterance.token(end))) return null
  const firstMonth = 3 * value + 1
  const now = Number(today.slice(0, 4))
  const year = said.value ?? (firstMonth > Number(today.slice(5, 7)) ? now - 1 : now)
  const from = `${year}-${String(firstMonth).padStart(2, '0')}-01` as CalendarDate
  return { range: { from, to: addDays(addMonths(from, 3), -1) }, end: said.value === null ? of : said.end }
}
