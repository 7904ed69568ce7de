/** A transcriber that is given no more at once than it is good for. */

import { turnTimes } from '../turn-times.ts'
import { type TurnBounds, type TurnLoad, turns } from '../turns.ts'
import type { Transcribe, Transcription } from './transcribe.ts'

/**
 * A service hears many recordings at once; one that hangs holds these for its whole time-out. Together with that, the
 * longest wait stays below the 90 s that a client gives an upload.
 */
export const SERVICE_TURNS: TurnBounds = { atOnce: 16, mostWaiting: 64, longestWaitMs: 20_000 }
/**
 * This machine hears one after the other, most of them in seconds. As many may wait as recordings are held in memory:
 * what keeps the line short is how long it takes.
 */
export const MACHINE_TURNS: TurnBounds = { atOnce: 1, mostWaiting: 79, longestWaitMs: 60_000 }

/** Seconds. A client that is told to come later than this had better ask again. */
const LONGEST_RETRY_AFTER_S = 300

export interface Queue {
  readonly transcribe: Transcribe
  /** Whether a recording's turn would come at once. */
  isFree(): boolean
  load(): TurnLoad
}

/**
 * Answers `busy` where a recording's turn does not come in time: at once, where turns have taken so long lately that it
 * can't. A turn that its caller has given up goes on to the next.
 */
export function inTurn(transcribe: Transcribe, bounds: TurnBounds, now?: () => number): Transcribe {
  return queued(transcribe, bounds, now).transcribe
}

/** The same, and whether its line is empty. */
export function queued(
  transcribe: Transcribe,
  bounds: TurnBounds,
  now: () => number = () => performance.now(),
): Queue {
  const line = turns(bounds)
  const times = turnTimes(bounds.atOnce)

  const isInTime = (account: string) => {
    const ahead = line.ahead(account)
    return ahead === null || (times.until(ahead + 1) ?? 0) <= bounds.longestWaitMs
  }
  /** By then those who wait now have been heard. */
  const busy = (account: string): Transcription => {
    const ms = times.until((line.ahead(account) ?? 0) + 1)
    const seconds = ms === null ? null : Math.min(LONGEST_RETRY_AFTER_S, Math.max(1, Math.ceil(ms / 1000)))
    return { kind: 'busy', retryAfterS: seconds }
  }

  const inLine: Transcribe = async (clip, listening) => {
    const { account, signal } = listening
    if (!isInTime(account) || !(await line.take(account, signal))) return busy(account)
    const started = now()
    try {
      listening.onSent?.()
      const heard = await transcribe(clip, listening)
      times.add(now() - started)
      return heard
    } finally {
      line.end()
    }
  }
  return { transcribe: inLine, isFree: () => line.ahead('') === null, load: line.load }
}
