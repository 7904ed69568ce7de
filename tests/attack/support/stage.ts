/** The built server with the limits of production, and two accounts: one to attack with, one to measure. */
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BuiltServer, startServer } from '../../e2e/built-server.ts'
import { signIn } from '../../unit/server/support/local-process.ts'

export interface Stage extends BuiltServer {
  /** Bearer tokens. */
  readonly hostile: string
  readonly other: string
}

/** `environment` on top of the limits' being on. Its data lie in TMPDIR. */
export async function openStage(environment: Record<string, string> = {}): Promise<Stage> {
  const dataDir = await mkdtemp(join(tmpdir(), 'data-'))
  const server = await startServer({
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    TRANSCRIBE_URL: '',
    RATE_LIMITS: 'on',
    LOG_LEVEL: 'error',
    ...environment,
  })
  const tokenOf = async (email: string) => (await signIn(server.url, email)).idToken
  return {
    ...server,
    hostile: await tokenOf('hostile@example.com'),
    other: await tokenOf('other@example.com'),
  }
}
