/** The stretch of days that a question is about. */
import { type CalendarDate, MIN_DATE } from '../../domain/calendar-date.ts'
import { type DateRange, monthRange, parseMonth } from '../../domain/period.ts'
import { readDay } from '../days/day-phrase.ts'
import { MONTHS } from '../days/day-words.ts'
import { readYear } from '../days/month-day.ts'
import { readSmall } from '../numbers/below-hundred.ts'
import type { Utterance } from '../utterance/utterance.ts'
import { matchPhrase, phraseList, phraseSet, skipPhrase } from '../words/phrase-table.ts'
import { lastDays, lastMonths, monthsBefore, NAMED_PERIODS, weeksAgo, yearRange } from './period-words.ts'

export interface SpokenPeriod {
  readonly range: DateRange
  /** Index after the last token. */
  readonly end: number
}

type Unit = 'day' | 'week' | 'month'
const UNITS = new Map<string, Unit>([
  ...['hari', 'day', 'days', 'hr'].map((word): [string, Unit] => [word, 'day']),
  ...['minggu', 'pekan', 'week', 'weeks'].map((word): [string, Unit] => [word, 'week']),
  ...['bulan', 'month', 'months', 'bln'].map((word): [string, Unit] => [word, 'month']),
])
const COUNTED_TO_NOW = phraseSet(
  phraseList('terakhir|belakangan|belakangan ini|ini|terakhir ini|ke belakang'),
)
const BEFORE_COUNTED = phraseSet(phraseList('last|past|the last|the past|previous|the previous|terakhir'))
const AGO = phraseSet(phraseList('lalu|yang lalu|ago|silam|back|kemarin|kemaren'))
const LAST_YEAR = phraseSet(phraseList('tahun lalu|tahun kemarin|last year|of last year|tahun kemaren'))
const THIS_YEAR = phraseSet(phraseList('tahun ini|this year|of this year'))
const SINCE = phraseSet(phraseList('sejak|semenjak|since|dari|mulai|mulai dari|from|starting|between|antara'))
const UNTIL = phraseSet(
  phraseList('sampai|sampe|hingga|s d|sd|to|until|till|til|through|thru|and|dan|up to|sampai dengan|ke'),
)

/** The longest period that starts at `at`; null where none does. */
export function readPeriod(utterance: Utterance, at: number): SpokenPeriod | null {
  const span = readSpan(utterance, at)
  if (span) return span
  const single = readStretch(utterance, at)
  if (!single) return null
  const until = skipPhrase(UNTIL, utterance.tokens, single.end)
  const isJoined =
    until > single.end && utterance.word(single.end) !== 'and' && utterance.word(single.end) !== 'dan'
  const last = isJoined ? readStretch(utterance, until) : null
  if (!last || last.range.to < single.range.from) return single
  return { range: { from: single.range.from, to: last.range.to }, end: last.end }
}

/** 'dari Senin sampai Rabu', 'since Monday', 'dari tanggal 1 sampai 10'. */
function readSpan(utterance: Utterance, at: number): SpokenPeriod | null {
  const { tokens, clock } = utterance
  const since = skipPhrase(SINCE, tokens, at)
  if (since === at) return null
  const first = readStretch(utterance, since)
  if (!first) return null
  const until = skipPhrase(UNTIL, tokens, first.end)
  const last =
    until > first.end ? (readStretch(utterance, until) ?? readSameMonth(utterance, until, first)) : null
  if (last && last.range.to >= first.range.from)
    return { range: { from: first.range.from, to: last.range.to }, end: last.end }
  const opens = utterance.word(at)
  if (opens === 'from' && utterance.word(since) === 'yesterday') return first
  // 'dari minggu lalu' and 'from last week' are of it, not since then.
  if (first.range.from !== first.range.to && (opens === 'dari' || opens === 'from')) return first
  return { range: { from: first.range.from, to: clock.today }, end: first.end }
}

const ORDINAL: ReadonlySet<string> = new Set(['st', 'nd', 'rd', 'th'])

