/** Start errors of the database, as one line that says what to do. */
import { ConfigError } from '../config-error.ts'
import { FolderInUseError } from './folder-lock.ts'

const UNREACHABLE = 'cannot be reached: start it, or correct the address in DATABASE_URL'
const REFUSED = 'takes neither this name nor this password: correct them in DATABASE_URL, in percent-encoding'
const FULL = 'has no room left on its disk: make some'

/** By the code of a system call (node:os), of OpenSSL, or of PostgreSQL (appendix A of its manual). */
const REASONS: Readonly<Record<string, string>> = {
  ECONNREFUSED: UNREACHABLE,
  ENOTFOUND: UNREACHABLE,
  EAI_AGAIN: UNREACHABLE,
  EHOSTUNREACH: UNREACHABLE,
  ENETUNREACH: UNREACHABLE,
  ETIMEDOUT: UNREACHABLE,
  ENOENT: UNREACHABLE,
  ECONNRESET: UNREACHABLE,
  '28P01': REFUSED,
  '28000': REFUSED,
  '3D000': 'has no database of the name in DATABASE_URL: make it with createdb',
  '42501': 'does not let this user make tables: the user in DATABASE_URL has to own the database',
  '53100': FULL,
  '53300': 'has no connection left: raise its max_connections, or stop what else uses it',
  '57P03': 'is still starting, or about to stop: try again soon',
  '25006': 'is read-only: set DATABASE_URL to one that can be written to',
}
const INVALID_ADDRESS =
  'DATABASE_URL must be the address of a PostgreSQL: postgres://USER:PASSWORD@HOST/NAME.'

/** The message for an error of `openPostgres`, without the address, which contains a password. */
export function postgresFailure(error: unknown): Error {
  if (error instanceof ConfigError) return error
  const { code, message } = innermost(error)
  if (code === 'ERR_INVALID_URL') return new ConfigError(INVALID_ADDRESS)
  const timedOut = /timeout/i.test(message)
  const reason = REASONS[code ?? ''] ?? (timedOut ? UNREACHABLE : `cannot be opened: ${firstLine(message)}`)
  return new ConfigError(`The database ${reason}${code ? ` (${code})` : ''}.`, { cause: error })
}

/** The message for an error of `openPglite`; `folder` is that of the database. */
export function pgliteFailure(error: unknown, folder: string): Error {
  if (error instanceof ConfigError || error instanceof FolderInUseError) return error
  const { code, message } = innermost(error)
  if (code === 'ENOSPC' || code === '53100' || /no space left/i.test(message))
    return new ConfigError(`The disk of ${folder} is full: make room, or set DATA_DIR to another folder.`, {
      cause: error,
    })
  return new ConfigError(
    `The database in ${folder} cannot be opened: ${firstLine(message)}. Is its disk full, or was it damaged? Make room, put a backup in its place, or set DATA_DIR to another folder.`,
    { cause: error },
  )
}

interface Failure {
  readonly code: string | undefined
  readonly message: string
}

/** The innermost cause: the driver's error below that of the query. */
function innermost(error: unknown): Failure {
  if (!(error instanceof Error)) return { code: undefined, message: String(error) }
  if (error.cause instanceof Error) return innermost(error.cause)
  return { code: 'code' in error ? String(error.code) : undefined, message: error.message }
}

function firstLine(message: string): string {
  return (message.split('\n')[0] ?? '').replace(/\.$/, '')
}
