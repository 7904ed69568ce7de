/** `violation_type` of an error answer to POST /expenses/voice. */

/** Restrictions of voice: sent with 403, and with 400 to the recording that caused one. */
export const RESTRICTION_TYPES = ['temporary_suspension', 'account_deactivation', 'permanent_ban'] as const
export type RestrictionType = (typeof RESTRICTION_TYPES)[number]

/** With 400: `not_expense` where the recording has no consequence, `not_expense_warning` where it counts. */
export const VIOLATION_TYPES = ['not_expense', 'not_expense_warning', ...RESTRICTION_TYPES] as const
export type AnsweredViolation = (typeof VIOLATION_TYPES)[number]

export function isRestrictionType(value: string): value is RestrictionType {
  return RESTRICTION_TYPES.some(known => known === value)
}

export function isAnsweredViolation(value: string): value is AnsweredViolation {
  return VIOLATION_TYPES.some(known => known === value)
}
