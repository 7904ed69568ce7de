/** Numbers said as two halves without a connecting word: 'four fifty', 'twelve ninety nine', 'dua lima'. */

import type { Utterance } from '../utterance/utterance.ts'
import { currencyNamed } from '../words/currency-words.ts'
import { isLabel } from '../words/labels.ts'
import { closesNumber } from '../words/link-words.ts'
import { phraseList } from '../words/phrase-table.ts'
import { isUnit } from '../words/units.ts'
import { isHundred, readBelowHundred, readSmall } from './below-hundred.ts'
import { readHundreds } from './hundreds.ts'
import { numberWord, numberWordOf } from './number-words.ts'

export interface PricePair {
  /** Dollars and cents: 4.5 for 'four fifty'. */
  readonly plain: number
  /** The literal number, in thousands of rupiah: 450 for 'four fifty'. */
  readonly rupiah: number
  /** Index after the last token. */
  readonly end: number
}

/** 'A hundred and forty-two sixty': hundreds said in full, with tens behind them, and cents. */
function readLongPair(utterance: Utterance, at: number): PricePair | null {
  const high = readHundreds(utterance, at)
  if (!high?.english || high.value % 100 === 0 || high.value > 999) return null
  const low = readBelowHundred(utterance, high.end)
  if (!low?.english || low.value < 10 || isHundred(utterance.token(low.end))) return null
  if (isUnit(utterance.token(low.end))) return null
  const plain = high.value + low.value / 100
  return { plain, rupiah: high.value, end: low.end }
}

/** Hundreds said by their first digit, with cents: 'one eighty four sixty', 'one oh three seventeen'. */
function readHundredsWithCents(utterance: Utterance, at: number): PricePair | null {
  const hundreds = numberWordOf(utterance.token(at), 'unit')
  if (!hundreds?.english || hundreds.value === 0) return null
  const oh = utterance.word(at + 1) === 'oh'
  const rest = readBelowHundred(utterance, oh ? at + 2 : at + 1)
  if (!rest?.english || (oh ? rest.value > 9 : rest.value < 10)) return null
  const cents = readBelowHundred(utterance, rest.end)
  if (!cents?.english || cents.value < 10) return null
  if (!closesNumber(utterance.token(cents.end)) && !ENDS_PRICE.has(utterance.word(cents.end))) return null
  const dollars = hundreds.value * 100 + rest.value
  return { plain: dollars + cents.value / 100, rupiah: dollars, end: cents.end }
}

/** In a text without any of these, two round numbers may be prices in thousands: 'kopi 15 25'. */
const ENGLISH: ReadonlySet<string> = new Set([
  'and',
  'at',
  'the',
  'for',
  'of',
  'a',
  'my',
  'i',
  'some',
  'with',
])

/** What ends a price beside the words that end any number: 'groceries 84 16 debit'. */
const ENDS_PRICE: ReadonlySet<string> = new Set([
  ...['debit', 'credit', 'card', 'venmo', 'visa', 'total', 'each', 'paid', 'autopay', 'online'],
])

/** Steps in which prices in thousands of rupiah are said. */
const THOUSANDS_STEP = 5

/** Dollars and cents in digits, at the end of a clause: 'dish soap 58 74'. */
function readDigits(utterance: Utterance, at: number): PricePair | null {
  const [dollars, cents, behind] = [at, at + 1, at + 2].map(index => utterance.token(index))
  if (dollars?.kind !== 'number' || cents?.kind !== 'number' || cents.gap !== ' ') return null
  if (!/^[1-9]\d{0,2}$/.test(dollars.text) || !/^\d\d$/.test(cents.text)) return null
  const before = utterance.token(at - 1)
  if (before?.kind !== 'word' || isLabel(before) || isUnit(before)) return null
  // In 'a pack of 12 15 dollars' the second is a price by itself.
  if (behind && currencyNamed(behind)) return null
  if (!closesNumber(behind) && !ENDS_PRICE.has(behind?.word ?? '')) return null
  const [high, low] = [Number(dollars.text), Number(cents.text)]
  if (low % THOUSANDS_STEP === 0 && !utterance.tokens.some(({ word }) => ENGLISH.has(word))) return null
  return { plain: high + low / 100, rupiah: high * 100 + low, end: at + 2 }
}

