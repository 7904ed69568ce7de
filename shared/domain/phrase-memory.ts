/** What the corrections of a person have taught about the phrases that they say. */
import type { CalendarDate } from './calendar-date.ts'
import type { Category } from './category.ts'
import type { Currency } from './currency.ts'
import type { Minor } from './money.ts'
import type { PaymentMethod } from './payment-method.ts'

/** What is learnt of a phrase. */
export interface LearnedValues {
  readonly category: Category
  readonly description: string
  /** Null: none. */
  readonly paymentMethod: PaymentMethod | null
}

export type LearnedField = keyof LearnedValues
export const LEARNED_FIELDS: readonly LearnedField[] = ['category', 'description', 'paymentMethod']

export interface Learned<T> {
  /** What was asked for last. */
  readonly value: T
  /** How many expenses in a row were corrected to it, or saved with it and left so; at least 1. */
  readonly agreed: number
  /** Something else was asked for before. */
  readonly wavered: boolean
}

/** From so many agreeing expenses on, a rule that never wavered is sure, and one that did holds again. */
const SETTLED = 2

/** Two corrections contradict each other: neither holds. */
export function isContradicted({ agreed, wavered }: Omit<Learned<unknown>, 'value'>): boolean {
  return wavered && agreed < SETTLED
}

export function isProven({ agreed, wavered }: Omit<Learned<unknown>, 'value'>): boolean {
  return !wavered && agreed >= SETTLED
}

export interface PhraseRule {
  readonly id: string
  /** The words that name the thing, as they were said; what a rule is known by are these in any order. */
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

/** More say nothing new: prices change. */
export const MOST_AMOUNTS = 20

export interface PhraseMemory {
  readonly rules: readonly PhraseRule[]
  readonly amounts: readonly PhraseAmounts[]
}

export const NO_MEMORY: PhraseMemory = { rules: [], amounts: [] }

/** Longest phrase, in UTF-16 units: more is a story, which is not told twice. */
export const MAX_PHRASE = 80

/** What of an item is as a rule has it, and since when. */
export interface Recalled {
  /** At least one. */
  readonly fields: readonly LearnedField[]
  /** The day of the latest correction among them. */
  readonly on: CalendarDate
}
