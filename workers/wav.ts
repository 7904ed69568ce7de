/** Builds a mono PCM16 WAV while the samples arrive, in one buffer that is made once and used again. */

/** RIFF, `fmt ` and `data` headers of a plain PCM file (Multimedia Programming Interface 1.0, IBM/Microsoft, 1991). */
export const WAV_HEADER_BYTES = 44
const BYTES_PER_SAMPLE = 2
const FULL_SCALE = 32_768

/** Can be appended in any length, since samples beyond the end of an array count as silence. */
export const SILENCE = new Float32Array(0)

/** Receives a stream of samples. */
export interface SampleIntake {
  /**
   * Receives `samples[from..to)`; the split into calls does not matter. NaN, and samples beyond the end, are
   * silence.
   */
  append(samples: Float32Array, from: number, to: number): void
  /** To be called once, when no more follow. */
  end(): void
}

export class WavBuffer implements SampleIntake {
  /** In Hz. */
  readonly sampleRate: number
  readonly #bytes: ArrayBuffer
  readonly #capacity: number
  /** Both little-endian, as WAV requires and as every platform of a browser is. */
  readonly #header: Uint32Array
  readonly #pcm: Int16Array
  #length = 0

  /** Room for `capacity` samples at `sampleRate` Hz. */
  constructor(sampleRate: number, capacity: number) {
    this.sampleRate = sampleRate
    this.#capacity = capacity
    this.#bytes = new ArrayBuffer(WAV_HEADER_BYTES + capacity * BYTES_PER_SAMPLE)
    this.#pcm = new Int16Array(this.#bytes, WAV_HEADER_BYTES, capacity)
    this.#header = new Uint32Array(this.#bytes, 0, WAV_HEADER_BYTES / 4)
    this.#header.set([
      0x46464952, // 'RIFF'
      0, // size of what follows
      0x45564157, // 'WAVE'
      0x20746d66, // 'fmt '
      16, // size of the format chunk
      0x0001_0001, // one channel, integer PCM
      sampleRate,
      sampleRate * BYTES_PER_SAMPLE, // bytes a second
      0x0010_0002, // bits a sample, bytes a frame
      0x61746164, // 'data'
      0, // its size
    ])
  }

  get seconds(): number {
    return this.#length / this.sampleRate
  }

  /** How much it holds. */
  get maxSeconds(): number {
    return this.#capacity / this.sampleRate
  }

  /** A view of all samples so far. */
  get samples(): Int16Array {
    return this.#pcm.subarray(0, this.#length)
  }

  get isFull(): boolean {
    return this.#length === this.#capacity
  }

  /** Removes all samples and overwrites their memory. */
  reset(): void {
    this.samples.fill(0)
    this.#length = 0
  }

  /**
   * Appends `samples[from..to)`, nominally in -1..1, and drops what exceeds the capacity. A value n/32768
   * becomes exactly n; beyond the ends it is clamped; NaN becomes 0, and so do samples beyond the end.
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

  /** Nothing is buffered. */
  end(): void {}

  /** A view of the file so far; a caller that needs it beyond the next call must copy it. */
  toFile(): Uint8Array<ArrayBuffer> {
    const dataBytes = this.#length * BYTES_PER_SAMPLE
    this.#header[1] = WAV_HEADER_BYTES - 8 + dataBytes
    this.#header[10] = dataBytes
    return new Uint8Array(this.#bytes, 0, WAV_HEADER_BYTES + dataBytes)
  }
}
