/** Deletes what is due, and has it erased from the files where this process may do that. docs/decisions/account-deletion.md */
import type { Logger } from 'pino'
import { type DeletionDeps, deleteDueAccounts } from './delete-account.ts'
import { hasDepartures } from './departures.ts'

/** `erase` is null where others use the tables, too. What could not be erased is, at the next run. */
export function deletionRun(
  deps: DeletionDeps,
  erase: (() => Promise<void>) | null,
  log: Logger,
): (now: Date) => Promise<void> {
  // A process before this one may have been killed between deleting and erasing.
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
