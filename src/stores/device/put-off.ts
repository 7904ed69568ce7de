/** 'Not now', for a while, over visits of this device. */

export type PutOffStorage = Pick<Storage, 'getItem' | 'setItem'>

export interface PutOff {
  /** From now on. */
  readonly begin: () => void
  readonly lasts: () => boolean
}

/** Under `key` is when it was put off, in milliseconds since the epoch; `lastsMs` is how long that holds. */
export function createPutOff(storage: PutOffStorage, key: string, lastsMs: number, now: () => Date): PutOff {
  return {
    begin() {
      try {
        storage.setItem(key, String(now().getTime()))
      } catch {
        // Storage is blocked or full: it is put off for this visit at most.
      }
    },
    /** A moment that is still to come was written by a wrong clock, and does not count. */
    lasts() {
      try {
        const elapsed = now().getTime() - Number(storage.getItem(key) ?? Number.NaN)
        return elapsed >= 0 && elapsed < lastsMs
      } catch {
        return false
      }
    },
  }
}
