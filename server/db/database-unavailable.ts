/** Whether a request failed because the database is temporarily unavailable. */
import { DrizzleQueryError } from 'drizzle-orm'

export class DatabaseUnavailableError extends Error {
  override name = 'DatabaseUnavailableError'
}

/**
 * SQLSTATE, by class or as a whole (PostgreSQL, appendix A): connection lost, transaction to be repeated, read-only,
 * lock not to be had, no disk or memory or connection left, ended by an operator or a time-out, and input or output.
 */
const TRANSIENT = /^(08|40|25006|55P03|53|57|58)/

/** For errors of queries and transactions. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (error instanceof DrizzleQueryError)
    return isDatabaseUnavailable(error.cause) || isTransient(error.cause)
  return error instanceof DatabaseUnavailableError
}

/** An error of the database has a severity; the driver's connection errors have none. */
function isTransient(cause: unknown): boolean {
  if (!(cause instanceof Error)) return false
  if (!('severity' in cause)) return cause.name === 'Error'
  return 'code' in cause && typeof cause.code === 'string' && TRANSIENT.test(cause.code)
}
