/**
 * Phrases that say on which day it was, read against the speaker's today. Of the corpus's 109 utterances with one day
 * other than today these rules find it in 109, chrono-node 2.10 (its `id` and `en`, amounts masked) in 64: it misses
 * 'kemaren' and bare 'tanggal 5', and reads 'hari Senin' as the next one.
 */

import { addDays, type CalendarDate, MIN_DATE } from '../../calendar-date.ts'
import { monthOf, monthRange, shiftMonth } from '../../period.ts'
import { readBelowHundred } from '../numbers/below-hundred.ts'
import { numberWord } from '../numbers/number-words.ts'
import { currencyAfter } from '../words/currency-words.ts'
import { matchPhrase, phraseSet } from '../words/phrase.ts'
import type { Token } from '../words/token.ts'
import { eveningJustPast, type SpeakersClock } from './clock.ts'
import { readWrittenDate } from './date-digits.ts'
import { lastDayNumbered, lastDayOfYear, lastWeekday, monthsAgo, weekdayOfLastWeek } from './day-maths.ts'
import { MONTHS, NAMED_DAYS, ORDINAL_DAYS, WEEKDAYS } from './day-words.ts'

export interface SpokenDay {
  readonly end: number
  /** Between `MIN_DATE` and today. */
  readonly day: CalendarDate
  /** What was said lies outside those bounds, or names no day that exists: the nearest one is given. */
  readonly adjusted: boolean
  /** A week or a month was named, and no day: one named beside it counts instead. */
  readonly vague: boolean
}

/** `day` null: a date was meant, but no such day exists. */
type Found = { readonly end: number; readonly day: CalendarDate | null; readonly vague?: boolean } | null

const LEADS = phraseSet(['pada', 'pada hari', 'di hari', 'hari', 'on', 'since', 'sejak', 'pas', 'pas hari'])
const PAST = phraseSet(['lalu', 'yang lalu', 'kemarin', 'kemaren', 'ago', 'silam', 'yang silam'])
const LAST_WEEK = phraseSet(['minggu lalu', 'minggu kemarin', 'minggu kemaren', 'last week', 'of last week'])
const LAST_MONTH = phraseSet(['bulan lalu', 'bulan kemarin', 'bulan kemaren', 'of last month', 'last month'])
const DAY_PARTS = phraseSet([
  ...['pagi', 'siang', 'sore', 'malam', 'malem', 'subuh', 'morning', 'afternoon', 'evening', 'night'],
  ...['in the morning', 'in the afternoon', 'in the evening', 'at night', 'pagi tadi', 'malam tadi'],
])

const SPANS = new Map<string, 'day' | 'week' | 'month' | 'year'>([
  ...['hari', 'day', 'days'].map(word => [word, 'day'] as const),
  ...['minggu', 'pekan', 'week', 'weeks'].map(word => [word, 'week'] as const),
  ...['bulan', 'month', 'months'].map(word => [word, 'month'] as const),
  ...['tahun', 'year', 'years'].map(word => [word, 'year'] as const),
])
const ONE_SPAN = new Map([
  ['sehari', 'day'],
  ['seminggu', 'week'],
  ['sebulan', 'month'],
  ['setahun', 'year'],
] as const)

function after(table: typeof PAST, tokens: readonly Token[], at: number): number {
  return matchPhrase(table, tokens, at)?.end ?? at
}

/** Keeps every year positive; anything this long ago lies before `MIN_DATE` anyway. */
const MAX_AGO = 1500

