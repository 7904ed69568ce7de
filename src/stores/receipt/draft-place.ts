/** The place in the storage where one tab keeps its receipt, by a lock that no other tab has meanwhile. */
import type { OutboxLocks } from '../../../shared/outbox/locks.ts'

/** With the name of a place: held by the one tab that keeps its receipt there; no other shows it or writes there. */
const LOCK = 'kept-review '
/** Held while a tab chooses its place. */
const CHOICE = 'kept-review'

/** A place that is this tab's until `release`. */
export interface DraftPlace {
  readonly name: string
  readonly release: () => void
}

/**
 * Of `places` that no tab holds: for a receipt one of its own, as another that comes out of nowhere would be taken for
 * the one at hand; else one with what a tab that is gone has left. Null where there is none.
 */
export function takeDraftPlace(
  places: readonly string[],
  storage: Pick<Storage, 'getItem'>,
  locks: OutboxLocks,
  hasReceipt: boolean,
): Promise<DraftPlace | null> {
  const isUsed = (name: string) => storage.getItem(name) !== null

  return locks.withLock(CHOICE, async () => {
    const held = await locks.lockedIds()
    const free = places.filter(name => !held.includes(LOCK + name))
    const name = (hasReceipt ? free.find(one => !isUsed(one)) : undefined) ?? free.find(isUsed)
    return name === undefined ? null : { name, release: await hold(locks, name) }
  })
}

/** Resolves to its release once it is held. */
function hold(locks: OutboxLocks, name: string): Promise<() => void> {
  return new Promise(settle => {
    void locks.withLock(LOCK + name, () => new Promise<void>(settle))
  })
}
