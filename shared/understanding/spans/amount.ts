/** Amounts of money as they are said: a number with what names its currency, not yet resolved to one. */

import { readSmall } from '../numbers/below-hundred.ts'
import { readNumber } from '../numbers/number.ts'
import { numberWord } from '../numbers/number-words.ts'
import type { SpokenAmount } from '../utterance/span.ts'
import { bareNumber, type SpokenNumber } from '../utterance/spoken-number.ts'
import type { Utterance } from '../utterance/utterance.ts'
import { currencyAfter, currencyBefore, isCents } from '../words/currency-words.ts'

/** From here on a number is no count of pieces. */
const NO_COUNT = 1000

/** It can only be money: a currency, a scale word, grouped digits or a size that is no count. */
export function isCertain(amount: SpokenAmount): boolean {
  return amount.named !== null || amount.scale > 1 || amount.formatted || amount.plain >= NO_COUNT
}

/** 'a dollar', 'a buck': the article counts as one. */
function readArticle(utterance: Utterance, at: number): SpokenNumber | null {
  if (utterance.word(at) !== 'a' && utterance.word(at) !== 'se') return null
  return currencyAfter(utterance, at + 1) ? bareNumber(1, at + 1) : null
}

/** The cents of 'four dollars fifty', 'four dollars and fifty cents', '4 dollars 50'. */
function readCents(utterance: Utterance, at: number): { cents: number; end: number } | null {
  const start = utterance.word(at) === 'and' ? at + 1 : at
  const below = readSmall(utterance, start, /^\d{2}$/)
  if (!below) return null
  if (isCents(utterance.token(below.end))) return { cents: below.value, end: below.end + 1 }
  const following = numberWord(utterance.token(below.end))
  if (start !== at || below.value < 10 || following || currencyAfter(utterance, below.end)) return null
  return { cents: below.value, end: below.end }
}

/** The amount, with its currency words, that starts at `at`; null where none does. */
export function readAmount(utterance: Utterance, at: number): SpokenAmount | null {
  const before = currencyBefore(utterance, at)
  const number = readNumber(utterance, before?.end ?? at) ?? (before ? null : readArticle(utterance, at))
  if (!number) return null
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
