/** The emulator's state, kept on disk: a restart keeps accounts and their uids, and so the data that hangs on them. */
import { readAccounts, writeAccounts } from './account-file.ts'
import type { EmulatorAccount, FirebaseTools, ProjectState } from './firebase-tools.ts'

export interface PersistentState {
  readonly state: ProjectState
  /** Writes what the next turn of the event loop would have written. */
  flush(): void
}

/**
 * Every change is written before the answer to the request that made it leaves the process: a microtask runs
 * before any output does. Refresh tokens need no keeping, they name their account themselves.
 */
export function persistentState(
  { AgentProjectState }: Pick<FirebaseTools, 'AgentProjectState'>,
  projectId: string,
  path: string,
): PersistentState {
  let pending = false
  const flush = () => {
    if (!pending) return
    pending = false
    writeAccounts(path, state.users.values())
  }
  const changed = () => {
    if (pending) return
    pending = true
    queueMicrotask(flush)
  }

  class PersistentProjectState extends AgentProjectState {
    // Creating and overwriting go through here, too.
    override updateUserByLocalId(localId: string, ...rest: unknown[]): EmulatorAccount {
      const user = super.updateUserByLocalId(localId, ...rest)
      changed()
      return user
    }
    override deleteUser(user: EmulatorAccount): void {
      super.deleteUser(user)
      changed()
    }
    override deleteAllAccounts(): void {
      super.deleteAllAccounts()
      changed()
    }
  }

  const state = new PersistentProjectState(projectId)
  for (const account of readAccounts(path)) state.overwriteUserWithLocalId(account.localId, account)
  // Reading is no change.
  pending = false
  return { state, flush }
}
