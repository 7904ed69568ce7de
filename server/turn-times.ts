/** How long turns have taken lately, and so how long the ones to come will. */

/** Share of the latest turn in the mean: the last ten or so decide. */
const LATEST_SHARE = 0.2

export interface TurnTimes {
  /** Of a turn that has ended. */
  add(ms: number): void
  /** Milliseconds until so many turns have ended; null before the first one has. */
  until(turns: number): number | null
}

/** `atOnce` is how many turns there are at a time. */
export function turnTimes(atOnce: number): TurnTimes {
  let mean: number | null = null
  return {
    add(ms) {
      mean = mean === null ? ms : mean + (ms - mean) * LATEST_SHARE
    },
    until: turns => (mean === null ? null : (turns * mean) / atOnce),
  }
}
