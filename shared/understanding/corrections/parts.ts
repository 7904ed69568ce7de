/** What a correction is made of, in the order said. */
import type { CalendarDate } from '../../domain/calendar-date.ts'
import type { Category } from '../../domain/category.ts'
import type { PaymentMethod } from '../../domain/payment-method.ts'
import type { SpokenAmount } from '../utterance/span.ts'
import type { Token } from '../utterance/token.ts'
import type { CueStrength } from './cue-words.ts'
import type { Pointer } from './pointer-words.ts'
import type { Direction } from './relative-words.ts'
import type { TakenBack } from './taking-back-words.ts'

/** `denied`: it is what was saved, and wrong. */
export type Part =
  /** `ifAlone`: unless something else is named in its place. `takesBack`: or what was said before is taken back. */
  | { readonly kind: 'delete'; readonly ifAlone?: boolean; readonly takesBack?: TakenBack }
  | { readonly kind: 'keep' }
  /** What is named behind it is all that stays. */
  | { readonly kind: 'keepOnly' }
  /** What is named behind it is not among all the others. */
  | { readonly kind: 'except' }
  | { readonly kind: 'cue'; readonly strength: CueStrength }
  /** Something else was bought. `adds`: or so much comes on top of what is saved. */
  | { readonly kind: 'fresh'; readonly adds: boolean }
  /** More or less than was saved. `isSurcharge`: what is paid on top of a price. */
  | { readonly kind: 'relative'; readonly direction: Direction; readonly isSurcharge: boolean }
  /** 'harganya': it has one, so it is known already. */
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
      /** 'jadi 30 ribu': what it comes to. */
      readonly isResult: boolean
      /** 'tambahin 3 ribu': so much more or less. */
      readonly by?: Direction
    }
  | {
      readonly kind: 'day'
      readonly day: CalendarDate
      readonly denied: boolean
      /** 'minggu lalu': a week was named, and no day of it. */
      readonly isGuess: boolean
    }
  /** Credit or debit was not said. */
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
      /** 'jadi teh', 'to diesel': what it becomes. */
      readonly isResult: boolean
    }

/** `part`: null for what has no meaning for a correction. `end`: index after the last token. */
export interface FoundPart {
  readonly part: Part | null
  readonly end: number
}