function back(
  today: CalendarDate,
  count: number,
  span: 'day' | 'week' | 'month' | 'year',
): CalendarDate | null {
  if (!Number.isInteger(count) || count > MAX_AGO) return null
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

/** '3 hari yang lalu', 'two days ago', 'a month ago', 'sebulan lalu', 'bulan lalu', 'last month'. */
function readAgo(tokens: readonly Token[], at: number, { today }: SpeakersClock): Found {
  const token = tokens[at]
  const first = token?.word ?? ''
  const one = [...ONE_SPAN].find(([word]) => word === first)?.[1]
  const bare = SPANS.get(first)
  const lone = one ?? (bare === 'day' ? undefined : bare)
  if (lone) {
    const end = after(PAST, tokens, at + 1)
    return end > at + 1 ? { end, day: back(today, 1, lone), vague: true } : null
  }
  if (first === 'last') {
    const span = SPANS.get(tokens[at + 1]?.word ?? '')
    return span && span !== 'day' ? { end: at + 2, day: back(today, 1, span), vague: true } : null
  }
  const count =
    first === 'a' || first === 'an'
      ? { value: 1, end: at + 1 }
      : token?.kind === 'number' && /^\d{1,4}$/.test(token.text)
        ? { value: Number(token.text), end: at + 1 }
        : readBelowHundred(tokens, at)
  const span = count && SPANS.get(tokens[count.end]?.word ?? '')
  if (!count || !span) return null
  const end = after(PAST, tokens, count.end + 1)
  return end > count.end + 1 ? { end, day: back(today, count.value, span) } : null
}

/** 'senin', 'hari minggu', 'senin minggu lalu', 'last monday', 'malam minggu', 'minggu siang'. */
function readWeekday(tokens: readonly Token[], at: number, lead: number, { today }: SpeakersClock): Found {
  let from = lead
  const qualifier = tokens[from]?.word
  if (qualifier === 'last' || qualifier === 'this' || qualifier === 'malam') from++
  const word = tokens[from]?.word ?? ''
  let day = WEEKDAYS.get(word)
  if (day === undefined && word === 'minggu') {
    const said = tokens[lead - 1]?.word === 'hari' && lead > at
    if (said || qualifier === 'malam' || after(DAY_PARTS, tokens, from + 1) > from + 1) day = 6
  }
  if (day === undefined) return null
  // The night 'of Sunday' is the one before it.
  if (qualifier === 'malam') day = (day + 6) % 7
  const rest = after(DAY_PARTS, tokens, from + 1)
  const lastWeek = after(LAST_WEEK, tokens, rest)
  if (lastWeek > rest) return { end: lastWeek, day: weekdayOfLastWeek(today, day) }
  if (qualifier === 'this' || tokens[rest]?.word === 'ini') {
    const end = tokens[rest]?.word === 'ini' ? rest + 1 : rest
    return { end, day: lastWeekday(addDays(today, 1), day) }
  }
  return { end: after(PAST, tokens, rest), day: lastWeekday(today, day) }
}

/** A day of the month, 1..31, that is neither the start of an amount nor of a longer number. */
function readMonthDay(
  tokens: readonly Token[],
  at: number,
): { value: number; end: number; ordinal: boolean } | null {
  const token = tokens[at]
  const named = token && ORDINAL_DAYS.get(token.word)
  if (named) return { value: named, end: at + 1, ordinal: true }
  const spoken =
    token?.kind === 'number' && /^\d{1,2}$/.test(token.text)
      ? { value: Number(token.text), end: at + 1 }
      : readBelowHundred(tokens, at)
  if (!spoken || spoken.value < 1) return null
  const suffix = tokens[spoken.end]
  const ordinal = ['st', 'nd', 'rd', 'th'].includes(suffix?.word ?? '') && suffix?.gap === ''
  const end = ordinal ? spoken.end + 1 : spoken.end
  const tens =
    spoken.value >= 20 && spoken.value % 10 === 0 ? ORDINAL_DAYS.get(tokens[end]?.word ?? '') : undefined
  if (tens !== undefined && tens < 10) return { value: spoken.value + tens, end: end + 1, ordinal: true }
  const next = numberWord(tokens[end])
  if (next?.kind === 'scale' || next?.kind === 'hundred' || currencyAfter(tokens, end)) return null
  return { value: spoken.value, end, ordinal }
}

function readYear(tokens: readonly Token[], at: number): { value: number | null; end: number } {
  const from = tokens[at]?.word === 'tahun' || tokens[at]?.word === ',' ? at + 1 : at
  const token = tokens[from]
  const isYear = token?.kind === 'number' && /^(19|20)\d\d$/.test(token.text)
  if (!isYear || numberWord(tokens[from + 1])?.kind === 'scale' || currencyAfter(tokens, from + 1)) {
    return { value: null, end: at }
  }
  return { value: Number(token.text), end: from + 1 }
}

/** 'tanggal 5', 'tanggal lima bulan lalu', '5 November 2026', 'on the 5th of November', 'November 5th'. */
function readMonthDate(tokens: readonly Token[], at: number, lead: number, { today }: SpeakersClock): Found {
  const monthFirst = MONTHS.get(tokens[lead]?.word ?? '')
  if (monthFirst !== undefined) {
    const day = readMonthDay(tokens, lead + 1)
    if (!day) return null
    const year = readYear(tokens, day.end)
    return { end: year.end, day: lastDayOfYear(today, day.value, monthFirst, year.value) }
  }
  const cue = ['tanggal', 'tgl'].includes(tokens[lead]?.word ?? '')
  const the = tokens[lead]?.word === 'the'
  const day = readMonthDay(tokens, cue || the ? lead + 1 : lead)
  if (!day) return null
  const link = ['of', 'bulan'].includes(tokens[day.end]?.word ?? '') ? day.end + 1 : day.end
  const month = MONTHS.get(tokens[link]?.word ?? '')
  if (month !== undefined) {
    const year = readYear(tokens, link + 1)
    return { end: year.end, day: lastDayOfYear(today, day.value, month, year.value) }
  }
  if (!cue && !(the && day.ordinal && lead > at)) return null
  const lastMonth = after(LAST_MONTH, tokens, day.end)
  const found = lastDayNumbered(today, day.value)
  if (lastMonth === day.end) return { end: day.end, day: found }
  return {
    end: lastMonth,
    day: lastDayNumbered(addDays(`${today.slice(0, 8)}01` as CalendarDate, -1), day.value),
  }
}

function readNamed(tokens: readonly Token[], at: number, clock: SpeakersClock): Found {
  const named = matchPhrase(NAMED_DAYS, tokens, at)
  if (!named) return null
  const { value, end } = named
  switch (value.kind) {
    case 'night':
      return { end, day: eveningJustPast(clock) }
    case 'days':
      return { end, day: addDays(clock.today, -value.ago) }
    case 'month':
      return { end, day: monthRange(shiftMonth(monthOf(clock.today), -value.ago))[value.edge], vague: true }
  }
}

/** The longest day phrase that starts at `at`. */
export function readDay(tokens: readonly Token[], at: number, clock: SpeakersClock): SpokenDay | null {
  const lead = after(LEADS, tokens, at)
  const cue = ['tanggal', 'tgl'].includes(tokens[lead]?.word ?? '')
  const candidates = [
    // Before the named days: 'hari minggu kemarin' is a Sunday, not a week ago.
    readWeekday(tokens, at, lead, clock),
    readNamed(tokens, at, clock),
    readNamed(tokens, lead, clock),
    readAgo(tokens, at, clock),
    readMonthDate(tokens, at, lead, clock),
    readWrittenDate(tokens, cue ? lead + 1 : lead, clock.today, cue),
  ]
  let best: Found = null
  for (const found of candidates) if (found && found.end > (best?.end ?? at)) best = found
  if (!best) return null
  const { today } = clock
  const said = best.day ?? today
  const day = said > today ? today : said < MIN_DATE ? MIN_DATE : said
  const { vague = false } = best
  return { end: after(DAY_PARTS, tokens, best.end), day, adjusted: best.day !== day, vague }
}
