/**
 * Uploads a take while it is spoken, so that little is left to send when the button is released. Optional:
 * where it fails, the recording is sent whole.
 */
import { FlacEncoder } from './flac-encoder.ts'
import { type Send, sha256, type TusResult, TusUpload } from './tus-upload.ts'
import type { WavBuffer } from './wav.ts'

/**
 * Half a second, in samples: smaller pieces would be mostly round trips. Not in bytes, as pauses compress to
 * few bytes and must not be delayed.
 */
const LEAST_PIECE = 8000
/** In bytes, 1.3 s of a line of 200 kbit/s: on release, the piece under way is waited for. */
const MOST_PIECE = 32 * 1024

/** The rest that completes an upload. */
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
  /** Samples so far, and the number at which the next request is due. */
  #heard = 0
  #due = 0
  /** Requests without an answer so far. */
  #failures = 0

  /**
   * Starts at once, which opens the connection. `key` is the recording's idempotency key; `onUnknown` is
   * called where the backend does not support uploads, so that later takes need not try.
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
   * Ends the take. Resolves to the rest after the piece under way has arrived; null where the recording has
   * to be sent whole. `wav` may change afterwards.
   */
  async finish(wav: WavBuffer): Promise<AudioRest | null> {
    this.#isOpen = false
    const url = this.#upload.url
    // An upload that has not started by now would save nothing.
    if (url === null) return null
    this.#encoder.encode(wav.samples, true)
    const [sum] = await Promise.all([sha256(wav.toFile()), this.#step])
    if (this.#isRefused) return null
    const { offset } = this.#upload
    return { url, offset, sha256: sum, bytes: this.#encoder.slice(offset) }
  }

  /** Ends the take and has the server drop its part at once; a piece under way is then refused. */
  async cancel(): Promise<void> {
    this.#isOpen = false
    // A started upload can be dropped only after the server has returned its address.
    if (this.#upload.url === null) await this.#step
    await this.#upload.end()
  }

  /** Sends the next request if one is due and none is under way. */
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
