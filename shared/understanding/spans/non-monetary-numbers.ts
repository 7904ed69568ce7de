/** Numbers that are no money: counts, measures, labels, parts of a word. */

import { readDay } from '../days/day-phrase.ts'
import { readTime } from '../days/time-of-day.ts'
import { numberWord } from '../numbers/number-words.ts'
import type { SpokenAmount } from '../utterance/span.ts'
import type { Utterance } from '../utterance/utterance.ts'
import { currencyAfter, currencyBefore } from '../words/currency-words.ts'
import { phraseList } from '../words/phrase-table.ts'
import { isUnit } from '../words/units.ts'
import { isCertain, readAmount } from './amount.ts'
import { countsThings } from './counted-things.ts'
import { isFever } from './fevers.ts'
import { isNumberLabel, isYear } from './number-labels.ts'
import { isRace } from './races.ts'

/** A number that is part of a name: `s24`, `3in1`, `15-inch`. */
function isGlued(utterance: Utterance, at: number, end: number): boolean {
  const before = utterance.token(at - 1)
  const first = utterance.token(at)
  if (first?.kind !== 'number') return false
  // The k of '25k' belongs to the number before it, that of 'K24' to a name.
  const isNumber =
    numberWord(before) !== null && (before?.word !== 'k' || utterance.token(at - 2)?.kind === 'number')
  const isJoined = first.gap === '' || (first.gap === '-' && /^[A-Z]{1,3}$/.test(before?.text ?? ''))
  const gluedBefore = before?.kind === 'word' && isJoined && !currencyBefore(utterance, at - 1) && !isNumber
  const next = utterance.token(end)
  const gluedAfter = next?.kind === 'word' && next.gap === '' && !isUnit(next) && !numberWord(next)
  return gluedBefore || gluedAfter
}

/** Words before the number of sharers: 'dibagi tiga', 'bagi rata 4', 'divided by five'. */
const DIVIDERS = new Set(phraseList('dibagi|bagi|dibagikan|divide|divided|split'))
const DIVIDING = new Set(phraseList('rata|by|into|between|among|jadi|sama'))
/** Largest number of sharers. */
const MAX_SHARERS = 60

const AMONG = new Set(['between', 'among'])

/** Whether the token before `at` ends an amount. */
function isAmountBefore(utterance: Utterance, at: number): boolean {
  const token = utterance.token(at - 1)
  return token?.kind === 'number' || numberWord(token) !== null || currencyAfter(utterance, at - 1) !== null
}

/** Whether the number at `at` is the number of sharers. */
function isDivisor(utterance: Utterance, at: number): boolean {
  // 'Dinner 60 between 3'
  if (AMONG.has(utterance.word(at - 1)) && isAmountBefore(utterance, at - 1)) return true
  const first = DIVIDING.has(utterance.word(at - 1)) ? at - 2 : at - 1
  // 'Banana split 6'
  return DIVIDERS.has(utterance.word(first)) && utterance.word(first - 1) !== 'banana'
}

/** 'four of us', 'the three of them'. */
const GROUPS = new Set(phraseList('us|them|em|those|these|you|his|her|my|our|their'))

function isOfPeople(utterance: Utterance, end: number): boolean {
  return utterance.word(end) === 'of' && GROUPS.has(utterance.word(end + 1))
}

/** Behind the number of other people. */
const DOING = new Set(
  phraseList(
    'already|all|have|has|had|each|sent|paid|venmoed|venmod|zelled|gave|are|were|will|owe|still|just|guys|people|girls|udah|sudah|pada',
  ),
)

/** 'The other three already paid me back', but not 'the other 940'. */
function isOtherPeople(utterance: Utterance, { start, end, plain }: SpokenAmount): boolean {
  const other = utterance.word(start - 1)
  return (other === 'other' || other === 'others') && plain <= MAX_PEOPLE && DOING.has(utterance.word(end))
}

/** 'the lipstick one', 'one for one': no price is said as a bare 'one'. */
function isPronoun(utterance: Utterance, { start, end }: SpokenAmount): boolean {
  return end === start + 1 && utterance.word(start) === 'one'
}

const ODOMETERS = new Set(
  phraseList('kilometernya|kilometer|odometer|odometernya|speedometer|speedometernya|mileage|kmnya'),
)
const BEFORE_READING = new Set(phraseList('pas|udah|sudah|baru|sekarang|tadi|di|itu|was|is|at|now|already'))

/** Whether the number at `at`, as behind 'kilometernya udah', is a meter reading. */
function isOdometer(utterance: Utterance, at: number): boolean {
  let before = at - 1
  while (BEFORE_READING.has(utterance.word(before))) before--
  return ODOMETERS.has(utterance.word(before)) && before < at
}

/** Largest number of people in 'dinner for six'. */
const MAX_PEOPLE = 12

/** 'Mini golf for four, 36': the number of people, if a price follows directly. */
function isForPeople(utterance: Utterance, { start, end, plain, formatted }: SpokenAmount): boolean {
  if (utterance.word(start - 1) !== 'for' || formatted || plain > MAX_PEOPLE) return false
  if (GUYS.has(utterance.word(end))) return true
  if (MEALS.has(utterance.word(start - 2)) && isPricedBehind(utterance, end, plain)) return true
  if (utterance.word(end) !== ',') return false
  const isBundle = readAmount(utterance, start - 2) !== null
  return !isBundle && readAmount(utterance, end + 1) !== null
}

