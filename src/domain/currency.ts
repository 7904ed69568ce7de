/** The two currencies and the fixed rates between them (specification §3 and §9). */
import type { Minor } from './money.ts'

export const CURRENCIES = ['IDR', 'USD'] as const
export type Currency = (typeof CURRENCIES)[number]
export const DEFAULT_CURRENCY: Currency = 'IDR'

export interface CurrencyFacts {
  readonly symbol: string
  readonly locale: string
  /** Digits after the decimal separator; a minor unit is 10^-fractionDigits of the currency. */
  readonly fractionDigits: number
}

export const CURRENCY_FACTS: Readonly<Record<Currency, CurrencyFacts>> = {
  IDR: { symbol: 'Rp', locale: 'id-ID', fractionDigits: 0 },
  USD: { symbol: '$', locale: 'en-US', fractionDigits: 2 },
}

/** Units of the target for one unit of the source (specification §9). */
const IDR_TO_USD = 0.000067
const USD_TO_IDR = 15_000

export function isCurrency(value: unknown): value is Currency {
  return (CURRENCIES as readonly unknown[]).includes(value)
}

/** Converts by the fixed rates, rounded half away from zero to a whole minor unit of `to`. */
export function convert(amount: Minor, from: Currency, to: Currency): Minor {
  if (from === to) return amount
  const rate = from === 'IDR' ? IDR_TO_USD : USD_TO_IDR
  const scale = 10 ** (CURRENCY_FACTS[to].fractionDigits - CURRENCY_FACTS[from].fractionDigits)
  return roundHalfAway(amount * rate * scale) as Minor
}

/** `Math.round` rounds -0.5 to -0; money rounds away from zero, and binary noise is shaved off first. */
export function roundHalfAway(value: number): number {
  const magnitude = Math.round(Number(Math.abs(value).toPrecision(15)))
  return value < 0 && magnitude !== 0 ? -magnitude : magnitude
}
