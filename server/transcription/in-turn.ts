/** A transcriber that is given no more at once than it is good for. */

import { type TurnBounds, turns } from '../turns.ts'
import type { Transcribe } from './transcribe.ts'

/**
 * A service hears many recordings at once; one that hangs holds these for its whole time-out. Together with that, the
 * longest wait stays below the 90 s that a client gives an upload.
 */
export const SERVICE_TURNS: TurnBounds = { atOnce: 16, mostWaiting: 48, longestWaitMs: 20_000 }
/** This machine hears one after the other, most of them in seconds. */
export const MACHINE_TURNS: TurnBounds = { atOnce: 1, mostWaiting: 8, longestWaitMs: 45_000 }

/** Answers `busy` where a recording's turn does not come. */
export function inTurn(transcribe: Transcribe, bounds: TurnBounds): Transcribe {
  const line = turns(bounds)
  return async (clip, listening) => {
    if (!(await line.take(listening.account, listening.signal))) return { kind: 'busy' }
    try {
      return await transcribe(clip, listening)
    } finally {
      line.end()
    }
  }
}
