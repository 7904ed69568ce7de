/** Numbers said in two halves without what would join them: 'four fifty', 'twelve ninety nine', 'dua lima'. */
import { closesNumber } from '../words/link-words.ts'
import type { Token } from '../words/token.ts'
import { isHundred, readBelowHundred, readSmall } from './below-hundred.ts'
import { numberWordOf } from './number-words.ts'

export interface PricePair {
  /** Dollars and cents: 4.5 for 'four fifty'. */
  readonly plain: number
  /** Thousands of rupiah by the letter: 450 for 'four fifty'. */
  readonly rupiah: number
  /** Index after the last token. */
  readonly end: number
}

/** How English says prices: 'four fifty', 'twelve ninety nine', 'four oh five'. Either half is below a hundred. */
export function readPricePair(tokens: readonly Token[], at: number): PricePair | null {
  const high = readSmall(tokens, at, /^[1-9]\d?$/)
  if (!high?.english || high.value === 0) return null
  const oh = tokens[high.end]?.word === 'oh'
  const low = readBelowHundred(tokens, oh ? high.end + 1 : high.end)
  if (!low?.english || (oh ? low.value > 9 : low.value < 10)) return null
  if (isHundred(tokens[low.end])) return null
  return { plain: high.value + low.value / 100, rupiah: high.value * 100 + low.value, end: low.end }
}

/** 'dua lima' for 25, 11..99, said without a scale word and with nothing after it. */
export function readDigitPair(
  tokens: readonly Token[],
  at: number,
): { readonly value: number; readonly end: number } | null {
  const tens = numberWordOf(tokens[at], 'unit')
  const units = numberWordOf(tokens[at + 1], 'unit')
  if (!tens || !units || tens.english || units.english || tens.value === 0 || units.value === 0) return null
  return closesNumber(tokens[at + 2]) ? { value: tens.value * 10 + units.value, end: at + 2 } : null
}
