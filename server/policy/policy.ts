/** What a recording that is no expense leads to. All figures of the policy stand here; docs/policy.md says why. */

import type { NoExpenseReason } from '../../shared/domain/extraction.ts'
import type { AnsweredViolation } from '../../shared/wire/violation.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** By the number of counted recordings within `WINDOW_MS`, this one among them: the last step reached. */
export const STEPS: readonly { readonly from: number; readonly leadsTo: AnsweredViolation }[] = [
  { from: 0, leadsTo: 'not_expense' },
  { from: 1, leadsTo: 'not_expense_warning' },
  { from: 3, leadsTo: 'temporary_suspension' },
  { from: 5, leadsTo: 'account_deactivation' },
  { from: 7, leadsTo: 'permanent_ban' },
]
export const WINDOW_MS = 90 * DAY_MS
export const SUSPENSION_MS = DAY_MS

/** One mishap may take several attempts: of those that lie closer together only the first counts. */
export const LEAST_DISTANCE_MS = MINUTE_MS

/** How long a recording is kept: one that counts until no appeal needs it, any other only to look into mistakes.
 * So long an objection is kept once it is answered, too. */
export const KEPT_MS = { counted: 180 * DAY_MS, uncounted: 30 * DAY_MS } as const
/** Of an account's violations that do not count, the latest ones are kept: the disk stays bounded. */
export const MOST_UNCOUNTED = 20

export interface HeardNoExpense {
  readonly reason: NoExpenseReason
  /** Any word of the transcript may have been another. */
  readonly hardToHear: boolean
}

/**
 * Whether the policy forbids it. Talk of money or of the product, a greeting and what is too short to tell do not break it
 * (their reason is another one), nor does what cannot be heard well: of that nothing is kept.
 */
export function isViolation({ reason, hardToHear }: HeardNoExpense): boolean {
  return reason === 'unrelated' && !hardToHear
}

/** Of violations that follow at once on another only the first counts. */
export function counts(lastCounted: Date | null, now: Date): boolean {
  return lastCounted === null || now.getTime() - lastCounted.getTime() >= LEAST_DISTANCE_MS
}

export function consequence(countedInWindow: number): AnsweredViolation {
  return STEPS.findLast(({ from }) => countedInWindow >= from)?.leadsTo ?? 'not_expense'
}
