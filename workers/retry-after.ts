/** When an answer says that the same request may come again. */

/** A recording is kept for a day: no server can put it off for longer. */
const LONGEST_S = 86_400

export interface RetryAfter {
  /** In seconds: 1..86,400. Absent where the answer does not say. */
  readonly retryAfterS?: number
}

/** A date, which a proxy may say, is left to the waits of our own. */
export function readRetryAfter(said: string | null | undefined): RetryAfter {
  if (!/^\d+$/.test(said ?? '')) return {}
  return { retryAfterS: Math.min(LONGEST_S, Math.max(1, Number(said))) }
}
