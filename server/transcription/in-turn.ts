/** Limits the concurrency of a transcriber. */
import { turnTimes } from '../turn-times.ts'
import { type TurnBounds, type TurnLoad, turns } from '../turns.ts'
import type { Transcribe, Transcription } from './transcribe.ts'

/**
 * A service transcribes many recordings at once; a hanging one blocks them for its whole time-out. Wait and
 * time-out together are below the client's 90 s for an upload.
 */
export const SERVICE_TURNS: TurnBounds = { atOnce: 16, mostWaiting: 64, longestWaitMs: 20_000 }
/**
 * This machine transcribes one recording at a time, mostly in seconds. As many may wait as are held in
 * memory; the queue is limited by its duration.
 */
export const MACHINE_TURNS: TurnBounds = { atOnce: 1, mostWaiting: 79, longestWaitMs: 60_000 }

/** Longest `Retry-After`, in seconds. */
const LONGEST_RETRY_AFTER_S = 300

export interface Queue {
  readonly transcribe: Transcribe
  /** Whether a recording would be transcribed at once. */
  isFree(): boolean
  load(): TurnLoad
}

/**
 * Answers `busy` where a recording's turn does not come in time; at once, where recent durations show that it
 * cannot. A turn given up by its caller passes to the next.
 */
export function inTurn(transcribe: Transcribe, bounds: TurnBounds, now?: () => number): Transcribe {
  return queued(transcribe, bounds, now).transcribe
}

/** As `inTurn`, with the state of its queue. */
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
  /** `busy`, with the time until the present queue is done. */
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
