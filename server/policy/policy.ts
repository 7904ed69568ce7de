/** The consequences of violations. All figures of the policy are here; docs/policy.md gives the reasons. */
import type { NoExpenseReason } from '../../shared/domain/extraction.ts'
import type { AnsweredViolation } from '../../shared/wire/violation.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/**
 * Steps by the number of counted violations within `WINDOW_MS`, including this one; the last step reached
 * applies.
 */
export const STEPS: readonly { readonly from: number; readonly leadsTo: AnsweredViolation }[] = [
  { from: 0, leadsTo: 'not_expense' },
  { from: 1, leadsTo: 'not_expense_warning' },
  { from: 3, leadsTo: 'temporary_suspension' },
  { from: 5, leadsTo: 'account_deactivation' },
  { from: 7, leadsTo: 'permanent_ban' },
]
export const WINDOW_MS = 90 * DAY_MS
export const SUSPENSION_MS = DAY_MS

/** Of violations closer together only the first counts, as a misunderstanding may cause several. */
const LEAST_DISTANCE_MS = MINUTE_MS

/** How long a recording is kept: one that counts until no appeal needs it, any other only to look into mistakes.
 * So long an objection is kept once it is answered, too. */
export const KEPT_MS = { counted: 180 * DAY_MS, uncounted: 30 * DAY_MS } as const
/** Number of uncounted violations kept per account, the latest ones, which bounds the disk use. */
export const MOST_UNCOUNTED = 20

export interface HeardNoExpense {
  readonly reason: NoExpenseReason
  /** Any word of the transcript may be wrong. */
  readonly hardToHear: boolean
}

/**
 * Whether it violates the policy. Talk of money or of the product, greetings and very short texts have other
 * reasons and are no violation, nor are recordings that are hard to hear; nothing of these is kept.
 */
export function isViolation({ reason, hardToHear }: HeardNoExpense): boolean {
  return reason === 'unrelated' && !hardToHear
}

/** Whether it counts: of violations in quick succession only the first does. */
export function counts(lastCounted: Date | null, now: Date): boolean {
  return lastCounted === null || now.getTime() - lastCounted.getTime() >= LEAST_DISTANCE_MS
}

export function consequence(countedInWindow: number): AnsweredViolation {
  return STEPS.findLast(({ from }) => countedInWindow >= from)?.leadsTo ?? 'not_expense'
}