/** The '10' of 'tanggal 1 sampai 10'. */
function readSameMonth(utterance: Utterance, at: number, { range }: SpokenPeriod): SpokenPeriod | null {
  const number = readSmall(utterance, utterance.word(at) === 'the' ? at + 1 : at, /^\d{1,2}$/)
  if (!number || number.value < 1 || number.value > 31) return null
  const to = `${range.from.slice(0, 8)}${String(number.value).padStart(2, '0')}` as CalendarDate
  return {
    range: { from: to, to },
    end: ORDINAL.has(utterance.word(number.end)) ? number.end + 1 : number.end,
  }
}

function readStretch(utterance: Utterance, at: number): SpokenPeriod | null {
  const { tokens, clock } = utterance
  const named = matchPhrase(NAMED_PERIODS, tokens, at)
  if (named) return { range: named.value(clock.today), end: named.end }
  return (
    readCounted(utterance, at) ??
    readDate(utterance, at) ??
    readMonth(utterance, at) ??
    readYearAlone(utterance, at)
  )
}

/** '7 hari terakhir', 'the last three months', 'dua bulan lalu'. */
function readCounted(utterance: Utterance, at: number): SpokenPeriod | null {
  const { tokens, clock } = utterance
  const { today } = clock
  const from = skipPhrase(BEFORE_COUNTED, tokens, at)
  const count = readSmall(utterance, from, /^\d{1,3}$/)
  const unit = count && UNITS.get(utterance.word(count.end))
  if (!count || !unit || count.value < 1) return null
  const end = count.end + 1
  const toNow = skipPhrase(COUNTED_TO_NOW, tokens, end)
  if (from > at || toNow > end) {
    const range =
      unit === 'month'
        ? lastMonths(today, count.value)
        : lastDays(today, count.value * (unit === 'week' ? 7 : 1))
    return { range, end: Math.max(end, toNow) }
  }
  const ago = skipPhrase(AGO, tokens, end)
  if (ago === end || unit === 'day') return null
  return {
    range: unit === 'week' ? weeksAgo(today, count.value) : monthsBefore(today, count.value),
    end: ago,
  }
}

/** One day; weeks and months that have no day of their own are no date. */
function readDate(utterance: Utterance, at: number): SpokenPeriod | null {
  const day = readDay(utterance, at)
  return day && !day.vague && !day.adjusted ? { range: { from: day.day, to: day.day }, end: day.end } : null
}

const BEFORE_MONTH: ReadonlySet<string> = new Set(['bulan', 'bln', 'last'])

/** 'bulan Oktober', 'October 2025', 'Maret tahun lalu': the latest that is not to come, where no year is said. */
function readMonth(utterance: Utterance, at: number): SpokenPeriod | null {
  const { tokens, clock } = utterance
  const start = BEFORE_MONTH.has(utterance.word(at)) ? at + 1 : at
  const month = MONTHS.get(utterance.word(start))
  if (month === undefined) return null
  const said = readYear(utterance, start + 1)
  const lastYear = skipPhrase(LAST_YEAR, tokens, said.end)
  const thisYear = skipPhrase(THIS_YEAR, tokens, said.end)
  const now = Number(clock.today.slice(0, 4))
  const isToCome = month > Number(clock.today.slice(5, 7))
  const year =
    said.value ?? (lastYear > said.end ? now - 1 : thisYear > said.end || !isToCome ? now : now - 1)
  const found = parseMonth(`${year}-${String(month).padStart(2, '0')}`)
  const end = Math.max(lastYear, thisYear)
  // 'Juli kemarin' is the latest one.
  return found && { range: monthRange(found), end: Math.max(end, skipPhrase(AGO, tokens, end)) }
}

/** '2025', 'tahun 2025'. */
function readYearAlone(utterance: Utterance, at: number): SpokenPeriod | null {
  const { value, end } = readYear(utterance, at)
  if (value === null || value < Number(MIN_DATE.slice(0, 4))) return null
  return { range: yearRange(value), end }
}
