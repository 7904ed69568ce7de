/** The `Retry-After` header of an answer. */

/** Longest wait accepted: a recording is kept for a day only. */
const LONGEST_S = 86_400

export interface RetryAfter {
  /** In seconds: 1..86,400. Absent where the answer does not say. */
  readonly retryAfterS?: number
}

/** A date, which a proxy may send, is ignored; the usual waits apply. */
export function readRetryAfter(said: string | null | undefined): RetryAfter {
  if (!/^\d+$/.test(said ?? '')) return {}
  return { retryAfterS: Math.min(LONGEST_S, Math.max(1, Number(said))) }
}
