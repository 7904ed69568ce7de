/**
 * An amount while it is typed or pasted. It is held as plain text: digits and at most one point, with all
 * decimals typed; the form check rejects decimals that the currency does not have. Nothing is cut off, as a
 * lost mark would make an amount ten, a hundred or a thousand times as large.
 */
import { CURRENCY_FACTS, type Currency } from './currency.ts'
import { MAX_AMOUNT, type Minor, toMinor } from './money.ts'
import { AMOUNT_MARKS, GROUP_DIGITS, readWrittenAmount } from './written-amount.ts'

/** From here on a count of minor units is inexact, or not even finite. */
const UNCOUNTABLE = 1e15

/** Whether a plain text is more than `MAX_AMOUNT`. It is held as typed, however long: cut off, it would be another amount. */
export function isTooLarge(plain: string): boolean {
  return Number(plain) > MAX_AMOUNT
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

/**
 * The probable meaning of a rupiah amount below 1,000, which people say without 'thousand' ('kopi 27';
 * specification §5). Null for any other amount.
 */
export function meantThousands(plain: string, currency: Currency): string | null {
  return currency === 'IDR' && /^[1-9]\d{0,2}$/.test(plain) ? `${plain}000` : null
}

/**
 * Minor units of a plain text: 0 of an empty one (specification §5), null of one with decimals that the currency does
 * not have, or far too large. Three decimals are refused even where the last is 0: they may be meant for thousands.
 */
export function parseAmount(plain: string, currency: Currency): Minor | null {
  const { fractionDigits } = CURRENCY_FACTS[currency]
  const [whole = '', decimals = ''] = plain.split('.', 2)
  const isWhole = decimals.length < GROUP_DIGITS && /^0*$/.test(decimals.slice(fractionDigits))
  return isWhole && Number(whole) < UNCOUNTABLE
    ? toMinor(Number(`${whole || '0'}.${decimals || '0'}`), currency)
    : null
}
