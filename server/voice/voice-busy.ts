import { Problem } from '../http/problem.ts'

/** About as long as a recording takes to be heard where many wait, in seconds. */
const USUAL_RETRY_AFTER_S = 10

/** More recordings have come than can be heard in time. Null where it can't be told when there is room again. */
export function voiceBusy(retryAfterS: number | null = null): Problem {
  const seconds = retryAfterS ?? USUAL_RETRY_AFTER_S
  return new Problem(503, 'voiceBusy', { headers: { 'Retry-After': String(seconds) } })
}
