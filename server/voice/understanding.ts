/** What a recording can say: expenses, none, or a request to the product. */
import type {
  ExtractedItem,
  NoExpenseReason,
  OtherMoney,
  UnpricedExpense,
} from '../../shared/domain/extraction.ts'
import type { SpokenRequest } from '../../shared/domain/spoken-request.ts'

export interface Understood {
  readonly transcription: string
  /** At least one. */
  readonly items: readonly ExtractedItem[]
  /** Expenses without a price, which are not saved. */
  readonly unpriced: readonly UnpricedExpense[]
  /** Mentioned, but no expense. */
  readonly besides: readonly OtherMoney[]
  /** More items were told than are taken at once. */
  readonly capped?: true
  /** The recording was poor: any word of the transcription may be wrong. */
  readonly hardToHear: boolean
}

/** A transcription without an expense. */
export interface NoExpense {
  readonly transcription: string
  readonly reason: NoExpenseReason
  /** With the reason `unpriced`, if a thing was named. */
  readonly unpriced: UnpricedExpense | null
  /** Confidence of the transcription, 0..1; null where the service does not report it. */
  readonly confidence: number | null
  readonly hardToHear: boolean
}

/** A request to the product. */
export interface Requested {
  readonly transcription: string
  readonly request: Exclude<SpokenRequest, { kind: 'confirmation' }>
  /** Of the transcription, 0..1. */
  readonly confidence: number
  readonly hardToHear: boolean
}

export type Understanding =
  | { readonly kind: 'request'; readonly requested: Requested }
  | { readonly kind: 'expenses'; readonly understood: Understood }
  | { readonly kind: 'noExpense'; readonly heard: NoExpense }
