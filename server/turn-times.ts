/** How long turns have taken lately, and so how long the ones to come will. */

/** The latest turns that count. The median of them: one that met a busy machine says little of the next. */
const LATEST = 15
/** Fewer than these say nothing. */
const LEAST = 5

export interface TurnTimes {
  /** Of a turn that has ended. */
  add(ms: number): void
  /** Milliseconds until so many turns have ended; null before a few have. */
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
