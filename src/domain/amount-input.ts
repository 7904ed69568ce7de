/** An amount as it is being typed: plain digits inside, grouped for the eye. */
import { CURRENCY_FACTS, type Currency } from './currency.ts'
import { type Minor, toMajor, toMinor, ZERO } from './money.ts'

/** Digits before the decimal point, at most. */
const MAX_DIGITS = 12

/**
 * What of a typed text counts: digits, and one `.` where the currency has decimals (a comma counts as one, since
 * Indonesian keyboards have no point on the number row). Leading zeros go; decimals past the currency's are dropped.
 */
export function plainAmount(text: string, currency: Currency): string {
  const { fractionDigits } = CURRENCY_FACTS[currency]
  const typed = ungrouped(text, fractionDigits)
  if (fractionDigits === 0) return trimZeros(typed.replace(/\D/g, '')).slice(0, MAX_DIGITS)
  const [whole = '', ...rest] = typed
    .replace(/,/g, '.')
    .replace(/[^\d.]/g, '')
    .split('.')
  const digits = trimZeros(whole).slice(0, MAX_DIGITS)
  return rest.length === 0 ? digits : `${digits}.${rest.join('').slice(0, fractionDigits)}`
}

/** Thousands with their marks, then decimals behind the other mark or none. */
const GROUPED = /^\D*(\d{1,3}([.,])\d{3}(?:\2\d{3})*)(?:(?!\2)[.,](\d{1,2}))?\D*$/

/**
 * An amount as others write it, which comes by pasting: without the marks of its thousands, and without decimals that
 * the currency does not have. `1.250` alone may be dollars and cents being typed.
 */
function ungrouped(text: string, fractionDigits: number): string {
  const [, whole = '', mark, decimals] = GROUPED.exec(text) ?? []
  if (mark === undefined || (mark === '.' && decimals === undefined)) return text
  const digits = whole.replace(/\D/g, '')
  return decimals === undefined || fractionDigits === 0 ? digits : `${digits}.${decimals}`
}

function trimZeros(digits: string): string {
  return digits.replace(/^0+(?=\d)/, '')
}

/** The same number under another currency: decimals that it does not have are dropped. */
export function inCurrency(plain: string, currency: Currency): string {
  return CURRENCY_FACTS[currency].fractionDigits === 0 ? (plain.split('.', 1)[0] ?? '') : plain
}

/** The plain text with rupiah grouped by thousands, as people write them: `25000` reads `25.000`. */
export function groupAmount(plain: string, currency: Currency): string {
  return currency === 'IDR' ? plain.replace(/\B(?=(\d{3})+$)/g, '.') : plain
}

/** Minor units of a plain text; what is no number is 0 (specification §5). */
export function parseAmount(plain: string, currency: Currency): Minor {
  const major = Number(plain === '.' ? '' : plain)
  return Number.isFinite(major) ? toMinor(major, currency) : ZERO
}

/** The plain text of an amount, for editing it. */
export function amountText(amount: Minor, currency: Currency): string {
  return toMajor(amount, currency).toFixed(CURRENCY_FACTS[currency].fractionDigits)
}

/**
 * Where the caret belongs after regrouping: behind as many digits as it was before.
 * Positions are UTF-16 offsets in the displayed texts.
 */
export function caretAfterGrouping(typed: string, caret: number, shown: string): number {
  const digits = typed.slice(0, caret).replace(/[^\d]/g, '').length
  let seen = 0
  for (let i = 0; i < shown.length; i++) {
    if (seen === digits) return i
    if (/\d/.test(shown[i] ?? '')) seen++
  }
  return shown.length
}
