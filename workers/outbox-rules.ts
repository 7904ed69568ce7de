/** Limits on number and age of kept recordings. */
import { MAX_KEPT_RECORDINGS } from '../shared/contracts/recorder.ts'

/** A kept recording is forgotten after this long, in milliseconds: 24 hours. */
export const MAX_AGE_MS = 24 * 60 * 60 * 1000

/** How long after speaking the account can be told that a recording expired, in milliseconds: 30 days. */
const MAX_UNTOLD_MS = 30 * MAX_AGE_MS

/** Whether a recording of `recordedAt` is to be forgotten at `now`, both in milliseconds since the epoch. */
export function isExpired(recordedAt: number, now: number): boolean {
  return now - recordedAt >= MAX_AGE_MS
}

/** Whether the marker of an expired recording of `recordedAt` is to be deleted at `now`. */
export function isForgotten(recordedAt: number, now: number): boolean {
  return now - recordedAt >= MAX_UNTOLD_MS
}

/** Whether an account that keeps `kept` recordings may keep one more; without room it is sent without being kept. */
export function hasRoom(kept: number): boolean {
  return kept < MAX_KEPT_RECORDINGS
}
