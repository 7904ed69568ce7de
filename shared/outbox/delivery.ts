/** Delivers outbox entries: stored while they are sent, deleted after the server's final answer. */
import type { UnsentReason, VoiceOutcome } from '../contracts/voice-outcome.ts'
import type { OutboxLocks, Release } from './locks.ts'
import type { KeptEntry, OutboxStorage } from './outbox-storage.ts'
import { SetAside } from './set-aside.ts'

export type SendResult =
  | Extract<VoiceOutcome, { kind: 'answered' | 'refused' }>
  | { readonly kind: 'unsent'; readonly reason: UnsentReason }

export class Delivery<Entry extends KeptEntry, Shown extends KeptEntry> {
  readonly #outbox: OutboxStorage<Entry, Shown>
  readonly #transmit: (entry: Entry) => Promise<SendResult>
  readonly #locks: OutboxLocks
  /** Deliveries under way by id: one attempt at a time for each entry. */
  readonly #underWay = new Map<string, Promise<VoiceOutcome>>()
  readonly #aside: SetAside<Entry, Shown>

  constructor(
    outbox: OutboxStorage<Entry, Shown>,
    transmit: (entry: Entry) => Promise<SendResult>,
    locks: OutboxLocks,
  ) {
    this.#outbox = outbox
    this.#transmit = transmit
    this.#locks = locks
    this.#aside = new SetAside(outbox, locks)
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
  shelve(entry: Entry, lock?: Promise<Release>): Promise<boolean> {
    return this.#aside.shelve(entry, lock)
  }

  /** Sends a stored entry again; `notRecording` where the outbox no longer has it, or it was cancelled. */
  retry(id: string): Promise<VoiceOutcome> {
    return this.#once(id, () =>
      this.#locks.withLock(id, async () => {
        const entry = await this.#outbox.get(id)
        if (entry && !this.#aside.isCancelled(entry)) return this.#attempt(entry, this.#transmit)
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
    const cancelled = free.filter(entry => this.#aside.isCancelled(entry))
    await Promise.all(cancelled.map(({ id }) => this.#aside.deleteCancelled(id)))
    return free.filter(entry => !this.#aside.isCancelled(entry))
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
  setAside(id: string): Promise<boolean> {
    return this.#aside.add(id)
  }

  /** Reverses `setAside` and `shelve`; does nothing for an entry that is not set aside. */
  takeBack(id: string): Promise<void> {
    return this.#aside.takeBack(id)
  }

  /** Deletes an entry, set aside or not. */
  drop(id: string): Promise<void> {
    return this.#aside.drop(id)
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
