/**
 * Deletes due accounts and erases their data from the files, where this process may do so.
 * docs/decisions/account-deletion.md
 */
import type { Logger } from 'pino'
import { type DeletionDeps, deleteDueAccounts } from './delete-account.ts'
import { hasDepartures } from './departures.ts'

/** `erase` is null where other processes use the tables. A failed erasure is repeated by the next run. */
export function deletionRun(
  deps: DeletionDeps,
  erase: (() => Promise<void>) | null,
  log: Logger,
): (now: Date) => Promise<void> {
  // Null: an earlier process may have been killed between deletion and erasure.
  let isErased: boolean | null = null
  return async now => {
    if ((await deleteDueAccounts(deps, now, log)) > 0) isErased = false
    if (erase === null) return
    isErased ??= !(await hasDepartures(deps.db))
    if (isErased) return
    await erase()
    isErased = true
  }
}
