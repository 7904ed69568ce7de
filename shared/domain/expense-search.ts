/**
 * Parses a search text. An expense matches where each part of the text is a prefix of a word in its
 * description, its category's or payment method's name, or equals its amount. A text without letters and
 * digits is searched for literally in the description. The page searches what it has loaded
 * (`matches-search.ts`), the server everything (`server/expenses/search-terms.ts`).
 */
import { meantThousands, parseAmount } from './amount-input.ts'
import type { Category } from './category.ts'
import { CURRENCIES, type Currency } from './currency.ts'
import type { Minor } from './money.ts'
import type { PaymentMethod } from './payment-method.ts'
import { categoriesNamed, paymentMethodsNamed } from './search-names.ts'
import { searchWords } from './search-text.ts'
import { readWrittenAmount } from './written-amount.ts'

/** Longest text of a search, in UTF-16 units. */
export const MAX_SEARCH = 100

export interface SearchWord {
  /** Begins a word of the description, folded. */
  readonly prefix: string
  /** Categories with a word of this prefix in their name. */
  readonly categories: readonly Category[]
  readonly paymentMethods: readonly PaymentMethod[]
}

/** Matches where all words match, or one of the amounts. */
export interface NamedPart {
  readonly kind: 'named'
  /** At least one. */
  readonly words: readonly SearchWord[]
  readonly amounts: readonly { readonly amount: Minor; readonly currency: Currency }[]
}

/** Punctuation and symbols only: '%'. */
export interface LiteralPart {
  readonly kind: 'literal'
  /** At least one character, none of them a control. */
  readonly text: string
}

export type SearchPart = NamedPart | LiteralPart

/** Without parts, every expense matches. */
export type ExpenseSearch = readonly SearchPart[]

const SIGNS_OF_OTHER: Readonly<Record<Currency, RegExp>> = { IDR: /\$|usd/i, USD: /rp|rupiah|idr/i }

/** Invisible, and ignored in a search. */
const CONTROLS = /[\p{Cc}\p{Cf}]/gu

/** Most words of an amount: `rp 25 rb`. */
const WORDS_OF_AMOUNT = 3

export function readSearch(text: string): ExpenseSearch {
  const pieces = text.split(/\s+/)
  const parts: SearchPart[] = []
  for (let at = 0; at < pieces.length; ) {
    const length = amountLength(pieces, at)
    const part = partOf(pieces.slice(at, at + length).join(' '))
    if (part) parts.push(part)
    at += length
  }
  const named = parts.filter(part => part.kind === 'named')
  return named.length > 0 ? named : parts
}

/** How many of the pieces from `at` on are one amount; 1 where they are none. */
function amountLength(pieces: readonly string[], at: number): number {
  for (let length = WORDS_OF_AMOUNT; length > 1; length--)
    if (amountsOf(pieces.slice(at, at + length).join(' ')).length > 0) return length
  return 1
}

/** Null of a text without visible characters. */
function partOf(text: string): SearchPart | null {
  const words = searchWords(text).map(prefix => ({
    prefix,
    categories: categoriesNamed(prefix),
    paymentMethods: paymentMethodsNamed(prefix),
  }))
  if (words.length > 0) return { kind: 'named', words, amounts: amountsOf(text) }
  const literal = text.replace(CONTROLS, '')
  return literal === '' ? null : { kind: 'literal', text: literal }
}

/**
 * The amount in the currency of its sign, or in both where it has none; with the thousands of rupiah that people leave out:
 * 'kopi 25'.
 */
function amountsOf(text: string): NamedPart['amounts'] {
  return CURRENCIES.filter(currency => !SIGNS_OF_OTHER[currency].test(text)).flatMap(currency => {
    const written = readWrittenAmount(text, currency)
    if (written === null) return []
    return [written, meantThousands(written, currency)].flatMap(plain => {
      const amount = plain === null ? null : parseAmount(plain, currency)
      return amount === null || amount === 0 ? [] : [{ amount, currency }]
    })
  })
}
