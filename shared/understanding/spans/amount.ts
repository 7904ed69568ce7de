/** Amounts of money as said: a number with its currency words, not yet resolved to a currency. */

import { endsInThousands, readNumber } from '../numbers/number.ts'
import { numberWordOf } from '../numbers/number-words.ts'
import type { SpokenAmount } from '../utterance/span.ts'
import { bareNumber, type SpokenNumber } from '../utterance/spoken-number.ts'
import type { Utterance } from '../utterance/utterance.ts'
import { currencyAfter, currencyBefore, isCents } from '../words/currency-words.ts'
import { matchPhrase, phraseTable } from '../words/phrase-table.ts'
import { readBareDollar, readCents, withCentsSaid } from './cents.ts'
import { readNotes } from './notes.ts'

/** A number from here on is no count of pieces. */
const NO_COUNT = 1000

/** Whether it can only be money: by a currency, a scale word, separators, or a size beyond counts. */
export function isCertain(amount: SpokenAmount): boolean {
  return amount.named !== null || amount.scale > 1 || amount.formatted || amount.plain >= NO_COUNT
}

/** Vague counts right before a currency, with approximate values. */
const VAGUE_COUNTS = phraseTable<number>([
  ['a couple of', 2],
  ['a couple', 2],
  ['couple of', 2],
  ['couple', 2],
  ['a few', 3],
  ['several', 3],
])

/** What they count besides money: 'a couple hundred'. */
const SCALES: ReadonlyMap<string, number> = new Map([
  ['hundred', 100],
  ['thousand', 1000],
  ['grand', 1000],
])

/** 'a dollar', 'a buck': the article counts as one; 'a couple of bucks' is two or so. */
function readArticle(utterance: Utterance, at: number): SpokenNumber | null {
  const vague = matchPhrase(VAGUE_COUNTS, utterance.tokens, at)
  if (vague && currencyAfter(utterance, vague.end))
    return { ...bareNumber(vague.value, vague.end), uncertain: true }
  const scale = vague && SCALES.get(utterance.word(vague.end))
  if (scale) return { ...bareNumber(vague.value * scale, vague.end + 1), uncertain: true }
  if (utterance.word(at) !== 'a' && utterance.word(at) !== 'se') return readBareDollar(utterance, at)
  // The sign of 'a $10 coupon' stands before its number.
  return currencyAfter(utterance, at + 1) && !currencyBefore(utterance, at + 1) ? bareNumber(1, at + 1) : null
}

/** Words between a number and its currency: 'ten over dollars' is somewhat more than ten. */
const OR_SO = new Set(['over', 'odd', 'something', 'plus', 'ish'])

/** '3 5.000': one number whose first digit the transcriber separated, or three at 5,000. */
function readSplit(utterance: Utterance, at: number): SpokenNumber | null {
  const digit = utterance.token(at)
  const rest = utterance.token(at + 1)
  if (!/^[1-9]$/.test(digit?.text ?? '') || !/^[1-9][.,][05]00$/.test(rest?.text ?? '')) return null
  const value = Number(digit?.text) * 10_000 + Number(rest?.text.replace(/[.,]/, ''))
  return rest?.gap === ' ' ? { ...bareNumber(value, at + 2), formatted: true, uncertain: true } : null
}

/** The '-an' of '3.500-an', which the numbers without separators lose. */
const AN = 'an'

function withAn(utterance: Utterance, number: SpokenNumber | null): SpokenNumber | null {
  const next = number?.formatted ? utterance.token(number.end) : undefined
  return number && next?.word === AN && next.gap !== ' ' ? { ...number, end: number.end + 1 } : number
}

/** Whether its number was said with '-an': 'lima ribuan', '3.500-an'. */
export function endsInAn(utterance: Utterance, { end }: SpokenAmount): boolean {
  return endsInThousands(utterance, end) || utterance.word(end - 1) === AN
}

/** The number at `at`, including words of approximation behind it. */
function readRoughly(utterance: Utterance, at: number): SpokenNumber | null {
  const said = readSplit(utterance, at) ?? withAn(utterance, readNumber(utterance, at))
  const number = readNotes(utterance, at, said) ?? said
  if (!number) return null
  const isRough = OR_SO.has(utterance.word(number.end)) && currencyAfter(utterance, number.end + 1) !== null
  if (isRough) return { ...number, end: number.end + 1, uncertain: true }
  // In 'es teh dua lima ribu' it is two for 5,000, or 25,000.
  return countsBefore(utterance, at, number) ? { ...number, uncertain: true } : number
}

/** Whether a number word right before 'lima ribu' may be its tens, said digit by digit. */
function countsBefore(utterance: Utterance, at: number, number: SpokenNumber): boolean {
  if (number.plain >= 10 * number.scale || number.scale === 1) return false
  const own = numberWordOf(utterance.token(at), 'unit')
  const before = numberWordOf(utterance.token(at - 1), 'unit')
  return own !== null && before !== null && !own.english && !before.english
}

const OWN = /(?:nya|nyo)$/

/** 'Satu paknya' before a number is the price of one. */
function isOfOne(utterance: Utterance, at: number): boolean {
  return (
    utterance.word(at) === 'satu' &&
    OWN.test(utterance.word(at + 1)) &&
    readNumber(utterance, at + 2) !== null
  )
}

/** The amount, with its currency words, that starts at `at`; null where none does. */
export function readAmount(utterance: Utterance, at: number): SpokenAmount | null {
  if (isOfOne(utterance, at)) return null
  const before = currencyBefore(utterance, at)
  const number = readRoughly(utterance, before?.end ?? at) ?? (before ? null : readArticle(utterance, at))
  if (!number) return null
  const inCents = before ? null : withCentsSaid(utterance, number)
  if (inCents) return { ...inCents, start: at, named: 'USD' }
  if (!before && isCents(utterance.token(number.end))) {
    const plain = number.plain / 100
    return { ...number, plain, rupiah: plain, start: at, end: number.end + 1, named: 'USD' }
  }
  const after = currencyAfter(utterance, number.end)
  // In 'kopi 25000 Rp5000 parkir' the sign belongs to the number behind it.
  const taken =
    after && !(currencyBefore(utterance, number.end) && readNumber(utterance, after.end)) ? after : null
  const named = before?.value ?? taken?.value ?? null
  const end = taken?.end ?? number.end
  const cents = named === 'USD' && taken && Number.isInteger(number.plain) ? readCents(utterance, end) : null
  if (!cents) return { ...number, start: at, end, named }
  const plain = number.plain + cents.cents / 100
  return { ...number, plain, rupiah: plain, start: at, end: cents.end, named }
}

/** Largest count without a unit beside an amount. */
const MAX_COUNT = 12

/** A small whole number, which may count things as well as dollars or thousands. */
export function isSmall(amount: SpokenAmount): boolean {
  return !isCertain(amount) && Number.isInteger(amount.plain) && amount.plain <= MAX_COUNT
}
