import { Problem } from '../http/problem.ts'

/** Approximate wait under load, in seconds. */
const USUAL_RETRY_AFTER_S = 10

/** 503: more recordings than can be transcribed in time. `retryAfterS` is null where unknown. */
export function voiceBusy(retryAfterS: number | null = null): Problem {
  const seconds = retryAfterS ?? USUAL_RETRY_AFTER_S
  return new Problem(503, 'voiceBusy', { headers: { 'Retry-After': String(seconds) } })
}
