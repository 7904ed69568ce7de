/** Interprets the server's answer: taken, finally refused, or to be kept. */
import type { UnsentReason } from '../shared/contracts/voice-outcome.ts'
import type { SendResult } from '../shared/outbox/delivery.ts'
import { readErrorBody } from '../shared/wire/error.ts'
import { isFinalStatus } from '../shared/wire/final-status.ts'
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
 * | a 4xx that is final | refused: the same recording will be refused again |
 * | any other | kept |
 */
export function interpret({ status, body, ...again }: ServerAnswer): SendResult {
  if (status >= 200 && status < 300 && body !== undefined) return { kind: 'answered', body }
  const error = readErrorBody(body)
  if (isFinalStatus(status)) return { kind: 'refused', status, ...error }
  return unsent({ kind: 'server', status, message: error.message, ...again })
}

export function unsent(reason: UnsentReason): SendResult {
  return { kind: 'unsent', reason }
}
