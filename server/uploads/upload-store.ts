/**
 * Recordings that are being spoken and arrive meanwhile, in memory only. An account has few, each is bounded, so are
 * all together, and one that is not continued is dropped. Where memory is full, the account that holds most gives way.
 */
import type { FlacFaultKind } from '../audio/flac-frame.ts'
import { Upload } from './upload.ts'
import { UploadMemory } from './upload-memory.ts'

export interface UploadLimits {
  /** Bytes of one upload. */
  readonly size: number
  /** Uploads of an account; another one drops its oldest. */
  readonly anAccount: number
  /** Memory of all uploads, in bytes. */
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

export type Appended =
  | { readonly kind: 'appended' }
  /** Not at the end of what is there. */
  | { readonly kind: 'elsewhere' }
  | { readonly kind: 'tooLarge' }
  /** No sound that a recorder sends; the upload is dropped. */
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

  /** Told of each upload that no recording will complete: discarded, replaced, expired, or without memory. */
  onDropped(listener: (upload: Upload) => void): void {
    this.#onDropped = listener
  }

  /** For the recording under `key`, in the place of an earlier one for the same; null where no memory is left. */
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

  /** Null for another account's, too. */
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

  /** Takes it out of the store, to be completed; null where there is none of the account. */
  take(userId: string, id: string): Upload | null {
    const upload = this.find(userId, id)
    if (upload) this.#remove(upload)
    return upload
  }

  drop(upload: Upload): void {
    this.#remove(upload)
    this.#onDropped?.(upload)
  }

  /** Drops what there is for the recording under `key`. */
  dropOf(userId: string, key: string): void {
    for (const upload of this.#memory.of(userId)) if (upload.key === key) this.drop(upload)
  }

  /** Drops all of an account. */
  dropAllOf(userId: string): void {
    for (const upload of this.#memory.of(userId)) this.drop(upload)
  }

  /** Has accounts that hold more than `userId` then would give way; false where that does not suffice. */
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
