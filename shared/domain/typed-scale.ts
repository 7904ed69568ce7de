/** A scale word typed behind an amount, letter by letter, and the digits behind it: `25rb`, `25rb5`, `1jt250rb`. */
import type { Insertion } from './amount-input.ts'
import type { Currency } from './currency.ts'
import { AMOUNT_MARKS, readWrittenAmount } from './written-amount.ts'

export type TypedScale =
  | Exclude<Insertion, { readonly kind: 'asItIs' }>
  /** More letters may follow. */
  | { readonly kind: 'begun' }

const SCALED = /\d(?:rb|ribu|k|jt|juta)/i
/** The beginning of a scale word. */
const BEGUN = /\d(?:r|rib?|j|jut?)$/i

/** What was typed, when `character` follows it at the end of a field that shows `shown`; empty where it is no scale. */
export function followingScale(
  written: string,
  character: string,
  shown: string,
  currency: Currency,
): string {
  if (written === '') {
    const isLetter = /^[a-z]$/i.test(character)
    return isLetter ? shown.replaceAll(AMOUNT_MARKS[currency].group, '') + character : ''
  }
  if (character === ' ') return written
  // Further zeros after `25rb` make what it shows ten times as large, as after `25000`.
  const isRest = /^[a-z\d]$/i.test(character) && !(character === '0' && /[a-z]$/i.test(written))
  return isRest ? written + character : ''
}

/** What `written`, of a scale word and what follows, stands for: `25rb` is `25000`. */
export function typeScale(written: string, currency: Currency): TypedScale {
  const read = SCALED.test(written) ? readWrittenAmount(written, currency) : null
  if (read !== null) return { kind: 'rewritten', text: read.replace('.', AMOUNT_MARKS[currency].decimal) }
  return { kind: BEGUN.test(written) ? 'begun' : 'unread' }
}
