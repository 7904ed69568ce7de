/** Whether an amount is what a person pays for a thing, or a digit error. */

import type { Currency } from '../../domain/currency.ts'
import { MAX_AMOUNT, type Minor, toMinor } from '../../domain/money.ts'

export type AmountVerdict =
  /** Too little is known. */
  | { readonly kind: 'unknown' }
  | { readonly kind: 'usual' }
  /** Dear or cheap, but no digit error. */
  | { readonly kind: 'possible' }
  /** `likelier` is null where no digit error explains it. */
  | { readonly kind: 'odd'; readonly likelier: Minor | null }

/** Fewer amounts tell no spread. */
export const FEWEST_AMOUNTS = 4
/** Fewer do not tell to which unit they are rounded. */
const FEWEST_FOR_UNIT = 8
/** All distances are of logarithms. Prices of one thing are hardly ever nearer to one another than this. */
const LEAST_SPREAD = 0.07
/** What a normal distribution's median absolute deviation is multiplied by to give its standard deviation. */
const MAD_TO_SIGMA = 1.4826
/** Of few amounts the spread is not well known: it may be wider by this, divided by their number. */
const UNKNOWN_SPREAD = 1.5
/** In spreads: an amount this near to the median is usual, and no digit error is looked for nearer than the second. */
const NEAR = 1.5
const FAR = 2.1
/** What was meant instead is at most this far, and so much likelier, in log odds of normal distributions. */
const MEANT_WITHIN = 2.4
const LIKELIER = 1.8
/** About as much was paid before: then it was right. */
const SAME = 0.05
/** So far is no price of the same thing. */
const BEYOND = Math.log(30)

/** Powers of ten that get lost or are added: a zero, or the word for thousand. */
const FACTORS = [10, 0.1, 1000, 0.001, 100, 0.01]

/** `past` is what was paid for the same phrase, in the same currency, in any order. */
export function judgeAmount(amount: Minor, past: readonly Minor[], currency: Currency): AmountVerdict {
  if (past.length < FEWEST_AMOUNTS) return { kind: 'unknown' }
  const logs = past.map(Math.log).sort((a, b) => a - b)
  const centre = middle(logs)
  const deviations = logs.map(log => Math.abs(log - centre)).sort((a, b) => a - b)
  const widening = 1 + UNKNOWN_SPREAD / past.length
  const spread = Math.max(LEAST_SPREAD, MAD_TO_SIGMA * middle(deviations)) * widening
  const distance = (value: number) => Math.abs(Math.log(value) - centre) / spread
  const nearest = (candidates: readonly Minor[]) =>
    [...candidates].sort((a, b) => distance(a) - distance(b))[0]

  const offUnit = nearest(swappedToUnit(amount, past))
  if (offUnit !== undefined && distance(offUnit) <= NEAR) return { kind: 'odd', likelier: offUnit }
  const own = distance(amount)
  if (own <= NEAR || past.some(paid => Math.abs(Math.log(amount / paid)) < SAME)) return { kind: 'usual' }
  if (own <= FAR) return { kind: 'possible' }
  const likelier = nearest(candidatesFor(amount, currency))
  const meant = likelier === undefined ? Number.POSITIVE_INFINITY : distance(likelier)
  if (likelier !== undefined && meant <= MEANT_WITHIN && (own ** 2 - meant ** 2) / 2 >= LIKELIER)
    return { kind: 'odd', likelier }
  return own * spread > BEYOND ? { kind: 'odd', likelier: null } : { kind: 'possible' }
}

/** Of an amount that is not whole in a unit in which all others are: what is, with two digits the other way round. */
function swappedToUnit(amount: number, past: readonly Minor[]): Minor[] {
  if (past.length < FEWEST_FOR_UNIT) return []
  const unit = past.reduce<number>(greatestCommonDivisor, 0)
  return amount % unit === 0 ? [] : swapped(amount).filter((meant): meant is Minor => meant % unit === 0)
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b)
}

/** What may have been meant: another power of ten, or two neighbouring digits the other way round. */
function candidatesFor(amount: Minor, currency: Currency): Minor[] {
  const most = toMinor(MAX_AMOUNT, currency)
  const candidates = [...FACTORS.map(factor => Math.round(amount * factor * 1000) / 1000), ...swapped(amount)]
  return candidates.filter(
    (meant): meant is Minor => Number.isSafeInteger(meant) && meant > 0 && meant <= most && meant !== amount,
  )
}

/** Zeros at the end are no digits of their own: 38,000 is not heard as 30,800. */
function swapped(amount: number): number[] {
  const [zeros = ''] = /0*$/.exec(String(amount)) ?? []
  const digits = [...String(amount).slice(0, -zeros.length || undefined)]
  return digits.slice(1).map((digit, at) => {
    const other = [...digits]
    other[at + 1] = digits[at] ?? ''
    other[at] = digit
    return Number(other.join('') + zeros)
  })
}

/** Of at least one number, in order. */
function middle(sorted: readonly number[]): number {
  const half = sorted.length / 2
  const above = sorted[Math.floor(half)] ?? 0
  return Number.isInteger(half) ? ((sorted[half - 1] ?? 0) + above) / 2 : above
}
