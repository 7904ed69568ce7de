/** What is understood from a transcript. */
import type { CalendarDate } from './calendar-date.ts'
import type { Category } from './category.ts'
import type { Currency } from './currency.ts'
import type { Minor } from './money.ts'
import type { PaymentMethod } from './payment-method.ts'

export interface ExtractedItem {
  readonly amount: Minor
  readonly currency: Currency
  readonly description: string
  readonly category: Category
  readonly date: CalendarDate
  readonly paymentMethod: PaymentMethod | null
  /** How sure the rules are, 0..1. */
  readonly confidence: number
}

/** Why a transcript is no expense; null where it is one, or where nothing was said at all. */
export type ViolationType = 'not_expense'

export interface Extraction {
  readonly items: readonly ExtractedItem[]
  readonly violationType: ViolationType | null
}

export interface SpeechContext {
  /** When it was said. */
  readonly now: Date
  /** Where, as an IANA zone: 'yesterday' is the speaker's. */
  readonly zone: string
  /** Meant where none is named. */
  readonly currency: Currency
}
