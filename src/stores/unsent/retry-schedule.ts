/** Plans the next attempt at what could not be sent. */
import { type ReadonlySignal, signal } from '@preact/signals-react'
import type { UnsentReason } from '../../../shared/contracts/voice-outcome.ts'
import { isForAll, retryWait } from './retry-plan.ts'

export interface RetryScheduleDeps {
  readonly online: () => boolean
  readonly visible: ReadonlySignal<boolean>
  readonly now: () => Date
  /** Calls `fire` once after `ms`, unless the function returned is called first. */
  readonly after: (ms: number, fire: () => void) => () => void
  /** 0..1 */
  readonly random: () => number
  /** Whether anything waits that may be sent unasked. */
  readonly isWaiting: () => boolean
  readonly attempt: () => void
}

export function createRetrySchedule(deps: RetryScheduleDeps) {
  const { online, visible, now, after, random, isWaiting, attempt } = deps
  /** In milliseconds since the epoch; null while nothing is planned. */
  const next = signal<number | null>(null)
  let failures = 0
  /** Whether the last failure was that no server was reached. */
  let isUnreached = false
  /** The server has said when to come again, and it is not time yet. */
  let putOff = false
  let cancelTimer: () => void = () => undefined

  function wait(ms: number, then: () => void): void {
    cancel()
    next.value = now().getTime() + ms
    cancelTimer = after(ms, () => {
      next.value = null
      then()
    })
  }

  function cancel(): void {
    cancelTimer()
    next.value = null
  }

  /** Without a connection, or while the page is hidden, nothing is planned: their return is an event. */
  function plan(): void {
    if (putOff) return
    cancel()
    if (isWaiting() && online() && visible.peek())
      wait(retryWait(isUnreached ? 'unreached' : 'failed', failures, random()), attempt)
  }

  /** Nothing is sent unasked meanwhile; then the usual waits go on, so that clients do not come all at once. */
  function putOffFor(seconds: number): void {
    putOff = true
    wait(seconds * 1000, () => {
      putOff = false
      plan()
    })
  }

  return {
    next,
    plan,
    /** An attempt begins, or there is nothing to plan for. A wait that the server has asked for goes on. */
    cancel(): void {
      if (!putOff) cancel()
    },
    isPutOff: () => putOff,
    /** Something could not be sent. */
    noteFailure(reason: UnsentReason): void {
      isUnreached = isForAll(reason)
      if (reason.kind === 'server' && reason.retryAfterS !== undefined) putOffFor(reason.retryAfterS)
    },
    /** The waits grow only with automatic attempts. */
    countFailure(): void {
      failures += 1
    },
    /** The waits are short again. */
    startOver(): void {
      failures = 0
    },
    /** Another request was answered: where none was before, what waits need not wait on. */
    noteReached(): void {
      if (!isUnreached || putOff || next.peek() === null) return
      isUnreached = false
      failures = 0
      cancel()
      attempt()
    },
    /** Of another session nothing holds. */
    reset(): void {
      putOff = false
      isUnreached = false
      failures = 0
      cancel()
    },
  }
}
