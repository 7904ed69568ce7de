/** Amounts as people write them: `Rp 25.000`, `$1,234.56`, `25rb`, `1jt250`. */
import { CURRENCY_FACTS, type Currency } from './currency.ts'

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
 * `Rp25.000,-`, `25rb`, `1,5 jt`, `$25`. Digits right behind a scale are the rest of the amount: `1jt250rb`.
 */
const WRITTEN =
  /^(?:rp\.?|idr|us\$|usd|\$)?\s*(\d[\d.,]*?)(?:[.,]-+|\s*(rb|ribu|k|jt|juta)(?:([1-9]\d{0,2})(rb|ribu|k)?)?)?\s*(?:rp|rupiah|idr|usd|\$)?$/i
/** Number of zeros of each scale word. */
const SCALES: Readonly<Record<string, number>> = { rb: 3, ribu: 3, k: 3, jt: 6, juta: 6 }
/** Digits with thousands separators, then optional decimals after the other mark. */
const GROUPED = /^(\d{1,3}(?:([.,])\d{3})(?:\2\d{3})*)(?:(?!\2)[.,](\d*))?$/
const UNGROUPED = /^(\d+)(?:[.,](\d*))?$/

/**
 * The plain text of an amount as others write it: `Rp 25.000`, `$1,234.56`, `1.234,56`. Null for what is none.
 * One mark before exactly three digits groups thousands where that is how `currency` is written, or where it has no
 * decimals; `1.250` in dollars stays as it is. `25rb` and `25k` are 25000, `1,5jt` and `1jt5` 1500000.
 */
export function readWrittenAmount(text: string, currency: Currency): string | null {
  const [, number, scale, rest, restScale] = WRITTEN.exec(text.trim()) ?? []
  if (number === undefined) return null
  if (scale === undefined) return plainNumber(number, currency)
  const zeros = zerosOf(scale)
  return rest === undefined
    ? scaled(number, zeros)
    : withRest(number, zeros, rest, restScale === undefined ? 0 : zerosOf(restScale))
}

function zerosOf(scale: string): number {
  return SCALES[scale.toLowerCase()] ?? 0
}

/** A number before a scale word has at most one mark, a decimal one: `1,5` of `1,5jt`. */
function scaled(number: string, zeros: number): string | null {
  const [, whole, decimals = ''] = UNGROUPED.exec(number) ?? []
  if (whole === undefined || decimals.length >= zeros) return null
  return joined(whole + decimals.padEnd(zeros, '0'), undefined)
}

/**
 * As a sentence is read: one digit is a tenth of the scale, `5` of `25rb5` 500; more are what is next below it, `250`
 * of `1jt250` thousands. A smaller scale of their own decides: `1jt5rb`.
 */
function withRest(number: string, zeros: number, rest: string, restZeros: number): string | null {
  if (!/^\d+$/.test(number) || restZeros >= zeros) return null
  const isTenth = restZeros === 0 && rest.length === 1
  const below = isTenth ? rest.padEnd(zeros, '0') : rest.padEnd(rest.length + zeros - GROUP_DIGITS, '0')
  return joined(number + below.padStart(zeros, '0'), undefined)
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
