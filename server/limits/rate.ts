/** How often something may happen, by key: the generic cell rate algorithm, one number a key. Pure but for its memory. */

export interface Rate {
  /** How many may come at once. */
  readonly burst: number
  /** How many a minute in the long run. */
  readonly perMinute: number
}

/** Takes one for the key at `now` (milliseconds that never go back): 0 when it may, else the seconds until it may. */
export type Take = (key: string, now: number) => number

/** Keys remembered before the one unused for longest is forgotten. */
const MOST_KEYS = 50_000

export function limiter({ burst, perMinute }: Rate, mostKeys = MOST_KEYS): Take {
  const interval = 60_000 / perMinute
  /** When the key will have rested: every one taken moves it on by an interval. Longest unused first. */
  const restedAt = new Map<string, number>()

  function forgetOldest(): void {
    const [oldest] = restedAt.keys()
    if (oldest !== undefined) restedAt.delete(oldest)
  }

  return (key, now) => {
    const rested = Math.max(restedAt.get(key) ?? now, now)
    const wait = rested - now - (burst - 1) * interval
    // Binary fractions: an instant too early by less than a microsecond is in time.
    const taken = wait <= 0.001
    if (!restedAt.delete(key) && restedAt.size >= mostKeys) forgetOldest()
    restedAt.set(key, taken ? rested + interval : rested)
    return taken ? 0 : Math.ceil(wait / 1000)
  }
}
