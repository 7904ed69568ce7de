/** Whether an amount fits a user's earlier payments for a thing, or is a digit error. */

import type { Currency } from '../../domain/currency.ts'
import { MAX_AMOUNT, type Minor, toMinor } from '../../domain/money.ts'

export type AmountVerdict =
  /** Too few earlier amounts. */
  | { readonly kind: 'unknown' }
  | { readonly kind: 'usual' }
  /** Unusual, but no digit error. */
  | { readonly kind: 'possible' }
  /** `likelier` is null where no digit error explains it. */
  | { readonly kind: 'odd'; readonly likelier: Minor | null }

/** Fewest amounts for an estimate of the spread. */
export const FEWEST_AMOUNTS = 4
/** Fewest amounts for an estimate of the unit they are rounded to. */
const FEWEST_FOR_UNIT = 8
/** Least spread of the prices of one thing. All distances are of logarithms. */
const LEAST_SPREAD = 0.07
/** Ratio of standard deviation to median absolute deviation in a normal distribution. */
const MAD_TO_SIGMA = 1.4826
/** Relative uncertainty of the spread, divided by the number of amounts. */
const UNKNOWN_SPREAD = 1.5
/** In spreads: an amount this near to the median is usual, and no digit error is looked for nearer than the second. */
const NEAR = 1.5
const FAR = 2.1
/**
 * A replacement is at most this far from the median, in spreads, and likelier by this much, in log odds of
 * normal distributions.
 */
const MEANT_WITHIN = 2.4
const LIKELIER = 1.8
/** An amount this near to an earlier one is right. */
const SAME = 0.05
/** A distance beyond any price of the same thing. */
const BEYOND = Math.log(30)

/** Powers of ten that are lost or added in errors: a zero, or the word for thousand. */
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

/** For an amount that is no multiple of the unit of all others: the multiples with two digits swapped. */
function swappedToUnit(amount: number, past: readonly Minor[]): Minor[] {
  if (past.length < FEWEST_FOR_UNIT) return []
  const unit = past.reduce<number>(greatestCommonDivisor, 0)
  return amount % unit === 0 ? [] : swapped(amount).filter((meant): meant is Minor => meant % unit === 0)
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b)
}

/** Possible replacements: another power of ten, or two adjacent digits swapped. */
function candidatesFor(amount: Minor, currency: Currency): Minor[] {
  const most = toMinor(MAX_AMOUNT, currency)
  const candidates = [...FACTORS.map(factor => Math.round(amount * factor * 1000) / 1000), ...swapped(amount)]
  return candidates.filter(
    (meant): meant is Minor => Number.isSafeInteger(meant) && meant > 0 && meant <= most && meant !== amount,
  )
}

/** Swaps adjacent digits, except trailing zeros: 38,000 is not heard as 30,800. */
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

/** The median of at least one number, sorted. */
function middle(sorted: readonly number[]): number {
  const half = sorted.length / 2
  const above = sorted[Math.floor(half)] ?? 0
  return Number.isInteger(half) ? ((sorted[half - 1] ?? 0) + above) / 2 : above
}
