/** The two currencies (specification §3). */

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

export function isCurrency(value: unknown): value is Currency {
  return (CURRENCIES as readonly unknown[]).includes(value)
}
