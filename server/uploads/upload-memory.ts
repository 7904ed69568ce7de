/** The uploads in memory by account, and the eviction order where memory is full. */
import type { Upload } from './upload.ts'

export class UploadMemory {
  /** Bytes of all uploads. */
  readonly #most: number
  /** By account, oldest first; none of it is empty. */
  readonly #uploads = new Map<string, readonly Upload[]>()
  #heldBytes = 0

  constructor(most: number) {
    this.#most = most
  }

  get heldBytes(): number {
    return this.#heldBytes
  }

  /** Oldest first. */
  of(userId: string): readonly Upload[] {
    return this.#uploads.get(userId) ?? []
  }

  add(upload: Upload): void {
    this.#uploads.set(upload.userId, [...this.of(upload.userId), upload])
    this.#heldBytes += upload.heldBytes
  }

  remove(upload: Upload): void {
    const { id, userId } = upload
    const others = this.of(userId).filter(other => other.id !== id)
    if (others.length > 0) this.#uploads.set(userId, others)
    else this.#uploads.delete(userId)
    this.#heldBytes -= upload.heldBytes
  }

  /** Applies `change` to an upload and updates the memory count. */
  change<T>(upload: Upload, change: () => T): T {
    const before = upload.heldBytes
    const result = change()
    this.#heldBytes += upload.heldBytes - before
    return result
  }

  /** Whether `bytes` more would exceed the limit. */
  isFullWith(bytes: number): boolean {
    return this.#heldBytes + bytes > this.#most
  }

  /**
   * The least recently continued upload of the account that holds most; null where that is `userId`, or would
   * be with `bytes` more.
   */
  toGiveWay(userId: string, bytes: number): Upload | null {
    const [most = []] = [...this.#uploads.values()].sort((a, b) => bytesOf(b) - bytesOf(a))
    if (bytesOf(most) <= bytesOf(this.of(userId)) + bytes) return null
    return most.toSorted((a, b) => a.continuedAt - b.continuedAt)[0] ?? null
  }
}

function bytesOf(uploads: readonly Upload[]): number {
  return uploads.reduce((sum, { heldBytes }) => sum + heldBytes, 0)
}
