/** What the trained weights are of. */
import type { RuleDoubt } from '../../domain/doubt.ts'

/** Whether there is such an expense at all counts with the amount. The description is no part of the confidence. */
export const JUDGED_FIELDS = ['amount', 'category', 'date', 'paymentMethod'] as const
export type JudgedField = (typeof JUDGED_FIELDS)[number]

/** A logistic regression on the doubts. */
export interface FieldOdds {
  /** Log odds of the field's being right without doubts. */
  readonly base: number
  /** Log odds that each doubt takes from that; one that is missing takes none. */
  readonly weights: Readonly<Partial<Record<RuleDoubt, number>>>
}
