/** Deletes what may be kept no longer. */
import type { Logger } from 'pino'
import type { Database } from './db/database.ts'
import { safeError } from './http/safe-error.ts'
import { forgetOldRecords } from './idempotency/records.ts'
import { forgetOldDays } from './limits/daily-use.ts'
import { forgetRested } from './limits/shared-rates.ts'
import { deleteAnswered } from './policy/objections.ts'
import { KEPT_MS } from './policy/policy.ts'
import { deleteExpired, vacuumViolations } from './policy/violations.ts'
import { repeat } from './repeat.ts'

/** What is due goes within this time of it, in milliseconds. */
const EVERY_MS = 3_600_000

/** Once. Several servers may do it on one database at a time. `now` is the retention clock's. */
export async function deleteWhatIsDue(db: Database, now: Date): Promise<void> {
  await deleteExpired(db, now)
  await deleteAnswered(db, new Date(now.getTime() - KEPT_MS.counted))
  await forgetOldRecords(db, now)
  await forgetOldDays(db, now)
  await forgetRested(db)
  await vacuumViolations(db)
}

/**
 * Runs `work` at once and then every hour. A run that fails is logged, and the next one tries again. Returns what ends
 * it: that waits for a run under way.
 */
export function everyHour(work: () => Promise<void>, log: Logger): () => Promise<void> {
  return repeat(work, EVERY_MS, error => log.error({ error: safeError(error) }, 'retention failed'))
}
