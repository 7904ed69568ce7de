/** Money is an integer count of minor units inside and a decimal number on the wire. */
import { CURRENCY_FACTS, type Currency } from './currency.ts'

declare const minor: unique symbol
/** An integer count of a currency's minor units: rupiah for IDR, cents for USD. */
export type Minor = number & { readonly [minor]: true }

export const ZERO = 0 as Minor

/** Largest amount accepted, in major units of either currency: 12 digits. */
export const MAX_AMOUNT = 999_999_999_999

/** Decimal major units to minor units, rounded half away from zero. Throws RangeError when not finite. */
export function toMinor(major: number, currency: Currency): Minor {
  if (!Number.isFinite(major)) throw new RangeError(`not an amount: ${major}`)
  return roundHalfAway(major * 10 ** CURRENCY_FACTS[currency].fractionDigits) as Minor
}

/** Minor units to the decimal number that travels on the wire. */
export function toMajor(amount: Minor, currency: Currency): number {
  return amount / 10 ** CURRENCY_FACTS[currency].fractionDigits
}

/** Digits of the decimal number, with all decimals of the currency and no marks of thousands: `4.50`, `25000`. */
export function decimalText(amount: Minor, currency: Currency): string {
  return toMajor(amount, currency).toFixed(CURRENCY_FACTS[currency].fractionDigits)
}

/** `Math.round` rounds -0.5 to -0; money rounds away from zero, and binary noise is shaved off first. */
export function roundHalfAway(value: number): number {
  if (Number.isInteger(value)) return value
  const magnitude = Math.round(Number(Math.abs(value).toPrecision(15)))
  return value < 0 && magnitude !== 0 ? -magnitude : magnitude
}

const formats = new Map<Currency, Intl.NumberFormat>()

/** `Rp25.000` or `$4.50`: the currency's own locale, symbol and fraction digits, whatever the interface's language. */
export function formatMoney(amount: Minor, currency: Currency): string {
  const { symbol } = CURRENCY_FACTS[currency]
  const digits = formatPlain(Math.abs(amount) as Minor, currency)
  return `${amount < 0 ? '-' : ''}${symbol}${digits}`
}

/** The digits of an amount, grouped, without its symbol. */
export function formatPlain(amount: Minor, currency: Currency): string {
  let format = formats.get(currency)
  if (!format) {
    const { locale, fractionDigits } = CURRENCY_FACTS[currency]
    format = new Intl.NumberFormat(locale, {
      minimumFractionDigits: fractionDigits,
      maximumFractionDigits: fractionDigits,
    })
    formats.set(currency, format)
  }
  return format.format(toMajor(amount, currency))
}
