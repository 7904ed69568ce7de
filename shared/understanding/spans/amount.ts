/** Amounts of money as they are said: a number with what names its currency, not yet resolved to one. */
import type { Currency } from '../../domain/currency.ts'
import { readSmall } from '../numbers/below-hundred.ts'
import { readNumber } from '../numbers/number.ts'
import { numberWord } from '../numbers/number-words.ts'
import { bareNumber, type SpokenNumber } from '../numbers/spoken-number.ts'
import { currencyAfter, currencyBefore, isCents } from '../words/currency-words.ts'
import type { Token } from '../words/token.ts'

export interface SpokenAmount extends Omit<SpokenNumber, 'end'> {
  /** Index of the first token, and the one after the last. */
  readonly start: number
  readonly end: number
  /** The currency named beside the number. */
  readonly named: Currency | null
}

/** Nobody counts as many spans. */
const NO_COUNT = 1000

/** It can only be money: a currency, a scale word, grouped digits or a size nobody counts to. */
export function isCertain(amount: SpokenAmount): boolean {
  return amount.named !== null || amount.scale > 1 || amount.formatted || amount.plain >= NO_COUNT
}

/** 'a dollar', 'a buck': the article counts as one. */
function readArticle(tokens: readonly Token[], at: number): SpokenNumber | null {
  if (tokens[at]?.word !== 'a' && tokens[at]?.word !== 'se') return null
  return currencyAfter(tokens, at + 1) ? bareNumber(1, at + 1) : null
}

/** The cents of 'four dollars fifty', 'four dollars and fifty cents', '4 dollars 50'. */
function readCents(tokens: readonly Token[], at: number): { cents: number; end: number } | null {
  const start = tokens[at]?.word === 'and' ? at + 1 : at
  const below = readSmall(tokens, start, /^\d{2}$/)
  if (!below) return null
  if (isCents(tokens[below.end])) return { cents: below.value, end: below.end + 1 }
  const following = numberWord(tokens[below.end])
  if (start !== at || below.value < 10 || following || currencyAfter(tokens, below.end)) return null
  return { cents: below.value, end: below.end }
}

/** The amount, with its currency words, that starts at `at`; null where none does. */
export function readAmount(tokens: readonly Token[], at: number): SpokenAmount | null {
  const before = currencyBefore(tokens, at)
  const number = readNumber(tokens, before?.end ?? at) ?? (before ? null : readArticle(tokens, at))
  if (!number) return null
  if (!before && isCents(tokens[number.end])) {
    const plain = number.plain / 100
    return { ...number, plain, rupiah: plain, start: at, end: number.end + 1, named: 'USD' }
  }
  const after = currencyAfter(tokens, number.end)
  // In 'kopi 25000 Rp5000 parkir' the sign belongs to the number behind it.
  const taken = after && !(currencyBefore(tokens, number.end) && readNumber(tokens, after.end)) ? after : null
  const named = before?.value ?? taken?.value ?? null
  const end = taken?.end ?? number.end
  const cents = named === 'USD' && taken && Number.isInteger(number.plain) ? readCents(tokens, end) : null
  if (!cents) return { ...number, start: at, end, named }
  const plain = number.plain + cents.cents / 100
  return { ...number, plain, rupiah: plain, start: at, end: cents.end, named }
}
