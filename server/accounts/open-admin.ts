/** Opens the socket for operator commands while a server has the embedded database. */
import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import type { OpenDatabase } from '../db/database.ts'
import { safeError } from '../http/safe-error.ts'
import type { RunningServer } from '../observability/status.ts'
import type { Transcriber } from '../transcription/transcriber.ts'
import { type AdminEnvironment, runAdmin } from './admin-commands.ts'
import { adminSocketPath, serveAdmin } from './admin-socket.ts'

/** Returns a function that closes it. A failure is logged; the server runs without the socket. */
export async function openAdmin(
  config: Config,
  { db, load }: OpenDatabase,
  transcriber: Pick<Transcriber, 'load'>,
  log: Logger,
): Promise<() => Promise<void>> {
  const { databaseUrl, dataDir } = config
  const nothing = async () => {}
  if (databaseUrl !== null) return nothing
  const path = adminSocketPath(dataDir)
  if (path === null) {
    log.warn('npm run admin needs this server stopped: DATA_DIR is too long for the name of a socket')
    return nothing
  }
  const environment: AdminEnvironment = {
    open: async () => ({ db, close: nothing }),
    now: () => new Date(),
    statusSources: statusSources(config, {
      since: new Date(performance.timeOrigin),
      voice: voiceOf(config),
      connections: load,
      transcription: transcriber.load,
    }),
  }
  try {
    return await serveAdmin(path, ({ words, operator }) => runAdmin(words, operator, environment))
  } catch (error) {
    log.warn({ error: safeError(error) }, 'npm run admin needs this server stopped: no socket in DATA_DIR')
    return nothing
  }
}

/** `server`: the one that answers a command, null outside one. */
export function statusSources(
  { databaseUrl, dataDir }: Config,
  server: RunningServer | null,
): AdminEnvironment['statusSources'] {
  return { dataDir, isEmbedded: databaseUrl === null, server }
}

function voiceOf({ transcription, whisper }: Config): string {
  if (transcription) return `${transcription.model} at ${transcription.url}`
  return whisper ? `${whisper.model} on this machine` : 'off'
}
