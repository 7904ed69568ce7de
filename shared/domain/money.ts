/** Money is an integer count of minor units inside and a decimal number on the wire. */
import { CURRENCY_FACTS, type Currency } from './currency.ts'

declare const minor: unique symbol
/** An integer count of a currency's minor units: rupiah for IDR, cents for USD. */
export type Minor = number & { readonly [minor]: true }

/**
 * Minor units of a sum, or of a converted amount. A bigint, since a thousand of the largest amounts exceed
 * the exact range of a number (2^53).
 */
export type MinorSum = bigint & { readonly [minor]: true }

export const ZERO = 0n as MinorSum

/** Largest amount accepted, in major units of either currency: 12 digits. */
export const MAX_AMOUNT = 999_999_999_999

/** Decimal major units to minor units, rounded half away from zero. Throws RangeError when not finite. */
export function toMinor(major: number, currency: Currency): Minor {
  if (!Number.isFinite(major)) throw new RangeError(`not an amount: ${major}`)
  return roundHalfAway(major * 10 ** CURRENCY_FACTS[currency].fractionDigits) as Minor
}

/** Minor units to a decimal number, inexact beyond 2^53: for single amounts and for charts. */
export function toMajor(amount: Minor | MinorSum, currency: Currency): number {
  return Number(amount) / 10 ** CURRENCY_FACTS[currency].fractionDigits
}

/** Digits of the decimal number, with all decimals of the currency and no marks of thousands: `4.50`, `25000`. */
export function decimalText(amount: Minor | MinorSum, currency: Currency): string {
  const { sign, whole, decimals } = digitsOf(amount, currency)
  return sign + whole + (decimals && `.${decimals}`)
}

/** Minor units of a decimal in text, exactly, rounded half away from zero; null for what is none. */
export function sumOfDecimal(text: string, currency: Currency): MinorSum | null {
  const [, whole, decimals = ''] = /^(-?\d+)(?:\.(\d+))?$/.exec(text) ?? []
  if (whole === undefined) return null
  const units = BigInt(whole + decimals) * 10n ** BigInt(CURRENCY_FACTS[currency].fractionDigits)
  return divideRounded(units, 10n ** BigInt(decimals.length)) as MinorSum
}

/** The nearest whole number to `over / under`, half away from zero. `under` is above 0. */
export function divideRounded(over: bigint, under: bigint): bigint {
  const half = over < 0n ? -under : under
  return (2n * over + half) / (2n * under)
}

/** Rounds half away from zero, after removing binary noise; `Math.round` would round -0.5 to -0. */
export function roundHalfAway(value: number): number {
  if (Number.isInteger(value)) return value
  const magnitude = Math.round(Number(Math.abs(value).toPrecision(15)))
  return value < 0 && magnitude !== 0 ? -magnitude : magnitude
}

const formats = new Map<Currency, Intl.NumberFormat>()

/** `Rp25.000` or `$4.50`: the currency's own locale, symbol and fraction digits, whatever the interface's language. */
export function formatMoney(amount: Minor | MinorSum, currency: Currency): string {
  const { sign, whole, decimals } = digitsOf(amount, currency)
  const { symbol, fractionDigits } = CURRENCY_FACTS[currency]
  // Formatted as a bigint: a decimal number would lose precision.
  const grouped = formatOf(currency).format(BigInt(whole))
  return `${sign}${symbol}${grouped.slice(0, grouped.length - fractionDigits)}${decimals}`
}

function formatOf(currency: Currency): Intl.NumberFormat {
  let format = formats.get(currency)
  if (!format) {
    const { locale, fractionDigits } = CURRENCY_FACTS[currency]
    format = new Intl.NumberFormat(locale, {
      minimumFractionDigits: fractionDigits,
      maximumFractionDigits: fractionDigits,
    })
    formats.set(currency, format)
  }
  return format
}

function digitsOf(amount: Minor | MinorSum, currency: Currency) {
  const { fractionDigits } = CURRENCY_FACTS[currency]
  const digits = String(amount)
    .replace('-', '')
    .padStart(fractionDigits + 1, '0')
  const point = digits.length - fractionDigits
  return { sign: amount < 0 ? '-' : '', whole: digits.slice(0, point), decimals: digits.slice(point) }
}
