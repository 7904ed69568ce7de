/** Deletes data whose retention period has ended. */
import type { Logger } from 'pino'
import type { Database } from './db/database.ts'
import { safeError } from './http/safe-error.ts'
import { forgetOldRecords } from './idempotency/forget-records.ts'
import { forgetOldDays } from './limits/daily-use.ts'
import { forgetRested } from './limits/shared-rates.ts'
import { deleteAnswered } from './policy/objections.ts'
import { KEPT_MS } from './policy/policy.ts'
import { deleteExpired, vacuumViolations } from './policy/violations.ts'
import { repeat } from './repeat.ts'

/** Interval of deletion runs, in milliseconds. */
const EVERY_MS = 3_600_000

/** One run. Several servers may run it on one database at a time. `now` is the retention clock's. */
export async function deleteWhatIsDue(db: Database, now: Date): Promise<void> {
  await deleteExpired(db, now)
  await deleteAnswered(db, new Date(now.getTime() - KEPT_MS.counted))
  await forgetOldRecords(db, now)
  await forgetOldDays(db, now)
  await forgetRested(db)
  await vacuumViolations(db)
}

/**
 * Runs `work` at once and then every hour. A failed run is logged, and the next one tries again. Returns a
 * function that stops it after the run under way.
 */
export function everyHour(work: () => Promise<void>, log: Logger): () => Promise<void> {
  return repeat(work, EVERY_MS, error => log.error({ error: safeError(error) }, 'retention failed'))
}
