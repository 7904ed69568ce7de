/** Who has which recording in hand, by the browser's locks: those of a tab or worker that dies are let go. */
import type { Holds } from './delivery.ts'

/** In a browser without locks (before 2022) each tab thinks itself the only one. */
export function browserHolds(): Holds {
  const locks = navigator.locks as LockManager | undefined
  return {
    hold: (id, work) => (locks ? locks.request(id, work) : work()),
    held: async () => (await locks?.query())?.held?.map(({ name }) => name) ?? [],
  }
}
