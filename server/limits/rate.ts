/** Rate limits by key: the generic cell rate algorithm, one number per key. Pure except for its memory. */

export interface Rate {
  /** How many may come at once. */
  readonly burst: number
  /** How many a minute in the long run. */
  readonly perMinute: number
}

/** `now` is in milliseconds that never go back. */
export interface Limiter {
  /**
   * Takes `units` for the key, or as many as are left. Returns 0, or, where none are left, the milliseconds
   * until some are.
   */
  take(key: string, now: number, units?: number): number
  /** Makes the key wait for `waitMs` from `now` on, regardless of its use. */
  putOff(key: string, now: number, waitMs: number): void
}

/** Tolerance in milliseconds for binary fractions. */
export const IN_TIME_MS = 0.001

/** Milliseconds. */
export function timesOf({ burst, perMinute }: Rate) {
  const interval = 60_000 / perMinute
  return {
    interval,
    /** How far in the future a key's rest may be when one more is taken. */
    tolerance: (burst - 1) * interval,
    /** Time until a key that took all has rested. */
    rest: burst * interval,
  }
}

/** Most keys remembered; beyond this the least recently used one is dropped. */
const MOST_KEYS = 50_000

export function limiter(rate: Rate, mostKeys = MOST_KEYS): Limiter {
  const { interval, tolerance, rest } = timesOf(rate)
  /** When each key will have rested; each unit taken moves it by an interval. Least recently used first. */
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
