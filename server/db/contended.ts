/** Whether a statement failed by a conflict with another transaction, so that a retry may succeed. */

/** deadlock_detected, lock_not_available (PostgreSQL, Appendix A). */
const CODES: ReadonlySet<unknown> = new Set(['40P01', '55P03'])

/** Drizzle wraps the driver's error as `cause`. */
export function isContended(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return ('code' in error && CODES.has(error.code)) || isContended(error.cause)
}
