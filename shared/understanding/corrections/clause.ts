/** What one clause of a correction says. */
import type { CalendarDate } from '../../domain/calendar-date.ts'
import type { Category } from '../../domain/category.ts'
import type { PaymentMethod } from '../../domain/payment-method.ts'
import type { SpokenAmount } from '../utterance/span.ts'
import type { Token } from '../utterance/token.ts'
import type { Part } from './parts.ts'
import type { Pointer } from './pointer-words.ts'
import type { Direction } from './relative-words.ts'

/** A value that was meant, or denied: what was saved, and wrong. */
export interface Said<T> {
  readonly value: T
  readonly denied: boolean
}

export interface SaidAmount extends Said<SpokenAmount> {
  /** What it comes to: 'jadi 30 ribu'. */
  readonly isResult: boolean
  /** So much more or less than was saved; undefined for what it costs. */
  readonly by: Direction | undefined
}

export interface CorrectionClause {
  readonly deletes: boolean
  /** It would be deleted, but what is named besides may have been bought instead. */
  readonly mayBeReplaced: boolean
  /** All that says so may take back what was said before instead: 'never mind', 'gak jadi'. */
  readonly isTakenBack: boolean
  /** The same, and it does not even say of what. */
  readonly isOpen: boolean
  /** It stays as it is. */
  readonly keeps: boolean
  readonly isStrong: boolean
  readonly isWeak: boolean
  readonly isFresh: boolean
  /** 'tambahin': bought besides, or so much more of what is saved. */
  readonly adds: boolean
  readonly isRelative: boolean
  /** A tip or a tax is told of, that came on top. */
  readonly hasSurcharge: boolean
  /** 'harganya 20': of something that has a price already. */
  readonly isOfPrice: boolean
  readonly pointers: readonly Pointer[]
  readonly references: readonly Extract<Part, { kind: 'reference' }>[]
  readonly amounts: readonly SaidAmount[]
  readonly days: readonly (Said<CalendarDate> & { readonly isGuess: boolean })[]
  readonly payments: readonly Said<PaymentMethod>[]
  /** Paid by card, credit or debit. */
  readonly saysCard: boolean
  readonly categories: readonly (Said<Category> & { readonly named: boolean })[]
  /** Beside other values the name of a category says which expenses are meant: 'yang makan pake gopay'. */
  readonly selects: Category | null
  /** Of `words` those that are not denied. */
  readonly newWords: readonly Token[]
  /** That name nothing saved. */
  readonly words: readonly Token[]
  /** The words stand where a new name would. */
  readonly renames: boolean
  /** 'ganti jadi rawon': they stand behind what says what it becomes. */
  readonly becomes: boolean
  /** They are the whole of it. */
  readonly names: boolean
}
