/**
 * An amount while it is typed or pasted. It is held as plain text: digits and at most one point, with all
 * decimals typed; the form check rejects decimals that the currency does not have. Nothing is cut off, as a
 * lost mark would make an amount ten, a hundred or a thousand times as large.
 */
import { CURRENCY_FACTS, type Currency } from './currency.ts'
import { type Minor, toMinor } from './money.ts'

/** Digits before the decimal mark, at most. */
export const MAX_DIGITS = 12

/** Digits between two thousands separators. */
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
/** Number of zeros of each scale word. */
const SCALES: Readonly<Record<string, number>> = { rb: 3, ribu: 3, k: 3, jt: 6, juta: 6 }
/** Digits with thousands separators, then optional decimals after the other mark. */
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

/** A number before a scale word has at most one mark, a decimal one: `1,5` of `1,5jt`. */
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
 * Plain text without a mark that was typed as a decimal mark but is a thousands separator: three digits
 * follow it, in a currency without decimals.
 */
export function regroupTyped(plain: string, currency: Currency): string {
  return CURRENCY_FACTS[currency].fractionDigits === 0 ? (thousandsOf(plain) ?? plain) : plain
}

/** The digits of `25.000`, where its point may be a thousands separator. */
function thousandsOf(plain: string): string | null {
  const [whole = '', decimals = ''] = plain.split('.', 2)
  return whole !== '' && decimals.length === GROUP_DIGITS ? whole + decimals : null
}

const AS_IT_IS = { kind: 'asItIs' } as const

export type Insertion =
  /** The browser may insert it unchanged. */
  | { readonly kind: 'asItIs' }
  /** Replaces all that is shown; ungrouped, with the currency's decimal mark. */
  | { readonly kind: 'rewritten'; readonly text: string }
  /** Not an amount: the field stays unchanged. */
  | { readonly kind: 'unread' }

/**
 * How `inserted` changes a field that shows `shown` in the currency's marks. A pasted amount with marks, a
 * symbol or a scale replaces all that is shown, as its digits alone would be another amount. A mark typed at
 * the end (`atEnd`) makes the mark three digits before it a thousands separator.
 */
export function rewriteInsertion(
  shown: string,
  inserted: string,
  atEnd: boolean,
  currency: Currency,
): Insertion {
  const { group, decimal } = AMOUNT_MARKS[currency]
  if (inserted.length === 1) {
    // A minus, or a letter: the digits beside it would be another amount.
    if (!/[\d.,\s]/.test(inserted)) return { kind: 'unread' }
    const typed = shown.replaceAll(group, '').replace(decimal, '.')
    const whole = /[.,]/.test(inserted) && atEnd ? thousandsOf(typed) : null
    return whole === null ? AS_IT_IS : { kind: 'rewritten', text: whole + decimal }
  }
  if (/^\d*$/.test(inserted)) return AS_IT_IS
  const read = readWrittenAmount(inserted, currency)
  return read === null ? { kind: 'unread' } : { kind: 'rewritten', text: read.replace('.', decimal) }
}

export type TypedScale =
  | Exclude<Insertion, { readonly kind: 'asItIs' }>
  /** More letters may follow. */
  | { readonly kind: 'begun' }

/** What the letters typed after the number of a field that shows `shown` make of it: `rb` of `25` is `25000`. */
export function typeScale(shown: string, letters: string, currency: Currency): TypedScale {
  const { group, decimal } = AMOUNT_MARKS[currency]
  const isBegun = Object.keys(SCALES).some(word => word.startsWith(letters.toLowerCase()))
  if (!isBegun || shown === '') return { kind: 'unread' }
  if (SCALES[letters.toLowerCase()] === undefined) return { kind: 'begun' }
  const read = readWrittenAmount(shown.replaceAll(group, '') + letters, currency)
  return read === null ? { kind: 'unread' } : { kind: 'rewritten', text: read.replace('.', decimal) }
}

/**
 * The probable meaning of a rupiah amount below 1,000, which people say without 'thousand' ('kopi 27';
 * specification §5). Null for any other amount.
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
