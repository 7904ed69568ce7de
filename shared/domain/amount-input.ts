/**
 * An amount as it is being typed or pasted. Inside it is plain text: digits and at most one point, with whatever
 * decimals were typed; whether the currency has them is asked when the form is checked. Nothing is cut off on the way,
 * as a lost mark would make an amount ten, a hundred or a thousand times as large.
 */
import { CURRENCY_FACTS, type Currency } from './currency.ts'
import { type Minor, toMinor } from './money.ts'

/** Digits before the decimal mark, at most. */
export const MAX_DIGITS = 12

/** As many digits as stand between two marks of thousands. */
export const GROUP_DIGITS = 3

export interface AmountMarks {
  readonly group: ',' | '.'
  readonly decimal: ',' | '.'
}

/** As `formatMoney` writes the currency. */
export const AMOUNT_MARKS: Readonly<Record<Currency, AmountMarks>> = {
  IDR: { group: '.', decimal: ',' },
  USD: { group: ',', decimal: '.' },
}

/**
 * A number, bare or with the sign or code of a currency, and with a scale or `,-`, which stands for no cents:
 * `Rp25.000,-`, `25rb`, `1,5 jt`, `$25`.
 */
const WRITTEN =
  /^(?:rp\.?|idr|us\$|usd|\$)?\s*(\d[\d.,]*?)(?:[.,]-+|\s*(rb|ribu|k|jt|juta))?\s*(?:rp|rupiah|idr|usd|\$)?$/i
/** Zeros that a scale stands for. */
const SCALES: Readonly<Record<string, number>> = { rb: 3, ribu: 3, k: 3, jt: 6, juta: 6 }
/** Thousands with their marks, then decimals behind the other mark or none. */
const GROUPED = /^(\d{1,3}(?:([.,])\d{3})(?:\2\d{3})*)(?:(?!\2)[.,](\d*))?$/
const UNGROUPED = /^(\d+)(?:[.,](\d*))?$/

/**
 * The plain text of an amount as others write it: `Rp 25.000`, `$1,234.56`, `1.234,56`. Null for what is none.
 * One mark before exactly three digits groups thousands where that is how `currency` is written, or where it has no
 * decimals; `1.250` in dollars stays as it is. `25rb` and `25k` are 25000, `1,5jt` is 1500000.
 */
export function readWrittenAmount(text: string, currency: Currency): string | null {
  const [, number, scale] = WRITTEN.exec(text.trim()) ?? []
  if (number === undefined) return null
  return scale === undefined
    ? plainNumber(number, currency)
    : scaled(number, SCALES[scale.toLowerCase()] ?? 0)
}

/** A number before its scale has one mark at most, which is a decimal one: `1,5` of `1,5jt`. */
function scaled(number: string, zeros: number): string | null {
  const [, whole, decimals = ''] = UNGROUPED.exec(number) ?? []
  if (whole === undefined || decimals.length >= zeros) return null
  return joined(whole + decimals.padEnd(zeros, '0'), undefined)
}

function plainNumber(number: string, currency: Currency): string | null {
  const [, whole, mark, decimals] = GROUPED.exec(number) ?? []
  if (
    whole !== undefined &&
    (isGroup(mark, currency) || decimals !== undefined || whole.split(/[.,]/).length > 2)
  )
    return joined(whole.replace(/\D/g, ''), decimals)
  const [, digits, fraction] = UNGROUPED.exec(number) ?? []
  return digits === undefined ? null : joined(digits, fraction)
}

function isGroup(mark: string | undefined, currency: Currency): boolean {
  return mark === AMOUNT_MARKS[currency].group || CURRENCY_FACTS[currency].fractionDigits === 0
}

function joined(whole: string, decimals: string | undefined): string {
  const digits = whole.replace(/^0+(?=\d)/, '')
  return decimals === undefined || decimals === '' ? digits : `${digits}.${decimals}`
}

/**
 * A plain text whose mark turned out to be one of thousands: it was taken for the decimal mark when it was typed, but
 * three digits behind it are no decimals where the currency has none.
 */
export function regroupTyped(plain: string, currency: Currency): string {
  return CURRENCY_FACTS[currency].fractionDigits === 0 ? (thousandsOf(plain) ?? plain) : plain
}

/** The digits of `25.000`, where its point may be a mark of thousands. */
function thousandsOf(plain: string): string | null {
  const [whole = '', decimals = ''] = plain.split('.', 2)
  return whole !== '' && decimals.length === GROUP_DIGITS ? whole + decimals : null
}

const AS_IT_IS = { kind: 'asItIs' } as const

export type Insertion =
  /** The browser can insert it. */
  | { readonly kind: 'asItIs' }
  /** In place of all that is shown, in the currency's decimal mark and ungrouped. */
  | { readonly kind: 'rewritten'; readonly text: string }
  /** No amount: what is shown stays. */
  | { readonly kind: 'unread' }

/**
 * What becomes of `inserted` in a field that shows `shown` in the currency's marks. An amount with marks, a symbol or a
 * scale, which is pasted, takes the place of all that is shown, as its digits alone would be another amount. A mark
 * typed at the end (`atEnd`) tells that the one before it, with three digits in between, was one of thousands.
 */
export function rewriteInsertion(
  shown: string,
  inserted: string,
  atEnd: boolean,
  currency: Currency,
): Insertion {
  const { group, decimal } = AMOUNT_MARKS[currency]
  if (inserted.length === 1) {
    const typed = shown.replaceAll(group, '').replace(decimal, '.')
    const whole = /[.,]/.test(inserted) && atEnd ? thousandsOf(typed) : null
    return whole === null ? AS_IT_IS : { kind: 'rewritten', text: whole + decimal }
  }
  if (/^\d*$/.test(inserted)) return AS_IT_IS
  const read = readWrittenAmount(inserted, currency)
  return read === null ? { kind: 'unread' } : { kind: 'rewritten', text: read.replace('.', decimal) }
}

/**
 * What is probably meant by rupiah below a thousand, as they are spoken ('kopi 27'; specification §5): thousands of them.
 * Null for any other amount.
 */
export function meantThousands(plain: string, currency: Currency): string | null {
  return currency === 'IDR' && /^[1-9]\d{0,2}$/.test(plain) ? `${plain}000` : null
}

/**
 * Minor units of a plain text: 0 of an empty one (specification §5), null of one with decimals that the currency does
 * not have. Three decimals are refused even where the last is 0: they may be meant for thousands.
 */
export function parseAmount(plain: string, currency: Currency): Minor | null {
  const { fractionDigits } = CURRENCY_FACTS[currency]
  const [whole = '', decimals = ''] = plain.split('.', 2)
  const isWhole = decimals.length < GROUP_DIGITS && /^0*$/.test(decimals.slice(fractionDigits))
  return isWhole ? toMinor(Number(`${whole || '0'}.${decimals || '0'}`), currency) : null
}
