/**
 * Recordings that are being spoken and arrive meanwhile, in memory only. An account has few, each is bounded, so are
 * all together, and one that is not continued is dropped. Where memory is full, the account that holds most gives way.
 */
import { randomUUID } from 'node:crypto'

export interface UploadLimits {
  /** Bytes of one upload. */
  readonly size: number
  /** Uploads of an account; another one drops its oldest. */
  readonly anAccount: number
  /** Bytes of all uploads. */
  readonly all: number
  /** Milliseconds without a piece, and in all, until an upload is dropped. */
  readonly idleMs: number
  readonly totalMs: number
}

export const UPLOAD_LIMITS: Omit<UploadLimits, 'all'> = {
  /** 60 s of 16 kHz PCM16 that does not get smaller, and what FLAC puts around it. */
  size: 2 * 1024 * 1024,
  anAccount: 3,
  idleMs: 90_000,
  totalMs: 300_000,
}
/** What an upload without a byte counts for. */
const ENTRY_BYTES = 1024

export interface Upload {
  readonly id: string
  readonly userId: string
  /** Idempotency key of the recording. */
  readonly key: string
  /** In the order of the bytes. */
  readonly pieces: Uint8Array[]
  /** Bytes so far. */
  length: number
  /** Milliseconds since the epoch. */
  readonly createdAt: number
  /** Of the latest piece, or of the beginning; milliseconds since the epoch. */
  continuedAt: number
  /** Whether a recording under the key may still go by what the limit counted for the upload. */
  isAllowed: boolean
  expiry: ReturnType<typeof setTimeout> | undefined
}

export type Appended =
  | { readonly kind: 'appended' }
  /** Not at the end of what is there. */
  | { readonly kind: 'elsewhere' }
  | { readonly kind: 'tooLarge' }
  /** No memory is left for it. */
  | { readonly kind: 'full' }

export class UploadStore {
  readonly #limits: UploadLimits
  /** By account, oldest first; none of it is empty. */
  readonly #uploads = new Map<string, readonly Upload[]>()
  #heldBytes = 0
  readonly #onDrop: ((upload: Upload) => void)[] = []

  constructor(limits: UploadLimits) {
    this.#limits = limits
  }

  /** Of all uploads. */
  get heldBytes(): number {
    return this.#heldBytes
  }

  /** `listener` hears of each upload that is taken or dropped. */
  onDrop(listener: (upload: Upload) => void): void {
    this.#onDrop.push(listener)
  }

  /** For the recording under `key`, in the place of an earlier one for the same; null where no memory is left. */
  create(userId: string, key: string): Upload | null {
    this.dropOf(userId, key)
    const [oldest, ...others] = this.#of(userId)
    if (oldest && others.length + 1 >= this.#limits.anAccount) this.#drop(oldest)
    if (!this.#makeRoom(userId, ENTRY_BYTES)) return null
    const now = Date.now()
    const upload: Upload = {
      id: randomUUID(),
      userId,
      key,
      pieces: [],
      length: 0,
      createdAt: now,
      continuedAt: now,
      isAllowed: true,
      expiry: undefined,
    }
    this.#uploads.set(userId, [...this.#of(userId), upload])
    this.#heldBytes += ENTRY_BYTES
    this.#expireLater(upload)
    return upload
  }

  /** Null for another account's, too. */
  find(userId: string, id: string): Upload | null {
    return this.#of(userId).find(upload => upload.id === id) ?? null
  }

  /** Keeps `piece` itself: it may not change any more. */
  append(upload: Upload, offset: number, piece: Uint8Array): Appended {
    if (offset !== upload.length) return { kind: 'elsewhere' }
    if (offset + piece.length > this.#limits.size) return { kind: 'tooLarge' }
    if (!this.#makeRoom(upload.userId, piece.length)) return { kind: 'full' }
    upload.pieces.push(piece)
    upload.length += piece.length
    upload.continuedAt = Date.now()
    this.#heldBytes += piece.length
    this.#expireLater(upload)
    return { kind: 'appended' }
  }

  /** Takes it out of the store; null where there is none of the account. */
  take(userId: string, id: string): Upload | null {
    const upload = this.find(userId, id)
    if (upload) this.#drop(upload)
    return upload
  }

  /** Drops what there is for the recording under `key`. */
  dropOf(userId: string, key: string): void {
    for (const upload of this.#of(userId)) if (upload.key === key) this.#drop(upload)
  }

  /** True once for an upload under `key`: the limit of recordings has counted it already. */
  takeAllowance(userId: string, key: string): boolean {
    const upload = this.#of(userId).find(one => one.key === key)
    if (!upload?.isAllowed) return false
    upload.isAllowed = false
    return true
  }

  #of(userId: string): readonly Upload[] {
    return this.#uploads.get(userId) ?? []
  }

  /** Drops what was continued longest ago of an account that holds more than `userId` then would. */
  #makeRoom(userId: string, bytes: number): boolean {
    while (this.#heldBytes + bytes > this.#limits.all) {
      const [most] = [...this.#uploads.values()].sort((a, b) => bytesOf(b) - bytesOf(a))
      if (!most || bytesOf(most) <= bytesOf(this.#of(userId)) + bytes) return false
      const [idle] = most.toSorted((a, b) => a.continuedAt - b.continuedAt)
      if (idle) this.#drop(idle)
    }
    return true
  }

  #drop(upload: Upload): void {
    const { id, userId } = upload
    const others = this.#of(userId).filter(other => other.id !== id)
    if (others.length > 0) this.#uploads.set(userId, others)
    else this.#uploads.delete(userId)
    clearTimeout(upload.expiry)
    this.#heldBytes -= upload.length + ENTRY_BYTES
    for (const listener of this.#onDrop) listener(upload)
  }

  #expireLater(upload: Upload): void {
    const { idleMs, totalMs } = this.#limits
    clearTimeout(upload.expiry)
    const left = Math.min(idleMs, upload.createdAt + totalMs - Date.now())
    upload.expiry = setTimeout(() => this.#drop(upload), left).unref()
  }
}

function bytesOf(uploads: readonly Upload[]): number {
  return uploads.reduce((sum, { length }) => sum + length + ENTRY_BYTES, 0)
}
