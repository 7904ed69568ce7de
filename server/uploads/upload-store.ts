/**
 * Uploads of recordings under way, in memory only. Their number per account, their size and their total
 * memory are limited, and one that is not continued is dropped. Where memory is full, uploads of the account
 * that holds most are evicted.
 */
import type { FlacFaultKind } from '../audio/flac-frame.ts'
import { Upload } from './upload.ts'
import { UploadMemory } from './upload-memory.ts'

export interface UploadLimits {
  /** Bytes of one upload. */
  readonly size: number
  /** Uploads per account; a further one evicts the oldest. */
  readonly anAccount: number
  /** Memory of all uploads, in bytes. */
  readonly all: number
  /** Milliseconds without a piece, and in total, until an upload is dropped. */
  readonly idleMs: number
  readonly totalMs: number
}

export const UPLOAD_LIMITS: Omit<UploadLimits, 'all'> = {
  /** 60 s of incompressible 16 kHz PCM16, with FLAC's overhead. */
  size: 2 * 1024 * 1024,
  anAccount: 3,
  idleMs: 90_000,
  totalMs: 300_000,
}

export type Appended =
  | { readonly kind: 'appended' }
  /** The offset is not the end of the upload. */
  | { readonly kind: 'elsewhere' }
  | { readonly kind: 'tooLarge' }
  /** Not the recorder's format; the upload is dropped. */
  | { readonly kind: 'unreadable'; readonly fault: FlacFaultKind }
  /** No memory is left for it; the upload is dropped. */
  | { readonly kind: 'full' }

export class UploadStore {
  readonly #limits: UploadLimits
  readonly #memory: UploadMemory
  #onDropped: ((upload: Upload) => void) | null = null

  constructor(limits: UploadLimits) {
    this.#limits = limits
    this.#memory = new UploadMemory(limits.all)
  }

  /** Of all uploads. */
  get heldBytes(): number {
    return this.#memory.heldBytes
  }

  /** Called for each upload that cannot be completed: discarded, replaced, expired, or evicted. */
  onDropped(listener: (upload: Upload) => void): void {
    this.#onDropped = listener
  }

  /** Creates an upload for the recording under `key`, replacing an earlier one; null without memory. */
  create(userId: string, key: string): Upload | null {
    this.dropOf(userId, key)
    const [oldest, ...others] = this.#memory.of(userId)
    if (oldest && others.length + 1 >= this.#limits.anAccount) this.drop(oldest)
    const upload = new Upload(userId, key, Date.now())
    if (!this.#makeRoom(userId, upload.heldBytes)) return null
    this.#memory.add(upload)
    this.#expireLater(upload)
    return upload
  }

  /** Null also for another account's upload. */
  find(userId: string, id: string): Upload | null {
    return this.#memory.of(userId).find(upload => upload.id === id) ?? null
  }

  append(upload: Upload, offset: number, piece: Uint8Array): Appended {
    if (offset !== upload.length) return { kind: 'elsewhere' }
    if (offset + piece.length > this.#limits.size) return { kind: 'tooLarge' }
    const fault = this.#memory.change(upload, () => upload.sound.append(piece))
    upload.length += piece.length
    upload.continuedAt = Date.now()
    if (fault !== null || !this.#makeRoom(upload.userId, 0)) {
      this.drop(upload)
      return fault === null ? { kind: 'full' } : { kind: 'unreadable', fault }
    }
    this.#expireLater(upload)
    return { kind: 'appended' }
  }

  /** Removes it from the store for completion; null where the account has none. */
  take(userId: string, id: string): Upload | null {
    const upload = this.find(userId, id)
    if (upload) this.#remove(upload)
    return upload
  }

  drop(upload: Upload): void {
    this.#remove(upload)
    this.#onDropped?.(upload)
  }

  /** Drops the upload for the recording under `key`. */
  dropOf(userId: string, key: string): void {
    for (const upload of this.#memory.of(userId)) if (upload.key === key) this.drop(upload)
  }

  /** Drops all uploads of an account. */
  dropAllOf(userId: string): void {
    for (const upload of this.#memory.of(userId)) this.drop(upload)
  }

  /** Evicts uploads of accounts that hold more than `userId` then would; false if that is not enough. */
  #makeRoom(userId: string, bytes: number): boolean {
    while (this.#memory.isFullWith(bytes)) {
      const upload = this.#memory.toGiveWay(userId, bytes)
      if (!upload) return false
      this.drop(upload)
    }
    return true
  }

  #remove(upload: Upload): void {
    clearTimeout(upload.expiry)
    this.#memory.remove(upload)
  }

  #expireLater(upload: Upload): void {
    const { idleMs, totalMs } = this.#limits
    clearTimeout(upload.expiry)
    const left = Math.min(idleMs, upload.createdAt + totalMs - Date.now())
    upload.expiry = setTimeout(() => this.drop(upload), left).unref()
  }
}
