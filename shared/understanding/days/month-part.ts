/** Parts of a month: 'awal bulan', 'akhir bulan lalu', 'pertengahan Oktober', 'early October', 'the end of last month'. */
import { addDays, type CalendarDate } from '../../domain/calendar-date.ts'
import { type CalendarMonth, monthOf, monthRange, shiftMonth } from '../../domain/period.ts'
import type { Utterance } from '../utterance/utterance.ts'
import {
  matchPhrase,
  phraseList,
  phraseSet,
  phraseTable,
  skipPhrase,
  skipPhrases,
} from '../words/phrase-table.ts'
import { lastDayOfYear } from './day-arithmetic.ts'
import { MONTHS } from './day-words.ts'
import { type FoundDay, PAST } from './found-day.ts'
import { readYear } from './month-day.ts'

type Part = 'first' | 'middle' | 'last'

const LEADS = phraseSet(['di', 'in', 'at', 'the', 'around', 'sekitar'])

const PARTS = phraseTable<Part>([
  ...phraseList('awal|early|early in|beginning of|start of|first of').map(part => [part, 'first'] as const),
  ...phraseList('pertengahan|tengah|mid|middle of').map(part => [part, 'middle'] as const),
  ...phraseList('akhir|late|late in|end of').map(part => [part, 'last'] as const),
])

/** First words of parts of a month. */
export const MONTH_PART_OPENERS: readonly string[] = [...LEADS.phrases.keys(), ...PARTS.phrases.keys()]

/** Months by how long ago they were, in months. */
const MONTHS_AGO = phraseTable<number>([
  ...phraseList('bulan|bulan ini|bulan tadi|this month|the month').map(month => [month, 0] as const),
  ...phraseList('bulan lalu|bulan yang lalu|bulan kemarin|bulan kemaren|last month').map(
    month => [month, 1] as const,
  ),
])

/** The first, the fifteenth or the last day; the middle is a guess. */
function dayOf(part: Part, month: CalendarMonth): CalendarDate {
  const { from, to } = monthRange(month)
  return { first: from, middle: addDays(from, 14), last: to }[part]
}

/** The named month of the year that follows, or the last one whose part has begun. */
function readMonthNamed(utterance: Utterance, at: number, part: Part, today: CalendarDate): FoundDay | null {
  const month = MONTHS.get(utterance.word(at))
  if (month === undefined) return null
  const year = readYear(utterance, at + 1)
  const first = lastDayOfYear(today, 1, month, year.value)
  const end = skipPhrase(PAST, utterance.tokens, year.end)
  if (first === null) return { end, day: null }
  const day = dayOf(part, monthOf(first))
  const isYetToCome = year.value === null && day > today
  return { end, day: isYetToCome ? dayOf(part, shiftMonth(monthOf(first), -12)) : day }
}

/** Null for the end of the current month, when nothing can have been bought yet. */
function readMonthAgo(utterance: Utterance, at: number, part: Part, today: CalendarDate): FoundDay | null {
  const month = matchPhrase(MONTHS_AGO, utterance.tokens, at)
  if (!month || (part === 'last' && month.value === 0)) return null
  return { end: month.end, day: dayOf(part, shiftMonth(monthOf(today), -month.value)) }
}

/** Null where no part of a month is said at `at`. */
export function readMonthPart(utterance: Utterance, at: number, today: CalendarDate): FoundDay | null {
  const part = matchPhrase(PARTS, utterance.tokens, skipPhrases(LEADS, utterance.tokens, at))
  if (!part) return null
  const named = utterance.word(part.end) === 'bulan' ? part.end + 1 : part.end
  const found =
    readMonthNamed(utterance, named, part.value, today) ??
    readMonthAgo(utterance, part.end, part.value, today)
  return found && { ...found, vague: true, loose: part.value === 'middle' }
}
