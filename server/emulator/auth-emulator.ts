/** Google's own auth emulator in this process: no Java, no internet. */
import type { RequestListener, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { lockFolder } from '../db/folder-lock.ts'
import { loadFirebaseTools } from './firebase-tools.ts'
import { persistentState } from './persistent-state.ts'

/** Paths that the web SDK requests from an emulator; on our own origin they belong to it. */
const PREFIXES = [
  '/identitytoolkit.googleapis.com/',
  '/securetoken.googleapis.com/',
  '/www.googleapis.com/',
  '/emulator/',
]

export interface AuthEmulator {
  readonly listener: RequestListener
  accountExists(uid: string): boolean
  /** No error where it is already gone. */
  removeAccount(uid: string): Promise<void>
  /** Saves and releases the folder. */
  close(): void
}

/**
 * A client may reuse its connection before the previous answer is finished here; the new answer then has no
 * socket yet. The emulator takes it for an ended one and answers 500, upon which Firebase signs the user out.
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
