/** Builds a mono PCM16 WAV while the samples arrive, in one buffer that is made once and used again. */

/** RIFF, `fmt ` and `data` headers of a plain PCM file (Multimedia Programming Interface 1.0, IBM/Microsoft, 1991). */
export const WAV_HEADER_BYTES = 44
const BYTES_PER_SAMPLE = 2
const FULL_SCALE = 32_768

/** To be appended in any length: what lies beyond the end of samples is silent. */
export const SILENCE = new Float32Array(0)

export class WavBuffer {
  /** In Hz. */
  readonly sampleRate: number
  readonly #bytes: ArrayBuffer
  readonly #capacity: number
  /** Little-endian as WAV wants it: so is every platform that a browser runs on. */
  readonly #pcm: Int16Array
  #length = 0

  /** Room for `capacity` samples at `sampleRate` Hz. */
  constructor(sampleRate: number, capacity: number) {
    this.sampleRate = sampleRate
    this.#capacity = capacity
    this.#bytes = new ArrayBuffer(WAV_HEADER_BYTES + capacity * BYTES_PER_SAMPLE)
    this.#pcm = new Int16Array(this.#bytes, WAV_HEADER_BYTES, capacity)
    writeHeader(new DataView(this.#bytes), sampleRate)
  }

  /** Samples held. */
  get length(): number {
    return this.#length
  }

  get seconds(): number {
    return this.#length / this.sampleRate
  }

  get isFull(): boolean {
    return this.#length === this.#capacity
  }

  /** Forgets the samples and keeps the memory. */
  reset(): void {
    this.#length = 0
  }

  /**
   * Appends `samples[from..to)`, nominally in -1..1, and drops what exceeds the capacity. A value n/32768 becomes
   * exactly n; beyond the ends it is clamped; NaN becomes 0, and so does what lies beyond the end of `samples`.
   */
  append(samples: Float32Array, from: number, to: number): void {
    const count = Math.min(to - from, this.#capacity - this.#length)
    const pcm = this.#pcm
    for (let i = 0, write = this.#length; i < count; i++, write++) {
      const value = Math.round((samples[from + i] ?? 0) * FULL_SCALE)
      pcm[write] = Math.max(-FULL_SCALE, Math.min(FULL_SCALE - 1, value))
    }
    this.#length += Math.max(count, 0)
  }

  /** The file so far, where it lies: whoever wants it beyond the next call of this buffer has to copy it. */
  toFile(): Uint8Array<ArrayBuffer> {
    const dataBytes = this.#length * BYTES_PER_SAMPLE
    const header = new DataView(this.#bytes, 0, WAV_HEADER_BYTES)
    header.setUint32(4, WAV_HEADER_BYTES - 8 + dataBytes, true)
    header.setUint32(40, dataBytes, true)
    return new Uint8Array(this.#bytes, 0, WAV_HEADER_BYTES + dataBytes)
  }
}

function writeHeader(view: DataView, sampleRate: number): void {
  writeAscii(view, 0, 'RIFF')
  writeAscii(view, 8, 'WAVE')
  writeAscii(view, 12, 'fmt ')
  view.setUint32(16, 16, true) // size of the format chunk
  view.setUint16(20, 1, true) // integer PCM
  view.setUint16(22, 1, true) // channels
  view.setUint32(24, sampleRate, true)
  view.setUint32(28, sampleRate * BYTES_PER_SAMPLE, true) // bytes a second
  view.setUint16(32, BYTES_PER_SAMPLE, true) // bytes a frame
  view.setUint16(34, BYTES_PER_SAMPLE * 8, true) // bits a sample
  writeAscii(view, 36, 'data')
}

function writeAscii(view: DataView, at: number, text: string): void {
  for (let i = 0; i < text.length; i++) view.setUint8(at + i, text.charCodeAt(i))
}
