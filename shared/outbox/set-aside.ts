/** Entries that were cancelled: set aside by a lock until they are taken back or dropped, and deleted where that ends before. */
import { holdLock, type OutboxLocks, type Release } from './locks.ts'
import type { KeptEntry, OutboxStorage } from './outbox-storage.ts'

export class SetAside<Entry extends KeptEntry, Shown extends KeptEntry> {
  readonly #outbox: OutboxStorage<Entry, Shown>
  readonly #locks: OutboxLocks
  /** The locks of entries that are set aside, by id. */
  readonly #aside = new Map<string, Promise<Release>>()
  /** Ids of entries that were taken back, while the storage refused to say so. */
  readonly #takenBack = new Set<string>()

  constructor(outbox: OutboxStorage<Entry, Shown>, locks: OutboxLocks) {
    this.#outbox = outbox
    this.#locks = locks
  }

  has(id: string): boolean {
    return this.#aside.has(id)
  }

  isCancelled({ id, cancelled }: KeptEntry): boolean {
    return !!cancelled && !this.#takenBack.has(id)
  }

  /** As `Delivery.shelve`. */
  async shelve(entry: Entry, lock = holdLock(this.#locks, entry.id)): Promise<boolean> {
    this.#aside.set(entry.id, lock)
    const isStored = await this.#outbox.put({ ...entry, cancelled: true })
    if (!isStored) await this.#letGo(entry.id)
    return isStored
  }

  /** As `Delivery.setAside`. */
  async add(id: string): Promise<boolean> {
    if (this.#aside.has(id)) return true
    const lock = holdLock(this.#locks, id)
    // Listed as set aside from now on, not from the moment the lock is granted.
    this.#aside.set(id, lock)
    await lock
    const entry = await this.#outbox.get(id)
    if (entry) await this.#outbox.put({ ...entry, cancelled: true })
    else await this.#letGo(id)
    return entry !== null
  }

  /** As `Delivery.takeBack`. */
  async takeBack(id: string): Promise<void> {
    if (!this.#aside.has(id)) return
    const entry = await this.#outbox.get(id)
    if (entry?.cancelled && !(await this.#outbox.put({ ...entry, cancelled: false }))) this.#takenBack.add(id)
    await this.#letGo(id)
  }

  /** As `Delivery.drop`. */
  async drop(id: string): Promise<void> {
    await this.#outbox.delete(id)
    await this.#letGo(id)
  }

  /** Deletes an entry that is cancelled and free. Read again under its lock: another tab may have taken it back since it was listed. */
  deleteCancelled(id: string): Promise<void> {
    return this.#locks.withLock(id, async () => {
      const entry = await this.#outbox.get(id)
      if (entry && this.isCancelled(entry)) await this.#outbox.delete(id)
    })
  }

  async #letGo(id: string): Promise<void> {
    const lock = this.#aside.get(id)
    this.#aside.delete(id)
    const release = await lock
    await release?.()
  }
}
