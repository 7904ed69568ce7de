/** The parts of a correction, in the order said. */
import type { CalendarDate } from '../../domain/calendar-date.ts'
import type { Category } from '../../domain/category.ts'
import type { PaymentMethod } from '../../domain/payment-method.ts'
import type { SpokenAmount } from '../utterance/span.ts'
import type { Token } from '../utterance/token.ts'
import type { CueStrength } from './cue-words.ts'
import type { Pointer } from './pointer-words.ts'
import type { Direction } from './relative-words.ts'
import type { TakenBack } from './taking-back-words.ts'

/** `denied`: it is the wrong value that was saved. */
export type Part =
  /**
   * `ifAlone`: does not count where a replacement is named. `takesBack`: may instead take back the preceding
   * words.
   */
  | { readonly kind: 'delete'; readonly ifAlone?: boolean; readonly takesBack?: TakenBack }
  | { readonly kind: 'keep' }
  /** Only the things named after it are kept. */
  | { readonly kind: 'keepOnly' }
  /** The things named after it are excluded. */
  | { readonly kind: 'except' }
  | { readonly kind: 'cue'; readonly strength: CueStrength }
  /** A further purchase. `adds`: or an addition to a saved amount. */
  | { readonly kind: 'fresh'; readonly adds: boolean }
  /** More or less than the saved amount. `isSurcharge`: a surcharge such as a tip. */
  | { readonly kind: 'relative'; readonly direction: Direction; readonly isSurcharge: boolean }
  /** 'harganya': refers to a known thing. */
  | { readonly kind: 'price' }
  | { readonly kind: 'break' }
  | { readonly kind: 'pointer'; readonly to: Pointer }
  | {
      readonly kind: 'reference'
      readonly places: readonly number[]
      readonly isDefinite: boolean
      readonly words: readonly Token[]
      readonly denied: boolean
    }
  | {
      readonly kind: 'amount'
      readonly amount: SpokenAmount
      readonly denied: boolean
      /** 'jadi 30 ribu': a resulting amount. */
      readonly isResult: boolean
      /** 'tambahin 3 ribu': a difference. */
      readonly by?: Direction
    }
  | {
      readonly kind: 'day'
      readonly day: CalendarDate
      readonly denied: boolean
      /** 'minggu lalu': a week was said without a day. */
      readonly isGuess: boolean
    }
  /** A card without 'credit' or 'debit'. */
  | { readonly kind: 'card'; readonly denied: boolean }
  | { readonly kind: 'payment'; readonly method: PaymentMethod; readonly denied: boolean }
  | {
      readonly kind: 'category'
      readonly category: Category
      readonly named: boolean
      readonly words: readonly Token[]
      readonly denied: boolean
    }
  | {
      readonly kind: 'words'
      readonly words: readonly Token[]
      readonly denied: boolean
      /** 'jadi teh', 'to diesel': the new value. */
      readonly isResult: boolean
    }

/** `part`: null for words without a meaning for a correction. `end`: index after the last token. */
export interface FoundPart {
  readonly part: Part | null
  readonly end: number
}
