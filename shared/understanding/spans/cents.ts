/** Cents said behind whole dollars: 'four dollars fifty', 'a dollar oh nine', 'one thirty-two and eighteen cents'. */

import { readSmall } from '../numbers/below-hundred.ts'
import { numberWord, numberWordOf } from '../numbers/number-words.ts'
import { bareNumber, type SpokenNumber } from '../utterance/spoken-number.ts'
import type { Utterance } from '../utterance/utterance.ts'
import { currencyAfter, isCents } from '../words/currency-words.ts'
import { closesNumber } from '../words/link-words.ts'
import { matchPhrase, phraseTable } from '../words/phrase-table.ts'

export interface Cents {
  readonly cents: number
  /** Index after the last token. */
  readonly end: number
}

const ONE_DOLLAR: ReadonlySet<string> = new Set(['dollar', 'buck'])

/** 'A buck and a half'. */
const PARTS = phraseTable<number>([
  ['and a half', 50],
  ['and a quarter', 25],
  ['and three quarters', 75],
])

/** Behind 'a dollar' cents below ten need no 'oh': 'a dollar nine', but not 'the twelve dollar one'. */
function isArticled(utterance: Utterance, at: number): boolean {
  return ONE_DOLLAR.has(utterance.word(at - 1)) && utterance.word(at - 2) === 'a'
}

/** The 'oh nine' of 'four dollars oh nine', and the nine of 'a dollar nine'. */
function readFewCents(utterance: Utterance, at: number): Cents | null {
  const oh = utterance.word(at) === 'oh'
  if (!oh && !isArticled(utterance, at)) return null
  const unit = numberWordOf(utterance.token(oh ? at + 1 : at), 'unit')
  const end = oh ? at + 2 : at + 1
  const isWhole = closesNumber(utterance.token(end)) && !currencyAfter(utterance, end)
  return unit?.english && unit.value > 0 && isWhole ? { cents: unit.value, end } : null
}

/** The cents of 'four dollars fifty', 'four dollars and fifty cents', '4 dollars 50', from `at` on. */
export function readCents(utterance: Utterance, at: number): Cents | null {
  const part = matchPhrase(PARTS, utterance.tokens, at)
  if (part) return { cents: part.value, end: part.end }
  const start = utterance.word(at) === 'and' ? at + 1 : at
  const below = readSmall(utterance, start, /^\d{2}$/)
  if (!below) return readFewCents(utterance, at)
  if (isCents(utterance.token(below.end))) return { cents: below.value, end: below.end + 1 }
  if (start !== at) return null
  if (below.value < 10) return readFewCents(utterance, at)
  const following = numberWord(utterance.token(below.end))
  if (following || currencyAfter(utterance, below.end)) return null
  return { cents: below.value, end: below.end }
}

/** 'Buck fifty', 'dollar eighty-nine': the one goes without saying where cents follow. */
export function readBareDollar(utterance: Utterance, at: number): SpokenNumber | null {
  const word = utterance.word(at)
  if (word !== 'dollar' && word !== 'buck') return null
  return readCents(utterance, at + 1) === null ? null : bareNumber(1, at)
}

/** 'One thirty-two and eighteen cents' with its dollars in full; null where no cents are named behind an 'and'. */
export function withCentsSaid(utterance: Utterance, number: SpokenNumber): SpokenNumber | null {
  if (utterance.word(number.end) !== 'and') return null
  const below = readSmall(utterance, number.end + 1, /^\d{1,2}$/)
  if (!below || !isCents(utterance.token(below.end)) || number.scale > 1) return null
  const dollars = number.uncertain ? number.rupiah : number.plain
  if (!Number.isInteger(dollars)) return null
  const plain = dollars + below.value / 100
  return { ...number, plain, rupiah: plain, end: below.end + 1, uncertain: false }
}
