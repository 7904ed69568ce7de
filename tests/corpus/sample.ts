/** A written-down utterance with the items that a careful bookkeeper would note. */
import type { Category } from '../../shared/domain/category.ts'
import type { Currency } from '../../shared/domain/currency.ts'
import type { SpeechContext, ViolationType } from '../../shared/domain/extraction.ts'
import type { PaymentMethod } from '../../shared/domain/payment-method.ts'

export interface ExpectedItem {
  /** In major units: whole rupiah, dollars with cents. */
  readonly amount: number
  readonly currency: Currency
  readonly description: string
  /** Equally good descriptions. */
  readonly description_also?: readonly string[]
  readonly category: Category
  /** Equally good categories. */
  readonly category_also?: readonly Category[]
  /** ISO. */
  readonly date: string
  readonly payment_method: PaymentMethod | null
}

/** A purchase told of without its price. */
export interface ExpectedUnpriced {
  readonly description: string
  readonly category: Category
  /** ISO. */
  readonly date: string
}

/**
 * `everyday`: said day by day, one to three plain items. `hard`: corrections, several days, competing amounts, long
 * talk. `none`: no expense of the speaker's own, or one without a price.
 */
export type SampleKind = 'everyday' | 'hard' | 'none'

export interface Sample {
  readonly text: string
  /** The speaker's own currency. */
  readonly currency: Currency
  readonly items: readonly ExpectedItem[]
  /** In the sets of first contact. */
  readonly kind?: SampleKind
  readonly unpriced?: readonly ExpectedUnpriced[]
  /** Not even a careful listener could be sure of the amount. */
  readonly marked?: boolean
  readonly note?: string
  /** In the development and the holdout set. */
  readonly violation_type?: ViolationType | null
}

/** An utterance of which only is known whether it tells of an own expense with its amount. */
export interface SpendingSentence {
  readonly text: string
  /** The speaker's own currency. */
  readonly currency: Currency
  readonly spent: boolean
}

/** All were said on a Friday morning in Jakarta. */
export function saidIn({ currency }: Pick<Sample, 'currency'>): SpeechContext {
  return { now: new Date('2026-11-20T10:00:00+07:00'), zone: 'Asia/Jakarta', currency }
}
