/** A recording that is being spoken, as far as it has come. It is decoded as it comes: little is left to do at its end. */
import { randomUUID } from 'node:crypto'
import { FlacStream } from '../audio/flac.ts'

/** What an upload without a byte counts for. */
const ENTRY_BYTES = 1024

export class Upload {
  readonly id = randomUUID()
  readonly userId: string
  /** Idempotency key of the recording. */
  readonly key: string
  readonly sound = new FlacStream()
  /** Milliseconds since the epoch. */
  readonly createdAt: number
  /** Bytes that have come. */
  length = 0
  /** Of the latest piece, or of the beginning; milliseconds since the epoch. */
  continuedAt: number
  expiry: ReturnType<typeof setTimeout> | undefined

  /** `now` in milliseconds since the epoch. */
  constructor(userId: string, key: string, now: number) {
    this.userId = userId
    this.key = key
    this.createdAt = now
    this.continuedAt = now
  }

  /** Memory that it takes. */
  get heldBytes(): number {
    return ENTRY_BYTES + this.sound.heldBytes
  }
}
