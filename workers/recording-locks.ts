/** Recording locks by the Web Locks API, which releases those of a tab or worker that ends. */
import type { RecordingLocks } from './delivery.ts'

/** In a browser without Web Locks (before 2022) every request is granted at once. */
export function browserLocks(): RecordingLocks {
  const locks = navigator.locks as LockManager | undefined
  return {
    withLock: (id, work) => (locks ? locks.request(id, work) : work()),
    lockedIds: async () => (await locks?.query())?.held?.map(({ name }) => name) ?? [],
  }
}
