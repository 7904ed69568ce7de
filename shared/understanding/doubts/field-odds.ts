/** The form of the trained weights. */
import type { RuleDoubt } from '../../domain/doubt.ts'

/** A false expense counts as a wrong amount. The description is no part of the confidence. */
export const JUDGED_FIELDS = ['amount', 'category', 'date', 'paymentMethod'] as const
export type JudgedField = (typeof JUDGED_FIELDS)[number]

/** A logistic regression on the doubts. */
export interface FieldOdds {
  /** Log odds that the field is right without doubts. */
  readonly base: number
  /** Log odds that each doubt subtracts; 0 for a missing one. */
  readonly weights: Readonly<Partial<Record<RuleDoubt, number>>>
}
