/**
 * Mutual exclusion across tabs and workers by the Web Locks API, which releases the locks of a tab or worker
 * that ends.
 */

export interface OutboxLocks {
  /** Waits for the entry's lock and keeps it until `work` settles. */
  withLock<T>(id: string, work: () => Promise<T>): Promise<T>
  /** Names of all locks that are taken, ids of entries among them. */
  lockedIds(): Promise<readonly (string | undefined)[]>
}

/** In a browser without Web Locks (before 2022) every request is granted at once. */
export function browserLocks(): OutboxLocks {
  const locks = navigator.locks as LockManager | undefined
  return {
    withLock: (id, work) => (locks ? locks.request(id, work) : work()),
    lockedIds: async () => (await locks?.query())?.held?.map(({ name }) => name) ?? [],
  }
}

/** Releases a lock; settles once it is free. */
export type Release = () => Promise<void>

/** Waits for the entry's lock and keeps it until the function that this resolves to is called. */
export function holdLock(locks: OutboxLocks, id: string): Promise<Release> {
  return new Promise((resolve, reject) => {
    const held = locks.withLock(id, () => {
      return new Promise<void>(letGo => {
        resolve(() => {
          letGo()
          return held
        })
      })
    })
    held.catch(reject)
  })
}
