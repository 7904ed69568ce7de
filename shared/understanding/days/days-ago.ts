/** Days counted back in units: '3 hari yang lalu', 'two days ago', 'sebulan lalu', 'last month'. */
import { addDays, type CalendarDate } from '../../domain/calendar-date.ts'
import { readSmall } from '../numbers/below-hundred.ts'
import type { Utterance } from '../utterance/utterance.ts'
import { skipPhrase } from '../words/phrase-table.ts'
import { monthsAgo } from './day-arithmetic.ts'
import { type FoundDay, PAST } from './found-day.ts'

type Span = 'day' | 'week' | 'month' | 'year'

function named(span: Span, words: readonly string[]): [string, Span][] {
  return words.map(word => [word, span])
}

const SPANS = new Map<string, Span>([
  ...named('day', ['hari', 'day', 'days']),
  ...named('week', ['minggu', 'pekan', 'week', 'weeks']),
  ...named('month', ['bulan', 'month', 'months']),
  ...named('year', ['tahun', 'year', 'years']),
])
const ONE_SPAN = new Map<string, Span>([
  ['sehari', 'day'],
  ['seminggu', 'week'],
  ['sepekan', 'week'],
  ['sebulan', 'month'],
  ['setahun', 'year'],
])

/** First words of such phrases, except numbers. */
export const SPAN_OPENERS: readonly string[] = [...SPANS.keys(), ...ONE_SPAN.keys(), 'last', 'a', 'an']

/** From here on the number before 'minggu' is an amount: 'DP-nya udah 200 minggu lalu'. */
const MAX_WEEKS = 100

/** In units. Keeps every year positive; anything this long ago lies before `MIN_DATE` anyway. */
const MAX_AGO = 1500

function back(today: CalendarDate, count: number, span: Span): CalendarDate | null {
  if (count > MAX_AGO) return null
  switch (span) {
    case 'day':
      return addDays(today, -count)
    case 'week':
      return addDays(today, -7 * count)
    case 'month':
      return monthsAgo(today, count)
    case 'year':
      return monthsAgo(today, 12 * count)
  }
}

/** A unit without a number: 'bulan lalu'. 'hari' needs a number. */
function bareSpan(word: string): Span | null {
  const span = SPANS.get(word) ?? null
  return span === 'day' ? null : span
}

/** The number of units: 'a', up to four digits, or words below a hundred. */
function readCount(utterance: Utterance, at: number): { value: number; end: number } | null {
  const word = utterance.word(at)
  return word === 'a' || word === 'an' ? { value: 1, end: at + 1 } : readSmall(utterance, at, /^\d{1,4}$/)
}

/** Null where no such phrase starts at `at`. */
export function readDaysAgo(utterance: Utterance, at: number, today: CalendarDate): FoundDay | null {
  const first = utterance.word(at)
  const lone = ONE_SPAN.get(first) ?? bareSpan(first)
  if (lone) {
    const end = skipPhrase(PAST, utterance.tokens, at + 1)
    return end > at + 1 ? { end, day: back(today, 1, lone), vague: true } : null
  }
  if (first === 'last') {
    const span = bareSpan(utterance.word(at + 1))
    return span ? { end: at + 2, day: back(today, 1, span), vague: true } : null
  }
  const count = readCount(utterance, at)
  const span = count && SPANS.get(utterance.word(count.end))
  if (!count || !span || (span === 'week' && count.value >= MAX_WEEKS)) return null
  const end = skipPhrase(PAST, utterance.tokens, count.end + 1)
  return end > count.end + 1 ? { end, day: back(today, count.value, span) } : null
}
