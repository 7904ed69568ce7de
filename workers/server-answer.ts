/** What the server's answer means for what was said: taken, refused for good, or to be kept. */
import type { UnsentReason } from '../shared/contracts/voice-outcome.ts'
import type { SendResult } from '../shared/outbox/delivery.ts'
import { readErrorBody } from '../shared/wire/error.ts'
import type { RetryAfter } from './retry-after.ts'

export interface ServerAnswer extends RetryAfter {
  readonly status: number
  /** `undefined` where it is not JSON. */
  readonly body: unknown
}

/**
 * | Answer | What it means |
 * |---|---|
 * | 2xx with JSON | taken |
 * | 2xx without JSON | not our server: a captive portal, a proxy. Kept |
 * | 402 | kept: a subscription can be renewed |
 * | 408, 425, 429 | kept: the server asks to come again |
 * | 409 | kept: an earlier attempt with this key is still under way |
 * | 421, 423 | kept: wrong connection, locked for now |
 * | any other 4xx | refused: the same recording will be refused again |
 * | 5xx and the rest | kept |
 */
export function interpret({ status, body, retryAfterS }: ServerAnswer): SendResult {
  if (status >= 200 && status < 300 && body !== undefined) return { kind: 'answered', body }
  const error = readErrorBody(body)
  if (isFinal(status)) return { kind: 'refused', status, ...error }
  const again = retryAfterS === undefined ? {} : { retryAfterS }
  return unsent({ kind: 'server', status, message: error.message, ...again })
}

const MAY_CHANGE: readonly number[] = [402, 408, 409, 421, 423, 425, 429]

function isFinal(status: number): boolean {
  return status >= 400 && status < 500 && !MAY_CHANGE.includes(status)
}

export function unsent(reason: UnsentReason): SendResult {
  return { kind: 'unsent', reason }
}
