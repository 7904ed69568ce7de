/** Weekdays as they are said: 'senin', 'hari minggu', 'senin minggu lalu', 'last monday', 'malam minggu'. */
import { addDays, type CalendarDate } from '../../domain/calendar-date.ts'
import { numberWord, numberWordOf } from '../numbers/number-words.ts'
import type { Utterance } from '../utterance/utterance.ts'
import { phraseList, phraseSet, skipPhrase } from '../words/phrase-table.ts'
import { lastWeekday, weekdayOfWeek } from './day-arithmetic.ts'
import { SUNDAY, WEEKDAYS } from './day-words.ts'
import { DAY_PARTS, type FoundDay, PAST } from './found-day.ts'

const LAST_WEEK = phraseSet([
  ...['minggu lalu', 'minggu kemarin', 'minggu kemaren', 'pekan lalu', 'pekan kemarin', 'pekan kemaren'],
  ...['last week', 'of last week'],
])
const QUALIFIERS = new Set(['last', 'this', 'malam', 'past'])

/** First words of weekday phrases, except prepositions. */
export const WEEKDAY_OPENERS: readonly string[] = [...QUALIFIERS, ...WEEKDAYS.keys(), 'minggu', 'minggunya']

/** Words next to 'minggu' that make it a week: 'dua minggu lalu', 'tiap minggu'. */
const OF_WEEKS = new Set(
  'lalu kemarin kemaren kmrn ini depan yang sekali tiap setiap per dalam awal akhir tengah seminggu beberapa'.split(
    ' ',
  ),
)

/** What one does on a Sunday, behind it at the beginning: 'Minggu di Kokas nonton', 'minggu makan bakso'. */
const DOINGS = new Set(
  'di ke makan nonton main jalan jajan belanja pergi sarapan brunch ibadah gereja misa cfd renang'.split(' '),
)

/** Whether 'minggu' opens a sentence that tells what was done then. */
function opensWithDay(utterance: Utterance, at: number): boolean {
  const isFirst = at === 0 || utterance.word(at - 1) === '.'
  return isFirst && DOINGS.has(utterance.word(at + 1))
}

/** Whether a lower-case word precedes the index, with or without a comma between. */
function isWithinSmall(utterance: Utterance, at: number): boolean {
  const before = utterance.token(utterance.word(at - 1) === ',' ? at - 2 : at - 1)
  return before?.kind === 'word' && /^\p{Ll}/u.test(before.text)
}

/**
 * Whether the context makes the 'minggu' at `at` a Sunday: a part of the day, a capital within the sentence,
 * or another weekday anywhere ('Sabtu bensin, minggu makan').
 */
function saysSunday(utterance: Utterance, at: number): boolean {
  if (skipPhrase(DAY_PARTS, utterance.tokens, at + 1) > at + 1 || opensWithDay(utterance, at)) return true
  const before = utterance.token(at - 1)
  // The 'ribu' of '10 ribu minggu ke kebun binatang' ends a price, and counts no weeks.
  const isPriced = numberWordOf(before, 'scale') !== null
  if (OF_WEEKS.has(before?.word ?? '') || before?.kind === 'number' || (numberWord(before) && !isPriced))
    return false
  if (utterance.token(at)?.text === 'Minggu' && isWithinSmall(utterance, at)) return true
  if (OF_WEEKS.has(utterance.word(at + 1))) return false
  return utterance.tokens.some(({ word }) => WEEKDAYS.has(word))
}

/**
 * The weekday named at `at`, 0 for Monday. 'minggu' is Sunday, not week, after 'hari' (`isDay`) or 'malam',
 * or before a part of the day; 'malam minggu' is Saturday night.
 */
function readName(utterance: Utterance, at: number, isDay: boolean, isNight: boolean): number | null {
  const word = utterance.word(at)
  const isSunday =
    (word === 'minggu' && (isDay || isNight || saysSunday(utterance, at))) || word === 'minggunya'
  const day = isSunday ? SUNDAY : WEEKDAYS.get(word)
  if (day === undefined) return null
  return isNight ? (day + 6) % 7 : day
}

const MARKETS = new Set(['pasar', 'stasiun', 'terminal', 'pasa'])
const MARKET_DAYS = new Set(['senen', 'rebo', 'kemis', 'minggu', 'ahad', 'setu'])
const NAMES_BEFORE = new Set(['black', 'cyber', 'ruby', 'tgi', 'taco'])
/** Places may be called by these forms of a weekday alone. */
const PLACE_DAYS = new Set(['setu', 'rebo', 'kemis', 'senen'])
const PLACE_LINKS = new Set(['di', 'ke', 'dari'])

/** 'Pasar Senen', 'Pasar Minggu', 'pasang AC di Setu', 'Black Friday', 'Ruby Tuesday'. */
function isName(utterance: Utterance, at: number): boolean {
  const before = utterance.word(at - 1)
  const word = utterance.word(at)
  const isPlace =
    PLACE_LINKS.has(before) &&
    PLACE_DAYS.has(word) &&
    skipPhrase(PAST, utterance.tokens, at + 1) === at + 1 &&
    skipPhrase(DAY_PARTS, utterance.tokens, at + 1) === at + 1
  return NAMES_BEFORE.has(before) || (MARKETS.has(before) && MARKET_DAYS.has(word)) || isPlace
}

const PURPOSES = new Set(['buat', 'untuk', 'utk', 'for', 'next', 'coming'])
const BETWEEN = new Set(['hari', 'pada', 'pas', 'this'])
const TO_COME = new Set(['depan', 'besok', 'nanti', 'mendatang'])

/** What one buys for ahead: "stuff for Saturday's party". */
const EVENTS = new Set(
  phraseList(
    'job|gig|party|game|match|wedding|potluck|meeting|trip|event|barbecue|bbq|cookout|recital|bake|service',
  ),
)

/** Whether it is a future day: 'Tiket buat hari Sabtu', 'Selasa depan', but not "for Monday's lunch". */
function isAhead(utterance: Utterance, at: number): boolean {
  let before = at - 1
  while (BETWEEN.has(utterance.word(before))) before--
  const isPossessive = utterance.word(at).endsWith('s')
  const next = utterance.word(at + 1)
  const isOwn = isPossessive && !EVENTS.has(next)
  return TO_COME.has(next) || (PURPOSES.has(utterance.word(before)) && !isOwn)
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
  if (day === null || isName(utterance, from) || isAhead(utterance, from)) return null
  const rest = skipPhrase(DAY_PARTS, utterance.tokens, from + 1)
  const lastWeek = skipPhrase(LAST_WEEK, utterance.tokens, rest)
  if (lastWeek > rest) return { end: lastWeek, day: weekdayOfWeek(today, day, 1) }
  const isThis = utterance.word(rest) === 'ini'
  if (qualifier === 'this' || isThis)
    return { end: isThis ? rest + 1 : rest, day: lastWeekday(addDays(today, 1), day) }
  return { end: skipPhrase(PAST, utterance.tokens, rest), day: lastWeekday(today, day) }
}
