/** What a recording that is no expense leads to. All figures of the policy stand here; docs/policy.md says why. */
import type { AnsweredViolation } from '../../src/api/wire/violation.ts'
import type { NoExpenseReason } from '../../src/domain/extraction.ts'

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
/** Shorter ones are coughs, greetings and slips of the finger. */
export const LEAST_WORDS = 3

/** How long a recording is kept: one that counts until no appeal needs it, any other only to look into mistakes. */
export const KEPT_MS = { counted: 180 * DAY_MS, uncounted: 30 * DAY_MS } as const
/** Of an account's recordings that do not count, the latest ones: nobody shall fill the disk with slips. */
export const MOST_UNCOUNTED = 20

export interface HeardViolation {
  readonly reason: NoExpenseReason
  readonly transcript: string
  /** Any word of the transcript may have been another. */
  readonly hardToHear: boolean
}

/** Talk of money is a slip; what cannot be heard well, is short, or follows at once on another, may be one. */
export function counts(
  { reason, transcript, hardToHear }: HeardViolation,
  lastCounted: Date | null,
  now: Date,
): boolean {
  const isFar = lastCounted === null || now.getTime() - lastCounted.getTime() >= LEAST_DISTANCE_MS
  return reason === 'unrelated' && !hardToHear && isFar && wordsIn(transcript) >= LEAST_WORDS
}

export function consequence(countedInWindow: number): AnsweredViolation {
  return STEPS.findLast(({ from }) => countedInWindow >= from)?.leadsTo ?? 'not_expense'
}

function wordsIn(transcript: string): number {
  return transcript.match(/[\p{L}\p{N}][\p{L}\p{N}'’.-]*/gu)?.length ?? 0
}
