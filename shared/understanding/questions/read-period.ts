/** The period of a question. */
import type { CalendarDate } from '../../domain/calendar-date.ts'
import { readDay } from '../days/day-phrase.ts'
import { readOrdinalDay } from '../days/ordinal-day.ts'
import { readWeekThenDay } from '../days/week-then-day.ts'
import { readSmall } from '../numbers/below-hundred.ts'
import type { Utterance } from '../utterance/utterance.ts'
import { matchPhrase, phraseList, phraseSet, skipPhrase } from '../words/phrase-table.ts'
import { readDaysOfMonth } from './days-of-month.ts'
import { AGO, readMonth, readYearAlone, type SpokenPeriod } from './month-or-year.ts'
import { readPartOfPeriod } from './part-of-period.ts'
import { lastDays, lastMonths, monthsBefore, NAMED_PERIODS, weeksAgo } from './period-words.ts'

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
const IN = phraseSet(phraseList('on|in|di|pada|for|during|selama'))
const SINCE = phraseSet(
  phraseList('sejak|semenjak|since|dari|dr|mulai|mulai dari|from|starting|between|antara'),
)
const UNTIL = phraseSet(
  phraseList('sampai|sampe|hingga|s d|sd|to|until|till|til|through|thru|and|dan|up to|sampai dengan|ke'),
)

/** The longest period that starts at `at`; null where none does. */
export function readPeriod(utterance: Utterance, at: number): SpokenPeriod | null {
  const span = readDaysOfMonth(utterance, at) ?? readSpan(utterance, at)
  if (span) return span
  const single = readStretch(utterance, at)
  if (!single) return null
  const until = skipPhrase(UNTIL, utterance.tokens, single.end)
  const isJoined =
    until > single.end && utterance.word(single.end) !== 'and' && utterance.word(single.end) !== 'dan'
  const last = isJoined ? (readStretch(utterance, until) ?? readSameMonth(utterance, until, single)) : null
  if (!last || last.range.to < single.range.from) return single
  return { range: { from: single.range.from, to: last.range.to }, end: last.end }
}

/** 'dari Senin sampai Rabu', 'since Monday', 'dari tanggal 1 sampai 10'. */
function readSpan(utterance: Utterance, at: number): SpokenPeriod | null {
  const { tokens, clock } = utterance
  const since = skipPhrase(SINCE, tokens, at)
  if (since === at) return null
  const first = readStretch(utterance, since) ?? readOrdinal(utterance, since)
  if (!first) return null
  const until = skipPhrase(UNTIL, tokens, first.end)
  const last =
    until > first.end
      ? (readStretch(utterance, until) ??
        readOrdinal(utterance, until) ??
        readSameMonth(utterance, until, first))
      : null
  if (last && last.range.to >= first.range.from)
    return { range: { from: first.range.from, to: last.range.to }, end: last.end }
  const opens = utterance.word(at)
  // 'from November 3rd' means that day, 'dari Senin' since that day.
  if (opens === 'from') return first
  // 'dari minggu lalu' and 'from last week' mean that week, not since then.
  if (first.range.from !== first.range.to && opens === 'dari') return first
  return { range: { from: first.range.from, to: clock.today }, end: first.end }
}

const ORDINAL: ReadonlySet<string> = new Set(['st', 'nd', 'rd', 'th'])

/** The 'first' of 'since the first'. */
function readOrdinal(utterance: Utterance, at: number): SpokenPeriod | null {
  const day = readOrdinalDay(utterance, at)
  return day?.day ? { range: { from: day.day, to: day.day }, end: day.end } : null
}

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
  const named =
    matchPhrase(NAMED_PERIODS, tokens, at) ?? matchPhrase(NAMED_PERIODS, tokens, skipPhrase(IN, tokens, at))
  const day = readWeekThenDay(utterance, at, clock.today)
  if (day?.day) return { range: { from: day.day, to: day.day }, end: day.end }
  const part = readPartOfPeriod(utterance, at) ?? readPartOfPeriod(utterance, skipPhrase(IN, tokens, at))
  if (part) return part
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

/** A single day; a week or a month without a day is no date. */
function readDate(utterance: Utterance, at: number): SpokenPeriod | null {
  const day = readDay(utterance, at)
  return day && !day.vague && !day.adjusted ? { range: { from: day.day, to: day.day }, end: day.end } : null
}
