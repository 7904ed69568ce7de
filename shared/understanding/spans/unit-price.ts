/** Prices of one, of several bought: '2 kopi @ 20 ribu', '4 tiket satuannya 225 ribu', '15 ribu x 3'. */

import { readNumber } from '../numbers/number.ts'
import { matchPhrase, phraseList, phraseSet } from '../words/phrase-table.ts'
import type { Token } from '../words/token.ts'
import { isLabel, isUnit, isUnitWord } from '../words/units.ts'
import type { SpokenAmount } from './amount.ts'
import { times } from './amount-arithmetic.ts'

const EACH = phraseSet(
  phraseList(`masing masing|masingmasing|each|each of them|apiece|a piece|per item|satunya|satuannya|satuan|harga satuan|sebijinya|@
  perorang|perporsi|perkilo|perliter|perhari|permalam|perbiji|a head|a person|a night|an hour`),
)
const TIMES = new Set(['x', 'kali', 'times', '\u00d7'])
/** What is measured so is one thing: '128 GB', '600 ml'. */
const MEASURES = new Set(
  phraseList(`gb|giga|mb|mbps|tb|ml|cc|gram|gr|g|mg|cm|mm|inch|inches|inci|watt|va|kwh|volt|persen|percent|%|am|pm|st|nd|rd|th
  km|kilometer|kilometers|meter|meters|mil|miles|mile|derajat`),
)
/** Whoever buys more pieces names their sum. */
const MAX_COUNT = 100

/** The sign of '15 ribu x 3'. */
export function isTimes(token: Token | undefined): boolean {
  return TIMES.has(token?.word ?? '')
}

/** 'seporsinya', 'sekilonya'. */
function isOneOf({ word }: Token): boolean {
  return word.startsWith('se') && word.endsWith('nya') && isUnitWord(word.slice(2, -3))
}

/** Whether `words`, close to an amount, say that it is the price of one. */
export function saysUnitPrice(words: readonly Token[]): boolean {
  return words.some((token, at) => {
    const next = words[at + 1]
    const per = token.word === 'per' && isUnit(next)
    const one = token.word === 'satu' && next?.word.endsWith('nya')
    return (
      per ||
      one ||
      isOneOf(token) ||
      (token.gap === '/' && isUnit(token)) ||
      matchPhrase(EACH, words, at) !== null
    )
  })
}

/** How many are bought, 2..`MAX_COUNT`, by the first count among `places`; null where none is said. */
export function readCount(tokens: readonly Token[], places: readonly number[]): number | null {
  for (const place of places) {
    const number = readNumber(tokens, place)
    if (!number || isLabel(tokens[place - 1]) || MEASURES.has(tokens[number.end]?.word ?? '')) continue
    const isCount = number.scale === 1 && Number.isInteger(number.plain) && !number.formatted
    if (isCount && number.plain >= 2 && number.plain <= MAX_COUNT) return number.plain
  }
  return null
}

export interface Product {
  /** For all of them. */
  readonly amount: SpokenAmount
  /** Places of the count and its sign. */
  readonly taken: readonly number[]
}

/** '3 x 15 ribu' with `before` the words before the amount, '15 ribu x 3' with `behind` those behind it. */
export function readProduct(
  tokens: readonly Token[],
  amount: SpokenAmount,
  before: readonly number[],
  behind: readonly number[],
): Product | null {
  const sign = before.at(-1) ?? -1
  if (isTimes(tokens[sign]))
    for (const place of before.slice(-3, -1)) {
      const number = readNumber(tokens, place)
      const count = number?.end === sign ? readCount(tokens, [place]) : null
      if (count !== null) return { amount: times(amount, count), taken: before.slice(before.indexOf(place)) }
    }
  const [first, second] = behind
  if (first !== undefined && second !== undefined && isTimes(tokens[first])) {
    const count = readCount(tokens, [second])
    const end = readNumber(tokens, second)?.end ?? second
    if (count !== null) return { amount: times(amount, count), taken: behind.filter(place => place < end) }
  }
  return null
}
