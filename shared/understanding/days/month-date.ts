/** Dates by their number: 'tanggal 5', 'tanggal lima bulan lalu', '5 November 2026', 'November 5th'. */
import { addDays, type CalendarDate } from '../../domain/calendar-date.ts'
import { monthOf, monthRange } from '../../domain/period.ts'
import type { Token } from '../utterance/token.ts'
import type { Utterance } from '../utterance/utterance.ts'
import { phraseList, phraseSet, skipPhrase } from '../words/phrase-table.ts'
import { lastDayNumbered, lastDayOfYear } from './day-arithmetic.ts'
import { MONTHS, ORDINAL_DAYS } from './day-words.ts'
import { type FoundDay, PAST } from './found-day.ts'
import { type MonthDay, readMonthDay, readYear } from './month-day.ts'

const LAST_MONTH = phraseSet(['bulan lalu', 'bulan kemarin', 'bulan kemaren', 'of last month', 'last month'])
const THIS_MONTH = phraseSet(['bulan ini', 'this month', 'of this month'])
const CUES = new Set(['tanggal', 'tanggalnya', 'tgl', 'tglnya'])

/** First words of dates, except numbers and prepositions. */
export const DATE_OPENERS: readonly string[] = [...CUES, ...MONTHS.keys(), ...ORDINAL_DAYS.keys(), 'the']

/** Whether a word announces the number of a day. */
export function isDateCue(token: Token | undefined): boolean {
  return CUES.has(token?.word ?? '')
}

/** 'First time since August fifty five' goes on with a price. */
const LAST_DAY = 31

const OF_MONTH = new Set(['for', 'of', 'in', 'untuk', 'buat', 'bulan'])

/** 'Rent for November eighteen fifty': a price for the month, no day. */
function isPriceOfMonth(utterance: Utterance, at: number, { ordinal }: MonthDay): boolean {
  return !ordinal && OF_MONTH.has(utterance.word(at - 1)) && utterance.token(at + 1)?.kind === 'word'
}

/** The last such day of a month, its year read at `at`. */
function withYear(
  utterance: Utterance,
  at: number,
  today: CalendarDate,
  day: number,
  month: number,
): FoundDay {
  const year = readYear(utterance, at)
  return { end: year.end, day: lastDayOfYear(today, day, month, year.value) }
}

/** Behind the ordinal of a day: 'the twelfth was the renewal', 'the fifteenth I bought tires'. */
const GOING_ON: ReadonlySet<string> = new Set(['i', 'we', 'was', 'my', 'he', 'she', 'they'])
/** Smaller ordinals number things: 'the second was nine'. */
const LEAST_TOLD = 6

function tellsOfDay(utterance: Utterance, { value, end }: MonthDay): boolean {
  return value >= LEAST_TOLD && GOING_ON.has(utterance.word(end))
}

/** Before the next day of several: 'on the 12th gas 30, the 14th lunch 12, and the 16th dinner 40'. */
const GOING_ON_TO: ReadonlySet<string> = new Set([',', '.', ';', 'and', 'then'])

function followsDate(utterance: Utterance, at: number): boolean {
  if (!GOING_ON_TO.has(utterance.word(at - 1))) return false
  return utterance.tokens.some(({ word, index }) => {
    const earlier = word === 'the' && index < at ? readMonthDay(utterance, index + 1) : null
    return !!earlier?.ordinal && (utterance.word(index - 1) === 'on' || tellsOfDay(utterance, earlier))
  })
}

/** Behind the ordinal of anything but a day: 'on the 7th floor', 'on the fifth hole'. */
const NUMBERED: ReadonlySet<string> = new Set(
  phraseList(
    'floor|street|st|avenue|ave|grade|inning|hole|row|deck|level|time|try|visit|quarter|round|lap|exit|aisle|lane|person|kid|child|week|month|year|semester',
  ),
)

/** Before a name that is also that of a month: 'Ci Mei dua kodi'. */
const CALLED: ReadonlySet<string> = new Set(
  phraseList(
    'ci|cik|ce|cece|mbak|mba|bu|pak|bang|kak|teh|mas|tante|om|koh|mbok|uni|dek|aunt|auntie|miss|ms|mrs',
  ),
)

/** A phrase from `at` on whose preposition ends before `head`; null where it holds no date. */
export function readMonthDate(
  utterance: Utterance,
  at: number,
  head: number,
  today: CalendarDate,
): FoundDay | null {
  const monthFirst = MONTHS.get(utterance.word(head))
  if (monthFirst !== undefined) {
    if (CALLED.has(utterance.word(head - 1))) return null
    const day = readMonthDay(utterance, head + 1)
    if (day && (isPriceOfMonth(utterance, head, day) || day.value > LAST_DAY)) return null
    return day && withYear(utterance, day.end, today, day.value, monthFirst)
  }
  const cued = isDateCue(utterance.token(head))
  const the = utterance.word(head) === 'the'
  const day = readMonthDay(utterance, cued || the ? head + 1 : head)
  if (!day || (day.ordinal && NUMBERED.has(utterance.word(day.end)))) return null
  const link = utterance.word(day.end)
  const monthAt = link === 'of' || link === 'bulan' ? day.end + 1 : day.end
  const month = MONTHS.get(utterance.word(monthAt))
  if (month !== undefined) return withYear(utterance, monthAt + 1, today, day.value, month)
  // A bare number is a day only after a date cue: 'tanggal 5', 'on the 5th'.
  const lastMonth = skipPhrase(LAST_MONTH, utterance.tokens, day.end)
  const thisMonth = skipPhrase(THIS_MONTH, utterance.tokens, lastMonth)
  const isOfMonth = link === 'of' && thisMonth > day.end
  const isTold = head > at || isOfMonth || tellsOfDay(utterance, day) || followsDate(utterance, head)
  if (!cued && !(the && day.ordinal && isTold)) return null
  const until = lastMonth === day.end ? today : addDays(monthRange(monthOf(today)).from, -1)
  return { end: skipPhrase(PAST, utterance.tokens, thisMonth), day: lastDayNumbered(until, day.value) }
}
