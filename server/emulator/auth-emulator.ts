/** Google's own auth emulator in this process: no Java, no internet. */
import type { RequestListener, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { lockFolder } from '../db/folder-lock.ts'
import { loadFirebaseTools } from './firebase-tools.ts'
import { persistentState } from './persistent-state.ts'

/** What the web SDK asks of an emulator; on our own origin these paths are the emulator's. */
const PREFIXES = [
  '/identitytoolkit.googleapis.com/',
  '/securetoken.googleapis.com/',
  '/www.googleapis.com/',
  '/emulator/',
]

export interface AuthEmulator {
  readonly listener: RequestListener
  accountExists(uid: string): boolean
  /** One that is gone already is fine. */
  removeAccount(uid: string): Promise<void>
  /** Saves and gives the folder back. */
  close(): void
}

/**
 * A client may ask again on its connection before the answer before is quite finished here; the new answer then has
 * no socket yet. The emulator takes that for one that has ended, and says 500, for which Firebase forgets who is
 * signed in.
 */
function whenInTurn(response: ServerResponse, answer: () => void): void {
  if (response.socket) answer()
  else response.once('socket', answer)
}

export function isEmulatorPath(url: string | undefined): boolean {
  return PREFIXES.some(prefix => url?.startsWith(prefix))
}

/** Accounts live in `dataDir/auth`. Throws FolderInUseError while another process has them. */
export async function startAuthEmulator(projectId: string, dataDir: string): Promise<AuthEmulator> {
  const folder = join(dataDir, 'auth')
  const lock = lockFolder(folder)
  try {
    const tools = loadFirebaseTools()
    const { state, flush } = persistentState(tools, projectId, join(folder, 'accounts.json'))
    const listener = await tools.createApp(projectId, state)
    return {
      listener: (request, response) => {
        response.setHeader('Cross-Origin-Resource-Policy', 'same-origin')
        whenInTurn(response, () => listener(request, response))
      },
      accountExists: uid => state.users.has(uid),
      async removeAccount(uid) {
        const account = state.users.get(uid)
        if (account) state.deleteUser(account)
      },
      close() {
        flush()
        lock.release()
      },
    }
  } catch (error) {
    lock.release()
    throw error
  }
}
