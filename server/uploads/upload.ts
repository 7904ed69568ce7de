/** An upload of a recording under way. Decoded as it arrives, so that little is left to do at its end. */
import { randomUUID } from 'node:crypto'
import { FlacStream } from '../audio/flac.ts'

/** Memory counted for an empty upload. */
const ENTRY_BYTES = 1024

export class Upload {
  readonly id = randomUUID()
  readonly userId: string
  /** Idempotency key of the recording. */
  readonly key: string
  readonly sound = new FlacStream()
  /** Milliseconds since the epoch. */
  readonly createdAt: number
  /** Bytes received. */
  length = 0
  /** Time of the latest piece, or of the start; milliseconds since the epoch. */
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
