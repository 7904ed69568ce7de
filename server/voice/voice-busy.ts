import { Problem } from '../http/problem.ts'

/** About as long as a recording takes to be heard where many wait. */
const RETRY_AFTER_S = '10'

/** More recordings have come than can be heard in time. */
export function voiceBusy(): Problem {
  return new Problem(503, 'voiceBusy', { headers: { 'Retry-After': RETRY_AFTER_S } })
}
