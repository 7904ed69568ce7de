/** When what could not be sent is sent again. */
import type { UnsentReason } from '../../../shared/contracts/voice-outcome.ts'

/** Before the first attempt and after each that failed, in milliseconds; the last one repeats. */
const WAITS = {
  /** No server was reached. A browser may believe itself online all the while: nothing tells it that a network is back. */
  unreached: [5_000, 5_000, 10_000, 20_000, 40_000, 60_000],
  /** A server that fails has to be spared. */
  failed: [5_000, 15_000, 60_000, 300_000, 900_000],
} as const

/** In milliseconds, up to 20% off either way, so that clients do not come back all at once. `chance` is 0..1. */
export function retryWait(why: keyof typeof WAITS, failures: number, chance: number): number {
  const waits = WAITS[why]
  const wait = waits[Math.min(failures, waits.length - 1)] ?? waits[0]
  return Math.round(wait * (0.8 + 0.4 * chance))
}

const PAYMENT_REQUIRED = 402
/** RFC 6585 §3: the terms have changed, and are to be agreed to. */
const PRECONDITION_REQUIRED = 428
const FOR_THE_PERSON: readonly number[] = [PAYMENT_REQUIRED, PRECONDITION_REQUIRED]

/** Whether time alone can help: not with a subscription that ended, new terms or a sign-in that is gone. */
export function canPass(reason: UnsentReason): boolean {
  switch (reason.kind) {
    case 'offline':
    case 'timeout':
    case 'recorderFailed':
      return true
    case 'signedOut':
      return false
    case 'server':
      return !FOR_THE_PERSON.includes(reason.status)
  }
}

export function isTermsDue(reason: UnsentReason): boolean {
  return reason.kind === 'server' && reason.status === PRECONDITION_REQUIRED
}

/** Whether the others that wait would fare the same at this moment. */
export function isForAll(reason: UnsentReason): boolean {
  return reason.kind === 'offline' || reason.kind === 'timeout'
}
