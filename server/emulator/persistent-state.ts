/** The emulator's state on disk: accounts, uids, and the data that depends on them, survive a restart. */
import { readAccounts, writeAccounts } from './account-file.ts'
import type { EmulatorAccount, FirebaseTools, ProjectState } from './firebase-tools.ts'

export interface PersistentState {
  readonly state: ProjectState
  /** Writes pending changes now. */
  flush(): void
}

/**
 * Every change is written before the answer to its request leaves the process, as a microtask runs before any
 * output. Refresh tokens are not stored, since they contain their account.
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
    // Also called for creating and overwriting.
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
  // Initialisation is no change.
  pending = false
  return { state, flush }
}
