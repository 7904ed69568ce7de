/** Amounts of money as they are said: a number with what names its currency, not yet resolved to one. */
import { CURRENCY_FACTS, type Currency } from '../../currency.ts'
import { MAX_AMOUNT, type Minor, toMinor } from '../../money.ts'
import { readSmall } from '../numbers/below-hundred.ts'
import { readNumber } from '../numbers/number.ts'
import { numberWord } from '../numbers/number-words.ts'
import { bareNumber, type SpokenNumber } from '../numbers/spoken-number.ts'
import { currencyAfter, currencyBefore, isCents } from '../words/currency-words.ts'
import type { Token } from '../words/token.ts'

export interface SpokenAmount extends Omit<SpokenNumber, 'end'> {
  readonly start: number
  readonly end: number
  /** The currency named beside the number. */
  readonly named: Currency | null
}

/** It can only be money: a currency, a scale word, grouped digits or a size nobody counts to. */
export function isCertain(amount: SpokenAmount): boolean {
  return amount.named !== null || amount.scale > 1 || amount.formatted || amount.plain >= 1000
}

/** The currency that the amount's own words lead to, or null. */
export function ownCurrency(amount: SpokenAmount): Currency | null {
  return amount.named ?? (amount.rupiahScale ? 'IDR' : null)
}

export interface ResolvedAmount {
  readonly amount: Minor
  /** A bare number was taken as thousands. */
  readonly assumedThousands: boolean
}

/** Coins start here: 'lima ratus perak' is meant by the letter, 'dua puluh lima rupiah' is 25 thousand. */
const SMALLEST_COIN = 100

/**
 * The amount in a currency by the specification's rules: in IDR a bare number under 1000 means thousands,
 * everything else is taken as it is; in USD the plain number counts. Null when nothing payable is left:
 * zero, or more than `MAX_AMOUNT`.
 */
export function resolveAmount(spoken: SpokenAmount, currency: Currency): ResolvedAmount | null {
  let major = currency === 'IDR' ? spoken.rupiah : spoken.plain
  const literal = spoken.scale > 1 || (spoken.named === 'IDR' && major >= SMALLEST_COIN)
  const assumedThousands = currency === 'IDR' && !literal && major < 1000
  if (assumedThousands) major *= 1000
  if (!Number.isFinite(major) || major > MAX_AMOUNT) return null
  const rounded = major * 10 ** CURRENCY_FACTS[currency].fractionDigits >= 0.5
  return rounded ? { amount: toMinor(major, currency), assumedThousands } : null
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

/** The amount, with its currency words, that starts at `at`. */
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
