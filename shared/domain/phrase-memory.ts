/** Rules learned from a user's corrections, by the phrase said. */
import type { CalendarDate } from './calendar-date.ts'
import type { Category } from './category.ts'
import type { Currency } from './currency.ts'
import type { Minor } from './money.ts'
import type { PaymentMethod } from './payment-method.ts'

/** The fields learned for a phrase. */
export interface LearnedValues {
  readonly category: Category
  readonly description: string
  /** Null: none. */
  readonly paymentMethod: PaymentMethod | null
}

export type LearnedField = keyof LearnedValues
export const LEARNED_FIELDS: readonly LearnedField[] = ['category', 'description', 'paymentMethod']

export interface Learned<T> {
  /** The value of the latest correction. */
  readonly value: T
  /** Number of consecutive expenses corrected to it, or saved with it and kept; at least 1. */
  readonly agreed: number
  /** An earlier correction set another value. */
  readonly wavered: boolean
}

/** Number of agreeing expenses that proves a rule, or makes a wavering one valid again. */
const SETTLED = 2

/** Two corrections contradict each other, and neither is applied. */
export function isContradicted({ agreed, wavered }: Omit<Learned<unknown>, 'value'>): boolean {
  return wavered && agreed < SETTLED
}

export function isProven({ agreed, wavered }: Omit<Learned<unknown>, 'value'>): boolean {
  return !wavered && agreed >= SETTLED
}

export interface PhraseRule {
  readonly id: string
  /** The words that name the thing, as said; a rule matches them in any order. */
  readonly phrase: string
  /** At least one. */
  readonly learned: { readonly [F in LearnedField]?: Learned<LearnedValues[F]> }
  /** The day of the latest correction. */
  readonly learnedOn: CalendarDate
}

/** What was paid for a phrase. */
export interface PhraseAmounts {
  readonly phrase: string
  readonly currency: Currency
  /** The latest first, at most `MOST_AMOUNTS`. */
  readonly amounts: readonly Minor[]
}

/** Older amounts are dropped, since prices change. */
export const MOST_AMOUNTS = 20

export interface PhraseMemory {
  readonly rules: readonly PhraseRule[]
  readonly amounts: readonly PhraseAmounts[]
}

export const NO_MEMORY: PhraseMemory = { rules: [], amounts: [] }

/** Longest phrase, in UTF-16 units; a longer text hardly ever recurs. */
export const MAX_PHRASE = 80

/** Fields of an item that a rule has set, and the day of that rule. */
export interface Recalled {
  /** At least one. */
  readonly fields: readonly LearnedField[]
  /** The day of the latest correction among them. */
  readonly on: CalendarDate
}
