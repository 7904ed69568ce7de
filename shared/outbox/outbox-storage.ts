/** What the outbox keeps, and the storage of it. */

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
