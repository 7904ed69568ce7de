/** Delivers outbox entries: stored while they are sent, deleted after the server's final answer. */
import type { UnsentReason, VoiceOutcome } from '../contracts/voice-outcome.ts'
import { holdLock, type OutboxLocks, type Release } from './locks.ts'

/** The displayed part of an entry. */
export interface KeptEntry {
  /** Its idempotency key, a UUID: every attempt to send it carries the same. */
  readonly id: string
  /** When it was said or typed, in milliseconds since the epoch. */
  readonly recordedAt: number
  /** Cancelled and not taken back; after its lock is released, the first reader deletes it. */
  readonly cancelled?: boolean
}

/** A storage that never rejects. */
export interface OutboxStorage<Entry extends KeptEntry, Shown extends KeptEntry> {
  /** Stores an entry, replacing its earlier state; false where the storage refuses. */
  put(entry: Entry): Promise<boolean>
  /** Null where there is none any more. */
  get(id: string): Promise<Entry | null>
  /** The account's entries, oldest first; null where the storage fails. */
  list(userId: string): Promise<readonly Shown[] | null>
  delete(id: string): Promise<void>
}

export type SendResult =
  | Extract<VoiceOutcome, { kind: 'answered' | 'refused' }>
  | { readonly kind: 'unsent'; readonly reason: UnsentReason }

export class Delivery<Entry extends KeptEntry, Shown extends KeptEntry> {
  readonly #outbox: OutboxStorage<Entry, Shown>
  readonly #transmit: (entry: Entry) => Promise<SendResult>
  readonly #locks: OutboxLocks
  /** Deliveries under way by id: one attempt at a time for each entry. */
  readonly #underWay = new Map<string, Promise<VoiceOutcome>>()
  /** The locks of entries that are set aside, by id. */
  readonly #aside = new Map<string, Promise<Release>>()
  /** Ids of entries that were taken back, while the storage refused to say so. */
  readonly #takenBack = new Set<string>()

  constructor(
    outbox: OutboxStorage<Entry, Shown>,
    transmit: (entry: Entry) => Promise<SendResult>,
    locks: OutboxLocks,
  ) {
    this.#outbox = outbox
    this.#transmit = transmit
    this.#locks = locks
  }

  /**
   * Stores an entry whose lock the caller holds, and sends it at the same time, so that a slow disk delays
   * nothing. A caller that dies before the entry is stored loses it; storing first would not save it.
   * `transmit` sends this attempt.
   */
  send(entry: Entry, transmit = this.#transmit): Promise<VoiceOutcome> {
    return this.#once(entry.id, () => this.#attempt(entry, transmit, this.#outbox.put(entry)))
  }

  /** Waits for the entry's lock, stores it, and sends it meanwhile. */
  deliver(entry: Entry): Promise<VoiceOutcome> {
    return this.#locks.withLock(entry.id, () => this.send(entry))
  }

  /**
   * Stores an entry as cancelled, and sets it aside by a lock of its own, which the caller may have asked for; false where
   * the storage refuses it. A worker that ends meanwhile leaves it to be deleted.
   */
  async shelve(entry: Entry, lock = holdLock(this.#locks, entry.id)): Promise<boolean> {
    this.#aside.set(entry.id, lock)
    const isStored = await this.#outbox.put({ ...entry, cancelled: true })
    if (!isStored) await this.#letGo(entry.id)
    return isStored
  }

  /** Sends a stored entry again; `notRecording` where the outbox no longer has it, or it was cancelled. */
  retry(id: string): Promise<VoiceOutcome> {
    return this.#once(id, () =>
      this.#locks.withLock(id, async () => {
        const entry = await this.#outbox.get(id)
        if (entry && !this.#isCancelled(entry)) return this.#attempt(entry, this.#transmit)
        if (entry) await this.#outbox.delete(id)
        return { kind: 'notRecording' }
      }),
    )
  }

  /**
   * The account's unlocked entries; cancelled ones are deleted. `abandonedSince`, in milliseconds since the
   * epoch: the locks of entries begun then or later belong to a worker that has ended, so they are waited
   * for. Rejects where the storage fails.
   */
  async unsent(userId: string, abandonedSince = Number.POSITIVE_INFINITY): Promise<readonly Shown[]> {
    const kept = await this.kept(userId)
    // The lock of a worker that hung ends seconds after its termination.
    for (const { id, recordedAt } of kept) {
      if (recordedAt >= abandonedSince) await this.#locks.withLock(id, async () => undefined)
    }
    const held = await this.#locks.lockedIds()
    const free = kept.filter(
      ({ id }) => !held.includes(id) && !this.#underWay.has(id) && !this.#aside.has(id),
    )
    const cancelled = free.filter(entry => this.#isCancelled(entry))
    await Promise.all(cancelled.map(({ id }) => this.#deleteCancelled(id)))
    return free.filter(entry => !this.#isCancelled(entry))
  }

  /** All entries of the account, locked or not, oldest first. Rejects where the storage fails. */
  async kept(userId: string): Promise<readonly Shown[]> {
    const kept = await this.#outbox.list(userId)
    if (!kept) throw new Error('no answer')
    return kept
  }

  /**
   * Locks an entry, so that no tab lists or sends it until it is taken back or dropped, and stores it as cancelled: a worker
   * that ends meanwhile leaves it to be deleted. Waits for another tab's lock; false where the outbox no longer has the
   * entry by then. Where the storage refuses the change, the lock alone holds it.
   */
  async setAside(id: string): Promise<boolean> {
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

  /** Reverses `setAside` and `shelve`; does nothing for an entry that is not set aside. */
  async takeBack(id: string): Promise<void> {
    if (!this.#aside.has(id)) return
    const entry = await this.#outbox.get(id)
    if (entry?.cancelled && !(await this.#outbox.put({ ...entry, cancelled: false }))) this.#takenBack.add(id)
    await this.#letGo(id)
  }

  /** Deletes an entry, set aside or not. */
  async drop(id: string): Promise<void> {
    await this.#outbox.delete(id)
    await this.#letGo(id)
  }

  #isCancelled({ id, cancelled }: KeptEntry): boolean {
    return !!cancelled && !this.#takenBack.has(id)
  }

  async #letGo(id: string): Promise<void> {
    const lock = this.#aside.get(id)
    this.#aside.delete(id)
    const release = await lock
    await release?.()
  }

  /** Read again under its lock: another tab may have taken it back since it was listed. */
  #deleteCancelled(id: string): Promise<void> {
    return this.#locks.withLock(id, async () => {
      const entry = await this.#outbox.get(id)
      if (entry && this.#isCancelled(entry)) await this.#outbox.delete(id)
    })
  }

  /** `stored` settles once the outbox has the entry, or has refused it. */
  async #attempt(
    entry: Entry,
    transmit: (entry: Entry) => Promise<SendResult>,
    stored: Promise<unknown> | null = null,
  ): Promise<VoiceOutcome> {
    const result = await transmit(entry)
    await stored
    const { id } = entry
    if (result.kind !== 'unsent') {
      await this.#outbox.delete(id)
      return result
    }
    // Read again: it may have been dropped while it was sent.
    const { reason } = result
    return (await this.#outbox.get(id)) ? { kind: 'unsent', id, reason } : { kind: 'lost', reason }
  }

  #once(id: string, deliver: () => Promise<VoiceOutcome>): Promise<VoiceOutcome> {
    const underWay = this.#underWay.get(id)
    if (underWay) return underWay
    const delivery = deliver().finally(() => this.#underWay.delete(id))
    this.#underWay.set(id, delivery)
    return delivery
  }
}
