/** What the server does by the clock: deletes what is due, and enters recurring expenses. */
import type { Logger } from 'pino'
import type { DeletionDeps } from './accounts/delete-account.ts'
import { deletionRun } from './accounts/deletion-run.ts'
import type { OpenDatabase } from './db/database.ts'
import { safeError } from './http/safe-error.ts'
import { enterDue } from './recurring/enter-due.ts'
import { repeat } from './repeat.ts'
import { deleteWhatIsDue, everyHour } from './retention.ts'
import type { RetentionClock } from './retention-clock.ts'

/** Days begin at quarters of an hour in all zones. */
const RECURRING_EVERY_MS = 5 * 60_000
/** An operator's immediate deletion is carried out within this time. */
const DELETIONS_EVERY_MS = 5 * 60_000

/** Deletes expired data, now and every hour. Returns a function that stops it after the run under way. */
export function startRetention(
  { db, upkeep }: OpenDatabase,
  clock: RetentionClock,
  log: Logger,
): () => Promise<void> {
  const run = async () => {
    await deleteWhatIsDue(db, await clock.advance(db))
    await upkeep?.vacuum()
  }
  return everyHour(run, log)
}

/**
 * Deletes accounts that are due, and resumes interrupted deletions. Returns a function that stops it after
 * the run under way.
 */
export function startDeletions(
  { upkeep }: OpenDatabase,
  deps: DeletionDeps,
  clock: RetentionClock,
  log: Logger,
): () => Promise<void> {
  const run = deletionRun(deps, upkeep?.erase ?? null, log)
  return repeat(
    async () => run(await clock.advance(deps.db)),
    DELETIONS_EVERY_MS,
    error => log.error({ error: safeError(error) }, 'accounts to be deleted could not be looked at'),
  )
}

/**
 * Enters recurring expenses as they become due, and those missed while no server ran. Returns a function that
 * stops it.
 */
export function startRecurring(
  { db }: OpenDatabase,
  clock: RetentionClock,
  log: Logger,
): () => Promise<void> {
  return repeat(
    async () => enterDue(db, await clock.advance(db), log),
    RECURRING_EVERY_MS,
    error => log.error({ error: safeError(error) }, 'recurring expenses could not be looked at'),
  )
}
