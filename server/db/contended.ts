/** Whether a statement failed because another transaction was in its way: begun again, it may succeed. */

/** deadlock_detected, lock_not_available (PostgreSQL, Appendix A). */
const CODES: ReadonlySet<unknown> = new Set(['40P01', '55P03'])

/** Drizzle has the driver's error as the cause of its own. */
export function isContended(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return ('code' in error && CODES.has(error.code)) || isContended(error.cause)
}
