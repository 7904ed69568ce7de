/** How often something may happen, by key: the generic cell rate algorithm, one number a key. Pure but for its memory. */

export interface Rate {
  /** How many may come at once. */
  readonly burst: number
  /** How many a minute in the long run. */
  readonly perMinute: number
}

/** `now` is in milliseconds that never go back. */
export interface Limiter {
  /**
   * Takes `units` for the key, or what is left of them: 0 when it may, else the milliseconds until it may, and then
   * nothing is taken.
   */
  take(key: string, now: number, units?: number): number
  /** From `now` on, the key has to wait for `waitMs`, whatever it took. */
  putOff(key: string, now: number, waitMs: number): void
}

/** Milliseconds. Binary fractions: an instant too early by less is in time. */
export const IN_TIME_MS = 0.001

/** Milliseconds. */
export function timesOf({ burst, perMinute }: Rate) {
  const interval = 60_000 / perMinute
  return {
    interval,
    /** How far ahead of now a key's rest may lie when one more is taken. */
    tolerance: (burst - 1) * interval,
    /** Until a key that took all has rested. */
    rest: burst * interval,
  }
}

/** Keys remembered before the one unused for longest is forgotten. */
const MOST_KEYS = 50_000

export function limiter(rate: Rate, mostKeys = MOST_KEYS): Limiter {
  const { interval, tolerance, rest } = timesOf(rate)
  /** When the key will have rested: every one taken moves it on by an interval. Longest unused first. */
  const restedAt = new Map<string, number>()

  function remember(key: string, rested: number): void {
    if (!restedAt.delete(key) && restedAt.size >= mostKeys) {
      const [oldest] = restedAt.keys()
      if (oldest !== undefined) restedAt.delete(oldest)
    }
    restedAt.set(key, rested)
  }

  return {
    take(key, now, units = 1) {
      const rested = Math.max(restedAt.get(key) ?? now, now)
      const wait = rested - now - tolerance
      const taken = wait <= IN_TIME_MS
      remember(key, taken ? Math.min(rested + units * interval, now + rest) : rested)
      return taken ? 0 : wait
    },
    putOff: (key, now, waitMs) => remember(key, now + tolerance + waitMs),
  }
}