/** English prices: 'four fifty', 'twelve ninety nine', 'four oh five'. Either half is below a hundred. */
export function readPricePair(utterance: Utterance, at: number): PricePair | null {
  const long =
    readLongPair(utterance, at) ?? readHundredsWithCents(utterance, at) ?? readDigits(utterance, at)
  if (long) return long
  const high = readSmall(utterance, at, /^[1-9]\d?$/)
  if (!high?.english || high.value === 0) return null
  // In 'bus 67 ninety nine cents' the digits are the label's.
  if (utterance.token(at)?.kind === 'number' && isLabel(utterance.token(at - 1))) return null
  const oh = utterance.word(high.end) === 'oh'
  const low = readBelowHundred(utterance, oh ? high.end + 1 : high.end)
  if (!low?.english || (oh ? low.value > 9 : low.value < 10)) return null
  if (isHundred(utterance.token(low.end))) return null
  return { plain: high.value + low.value / 100, rupiah: high.value * 100 + low.value, end: low.end }
}

/** Behind a price, where no sign was said: 'nasi padang dua lima nambah rendang lapan belas jadi empat tiga semuanya'. */
const GOES_ON: ReadonlySet<string> = new Set(
  'jadi jadinya nambah tambah ditambah total totalnya semuanya semua plus juga senin selasa rabu kamis jumat sabtu'.split(
    ' ',
  ),
)

/** Shortest '-nya' of a thing that is priced: 'rokoknya'. */
const LEAST_NYA = 6

function isNya(word: string): boolean {
  return word.length >= LEAST_NYA && word.endsWith('nya')
}

/** Behind a pair, where its price is only talked of or guessed: 'dua lima atau tiga lima', 'dua sembilan mi sekilo'. */
const TALKED_OF: ReadonlySet<string> = new Set(
  phraseList('mi|ji|pi|nya|atau|apa|seorang|sekilo|perkilo|sebiji|katanya|kayaknya|lupa'),
)
/** Before a pair that is no price in thousands: of what is priced in millions, and of what is numbered. */
const OTHERWISE: ReadonlySet<string> = new Set(
  phraseList(
    'kos|kosan|kost|kontrakan|sewa|cicilan|kontrak|gaji|jalan|simpang|jalur|gang|blok|kamar|umur|usia',
  ),
)

/** Whether two digits may be said of a few: 'dua tiga orang' are two or three. */
function isAbout(tens: number, units: number): boolean {
  return units === tens + 1
}

/**
 * In 'celananya sembilan lima topinya dua puluh', 'dua liter tiga delapan gula', 'kampas rem tiga lima ongkosnya 20' the pair
 * is a price, although a word follows.
 */
function isPriceOfThat(utterance: Utterance, at: number, tens: number, units: number): boolean {
  const before = utterance.token(at - 1)
  const next = utterance.token(at + 2)
  if (next?.kind !== 'word' || numberWord(next) !== null || isUnit(next)) return false
  if (before?.kind !== 'word' || isLabel(before)) return false
  if (TALKED_OF.has(next.word) || OTHERWISE.has(before.word)) return false
  return isNya(before.word) || isUnit(before) || isNya(next.word) || !isAbout(tens, units)
}

/**
 * 'dua lima' for 25, 11..99, said without a scale word, with nothing after it or right behind its thing; with a half
 * behind it, 'dua enam setengah' for 26.5.
 */
export function readDigitPair(
  utterance: Utterance,
  at: number,
): { readonly value: number; readonly end: number } | null {
  const tens = numberWordOf(utterance.token(at), 'unit')
  const units = numberWordOf(utterance.token(at + 1), 'unit')
  if (!tens || !units || tens.english || units.english || tens.value === 0 || units.value === 0) return null
  if (utterance.word(at + 2) === 'setengah' && closesNumber(utterance.token(at + 3)))
    return { value: tens.value * 10 + units.value + 0.5, end: at + 3 }
  const isWhole =
    closesNumber(utterance.token(at + 2)) ||
    GOES_ON.has(utterance.word(at + 2)) ||
    isPriceOfThat(utterance, at, tens.value, units.value)
  return isWhole ? { value: tens.value * 10 + units.value, end: at + 2 } : null
}
