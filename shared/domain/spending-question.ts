/** A question that the recorded expenses answer. */
import type { Category } from './category.ts'
import type { PaymentMethod } from './payment-method.ts'
import type { DateRange } from './period.ts'

export const ASKED = ['sum', 'count', 'largest', 'list'] as const
/** The sum, the number, the largest expense, or the list. */
export type Asked = (typeof ASKED)[number]

export interface SpendingQuestion {
  readonly what: Asked
  readonly period: DateRange
  /** Null: all of them. */
  readonly category: Category | null
  /** Words of the description, lower case, parted by single spaces; null: any. */
  readonly words: string | null
  /** Null: all of them. */
  readonly payment: PaymentMethod | null
}
