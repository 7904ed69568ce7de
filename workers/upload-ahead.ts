/**
 * Sends a take while it is spoken, so that little is left to send when the button is let go. Nothing depends on it:
 * where it fails, the recording is sent whole.
 */
import { FlacEncoder } from './flac-encoder.ts'
import { type Send, sha256, type TusResult, TusUpload } from './tus-upload.ts'
import type { WavBuffer } from './wav.ts'

/**
 * Half a second: a smaller piece is more round trips than sound. In samples, not in bytes: a pause, of which there are
 * few, is to come as soon as speech.
 */
const LEAST_PIECE = 8000
/** What a line of 200 kbit/s takes in 1.3 s, in bytes: when the button is let go, the piece under way is waited for. */
const MOST_PIECE = 32 * 1024

/** What completes an upload. */
export interface AudioRest {
  /** Of the upload, as the server named it. */
  readonly url: string
  /** Where `bytes` begin. */
  readonly offset: number
  /** Of the WAV, in base64. */
  readonly sha256: string
  readonly bytes: Uint8Array<ArrayBuffer>
}

export class UploadAhead {
  readonly #key: string
  readonly #onUnknown: () => void
  readonly #encoder = new FlacEncoder()
  readonly #upload: TusUpload
  #isOpen = true
  #isRefused = false
  /** The request under way. */
  #step: Promise<void> | null = null
  /** Samples so far, and with how many of them the next request is due. */
  #heard = 0
  #due = 0
  /** Requests without an answer so far. */
  #failures = 0

  /**
   * Begins at once, which wakes the line. `key` is the recording's idempotency key; `onUnknown` hears that the backend
   * knows no uploads, so that no other take need ask.
   */
  constructor(key: string, send: Send, onUnknown: () => void) {
    this.#key = key
    this.#onUnknown = onUnknown
    this.#upload = new TusUpload(send)
    this.#advance()
  }

  /** Sound has been added to `wav`. */
  heard(wav: WavBuffer): void {
    if (!this.#isOpen) return
    const { samples } = wav
    this.#encoder.encode(samples)
    this.#heard = samples.length
    this.#advance()
  }

  /**
   * Ends the take. What is left of it, once the piece under way has arrived; null where the recording has to be sent
   * whole. `wav` may change once this resolves.
   */
  async finish(wav: WavBuffer): Promise<AudioRest | null> {
    this.#isOpen = false
    const url = this.#upload.url
    // An upload that has not begun by now would save nothing.
    if (url === null) return null
    this.#encoder.encode(wav.samples, true)
    const [sum] = await Promise.all([sha256(wav.toFile()), this.#step])
    if (this.#isRefused) return null
    const { offset } = this.#upload
    return { url, offset, sha256: sum, bytes: this.#encoder.slice(offset) }
  }

  /** Ends the take and has the server drop what it has of it, at once: a piece under way then finds nothing. */
  async cancel(): Promise<void> {
    this.#isOpen = false
    // What has begun can only be dropped once it has a name.
    if (this.#upload.url === null) await this.#step
    await this.#upload.end()
  }

  /** Makes the next request where one is due and none is under way. */
  #advance(): void {
    if (!this.#isOpen || this.#step || this.#heard < this.#due) return
    this.#due = this.#heard + LEAST_PIECE
    this.#step = this.#next().then(result => this.#settle(result))
  }

  #next(): Promise<TusResult> {
    const { url, offset } = this.#upload
    if (url === null) return this.#upload.begin(this.#key)
    // A copy: the encoder's memory may grow meanwhile, the request's may not.
    const piece = this.#encoder.slice(offset, Math.min(this.#encoder.length, offset + MOST_PIECE)).slice()
    return this.#upload.append(piece)
  }

  #settle(result: TusResult): void {
    this.#step = null
    // After a second, two, four, …
    if (result === 'noAnswer') this.#due = this.#heard + (LEAST_PIECE << ++this.#failures)
    else if (result !== 'done') {
      if (result === 'unknown') this.#onUnknown()
      this.#isRefused = true
      this.#isOpen = false
    }
    this.#advance()
  }
}