/** 'Sandwiches for two guys' */
const GUYS = new Set(phraseList('guys|girls|boys|ladies|gentlemen|men|women'))
const MEALS = new Set(phraseList('dinner|lunch|brunch|breakfast|supper|table|reservation|party|meals'))

/** Whether a price follows, no break but a comma right before it: 'dinner for 6 at the Olive Garden came out to 182.50'. */
function isPricedBehind(utterance: Utterance, end: number, people: number): boolean {
  for (let at = end; at < utterance.tokens.length; at++) {
    const token = utterance.token(at)
    if (token?.text === ',') {
      const price = readAmount(utterance, at + 1)
      return price !== null && price.rupiah > people * 2
    }
    if (token?.kind === 'sign' || BREAKS.has(token?.word ?? '')) return false
    if (at > end && readAmount(utterance, at) !== null) return true
  }
  return false
}

const BREAKS = new Set(['and', 'then', 'plus', 'also'])

/** 'Tacos times four, two fifty each': how many, the price right behind. */
function isTimes(utterance: Utterance, { start, end, plain }: SpokenAmount): boolean {
  if (utterance.word(start - 1) !== 'times' || plain > MAX_SHARERS) return false
  const next = utterance.word(end) === ',' || utterance.word(end) === 'at' ? end + 1 : end
  return readAmount(utterance, next) !== null
}

/** Most pieces that come free. */
const MAX_FREE = 12
const FREE = new Set(['gratis', 'gratisan', 'bonus', 'bonusnya', 'gratisnya'])

/** 'Kopi 25 ribu gratis satu': a piece more for the price told. */
function isFreePiece(utterance: Utterance, { start, end, plain, formatted }: SpokenAmount): boolean {
  if (formatted || plain > MAX_FREE || !FREE.has(utterance.word(start - 1))) return false
  const next = utterance.token(end)
  return next === undefined || next.kind === 'sign' || isUnit(next)
}

/** Behind thousands they count what is no money: 'sitting at eighty thousand miles'. */
const DISTANCES = new Set(phraseList('miles|mile|kilometers|kilometer|km|steps|langkah|followers|views'))

/** Things that are told by their number, and bought: 'stuffing mix four fifty rolls five twenty nine'. */
const THINGS: ReadonlySet<string> = new Set(
  phraseList('rolls|cups|bowls|plates|bags|glasses|boxes|cans|jars'),
)

/** The same of one: in 'soap four ninety nine bar oil eleven' as many are not counted. */
const ONE_THING: ReadonlySet<string> = new Set(
  phraseList('roll|cup|bowl|plate|bag|glass|box|can|jar|bar|bottle|pack|case|board|sheet|card'),
)

/** Whether a pair is the price of what stands before it: the thing behind it is one, or has a price of its own, or it is multiplied. */
function isPriceBeforeThing(utterance: Utterance, { end, plain, uncertain }: SpokenAmount): boolean {
  if (!uncertain || Number.isInteger(plain)) return false
  if (ONE_THING.has(utterance.word(end)) && utterance.token(end + 1)?.kind === 'word') return true
  // 'Two seventy five times three'
  const isNext = THINGS.has(utterance.word(end)) || utterance.word(end) === 'times'
  return isNext && readAmount(utterance, end + 1) !== null
}

/** The use of a number that is no money. */
export type NonMonetary =
  /** Part of a name, or the number of a place, a step or a year. */
  | 'label'
  /** It counts or measures, with its unit. */
  | 'count'

/** Whether a number counts, measures or labels something instead of being money. */
export function nonMonetaryUse(utterance: Utterance, amount: SpokenAmount): NonMonetary | null {
  if (amount.named === null && isOdometer(utterance, amount.start)) return 'label'
  if (amount.named === null && amount.scale > 1 && DISTANCES.has(utterance.word(amount.end))) return 'count'
  if (isRace(utterance, amount)) return 'label'
  if (amount.named !== null || amount.scale > 1) return null
  const { start, end, formatted } = amount
  if (isGlued(utterance, start, end) || isYear(utterance, amount) || isPronoun(utterance, amount))
    return 'label'
  if (!formatted && isNumberLabel(utterance, amount)) return 'label'
  if (isFever(utterance, amount)) return 'label'
  if (amount.plain <= MAX_SHARERS && isDivisor(utterance, start)) return 'count'
  if (isTimes(utterance, amount) || isFreePiece(utterance, amount) || countsThings(utterance, amount))
    return 'count'
  if (isOtherPeople(utterance, amount) || isOfPeople(utterance, end) || isForPeople(utterance, amount))
    return 'count'
  // In 'tol 12.500 jam 7' the hour is the time, in 'parkir 2 jam' it is the unit.
  if (isCertain(amount) && readTime(utterance, end) !== null) return null
  if (isPriceBeforeThing(utterance, amount)) return null
  return isUnit(utterance.token(end)) && readDay(utterance, end) === null ? 'count' : null
}
