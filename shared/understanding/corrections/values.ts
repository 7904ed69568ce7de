/** Amounts, days and payment methods in a correction. */
import { readDay } from '../days/day-phrase.ts'
import { readOrdinalDay } from '../days/ordinal-day.ts'
import { MAX_CUE, phraseBefore } from '../roles/phrase-before.ts'
import { isCertain, readAmount } from '../spans/amount.ts'
import { nonMonetaryUse } from '../spans/non-monetary-numbers.ts'
import type { Utterance } from '../utterance/utterance.ts'
import { phraseList, phraseSet, skipPhrase } from '../words/phrase-table.ts'
import { RESULTING, RESULTING_BEHIND } from './amount-talk-words.ts'
import { readDigitRun } from './digit-run.ts'
import type { FoundPart } from './parts.ts'
import { readMethod } from './payment-parts.ts'

export function readValue(utterance: Utterance, at: number, denied: boolean): FoundPart | null {
  const { tokens } = utterance
  const day = readDay(utterance, at)
  // 'itu harga minggu lalu' is an old price, no day of the expense.
  if (day && (isOfPrice(utterance, at, day.end) || isRate(utterance, at))) return { part: null, end: day.end }
  if (day && !day.adjusted) {
    const isGuess = skipPhrase(STRETCHES, tokens, at) === day.end
    return { part: { kind: 'day', day: day.day, denied, isGuess }, end: day.end }
  }
  const ordinal = saysDate(utterance, at) ? readOrdinalDay(utterance, at) : null
  if (ordinal?.day)
    return { part: { kind: 'day', day: ordinal.day, denied, isGuess: false }, end: ordinal.end }
  const amount = readDigitRun(utterance, at) ?? readAmount(utterance, at)
  if (amount && (isCertain(amount) || nonMonetaryUse(utterance, amount) === null))
    return {
      part: { kind: 'amount', amount, denied, isResult: isResult(utterance, at, amount.end) },
      end: amount.end,
    }
  return readMethod(utterance, at, denied)
}

/** 'move it to the 10th', 'should be the 17th': an ordinal in digits is a date, not a place in a list. */
function saysDate(utterance: Utterance, at: number): boolean {
  const isBefore = BEFORE_DATES.has(utterance.word(at - 1))
  return (
    isBefore &&
    (utterance.token(at + 1)?.kind === 'number' ||
      deniesDay(utterance) ||
      MOVED.some(verb => utterance.tokens.some(({ word }) => word === verb)))
  )
}

/** 'from the first, not today' */
function deniesDay(utterance: Utterance): boolean {
  return utterance.tokens.some(({ word }, at) => word === 'not' && readDay(utterance, at + 1) !== null)
}

const BEFORE_DATES: ReadonlySet<string> = new Set([
  'to',
  'be',
  'was',
  'is',
  'on',
  'not',
  'date',
  'actually',
  'its',
  'from',
])
const MOVED = ['move', 'date', 'day', 'moved']

/** Phrases for a stretch of days, of which none is certain. */
const STRETCHES = phraseSet(
  phraseList(
    'minggu lalu|minggu yang lalu|minggu kemarin|minggu kemaren|pekan lalu|pekan kemarin|bulan lalu|bulan kemarin|last week|last month|minggu ini|bulan ini|pekan ini|this week|this month',
  ),
)

/** The 'semalam' of 'hotelnya semalam 480': by the night. */
function isRate(utterance: Utterance, at: number): boolean {
  return NIGHTS.has(utterance.word(at)) && readAmount(utterance, at + 1) !== null
}

const NIGHTS: ReadonlySet<string> = new Set(['semalam', 'semalem'])

function isOfPrice(utterance: Utterance, at: number, end: number): boolean {
  return PRICES.has(utterance.word(at - 1)) || PRICES.has(utterance.word(end))
}

const PRICES: ReadonlySet<string> = new Set(['harga', 'price', 'hargane'])

/** 'jadi 30 ribu', '240 total' */
function isResult(utterance: Utterance, at: number, end: number): boolean {
  if (skipPhrase(RESULTING_BEHIND, utterance.tokens, end) > end) return true
  return phraseBefore(RESULTING, utterance.between(Math.max(0, at - MAX_CUE), at)) !== null
}
