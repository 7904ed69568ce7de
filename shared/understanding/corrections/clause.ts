/** The content of one clause of a correction. */
import type { CalendarDate } from '../../domain/calendar-date.ts'
import type { Category } from '../../domain/category.ts'
import type { PaymentMethod } from '../../domain/payment-method.ts'
import type { SpokenAmount } from '../utterance/span.ts'
import type { Token } from '../utterance/token.ts'
import type { Part } from './parts.ts'
import type { Pointer } from './pointer-words.ts'
import type { Direction } from './relative-words.ts'

/** A value said in a clause; a denied one is the wrong one that was saved. */
export interface Said<T> {
  readonly value: T
  readonly denied: boolean
}

export interface SaidAmount extends Said<SpokenAmount> {
  /** The resulting amount: 'jadi 30 ribu'. */
  readonly isResult: boolean
  /** A difference from the saved amount; undefined for a price. */
  readonly by: Direction | undefined
}

export interface CorrectionClause {
  readonly deletes: boolean
  /** It deletes, but another thing that it names may have been bought instead. */
  readonly mayBeReplaced: boolean
  /** Its words of deletion may only take back the preceding words: 'never mind', 'gak jadi'. */
  readonly isTakenBack: boolean
  /** As `isTakenBack`, without any target. */
  readonly isOpen: boolean
  /** The target is to stay unchanged. */
  readonly keeps: boolean
  readonly isStrong: boolean
  readonly isWeak: boolean
  readonly isFresh: boolean
  /** 'tambahin': a further purchase, or an addition to a saved amount. */
  readonly adds: boolean
  readonly isRelative: boolean
  /** It mentions a surcharge, such as a tip or a tax. */
  readonly hasSurcharge: boolean
  /** 'harganya 20': the price of a known thing. */
  readonly isOfPrice: boolean
  readonly pointers: readonly Pointer[]
  readonly references: readonly Extract<Part, { kind: 'reference' }>[]
  readonly amounts: readonly SaidAmount[]
  readonly days: readonly (Said<CalendarDate> & { readonly isGuess: boolean })[]
  readonly payments: readonly Said<PaymentMethod>[]
  /** Paid by card, credit or debit. */
  readonly saysCard: boolean
  readonly categories: readonly (Said<Category> & { readonly named: boolean })[]
  /** A category that selects the targets, next to other values: 'yang makan pake gopay'. */
  readonly selects: Category | null
  /** The words of `words` that are not denied. */
  readonly newWords: readonly Token[]
  /** Words that name no saved expense. */
  readonly words: readonly Token[]
  /** The words stand in the position of a new name. */
  readonly renames: boolean
  /** The words follow a word of becoming: 'ganti jadi rawon'. */
  readonly becomes: boolean
  /** The words are the whole clause. */
  readonly names: boolean
}
