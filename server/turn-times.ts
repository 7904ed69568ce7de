/** Estimates the duration of turns from recent ones. */

/** Number of recent turns. Their median is used, as a single turn on a busy machine is no indication. */
const LATEST = 15
/** Fewest turns for an estimate. */
const LEAST = 5

export interface TurnTimes {
  /** Records the duration of a finished turn. */
  add(ms: number): void
  /** Milliseconds until `turns` turns have ended; null without an estimate. */
  until(turns: number): number | null
}

/** `atOnce` is how many turns there are at a time. */
export function turnTimes(atOnce: number): TurnTimes {
  const latest: number[] = []
  return {
    add(ms) {
      latest.push(ms)
      if (latest.length > LATEST) latest.shift()
    },
    until(turns) {
      if (latest.length < LEAST) return null
      const sorted = [...latest].sort((a, b) => a - b)
      return (turns * (sorted[Math.floor(sorted.length / 2)] ?? 0)) / atOnce
    },
  }
}
