/** Turns unexpected errors into problems; logs them without user data. */
import type { Logger } from 'pino'
import { isDatabaseUnavailable } from '../db/database-unavailable.ts'
import { Problem } from './problem.ts'
import { safeError } from './safe-error.ts'

/** nginx's status for a client that has hung up; the answer is never read. */
export const CLIENT_CLOSED_REQUEST = 499
/** `Retry-After` while the database is out of reach. */
const RETRY_AFTER_S = '5'

export function problemOf(error: unknown, log: Logger, requestId: string): Problem {
  if (error instanceof Problem) return error
  const details = { requestId, error: safeError(error) }
  if (isDatabaseUnavailable(error)) {
    log.error(details, 'database unavailable')
    return new Problem(503, 'databaseUnavailable', { headers: { 'Retry-After': RETRY_AFTER_S } })
  }
  log.error(details, 'unexpected error')
  return new Problem(500, 'internal')
}
