/** Gathers render quanta into blocks. Pure: knows neither the audio thread nor a port. */

/** Samples in a block: 43 ms at 48 kHz, so a second of audio costs 23 messages instead of 375. */
export const BLOCK_SIZE = 2048
/** Blocks made beforehand: a second at 48 kHz may be under way to the worker before one has to be allocated. */
export const POOL_SIZE = 24

/** Takes over a block; its first `length` samples are valid. May transfer its buffer away. */
export type BlockSink = (samples: Float32Array<ArrayBuffer>, firstSample: number, length: number) => void

export class FrameBatcher {
  readonly #sink: BlockSink
  readonly #blockSize: number
  /** A stack of empty blocks; only the first `#free` places are filled, and it never grows. */
  readonly #pool: (Float32Array<ArrayBuffer> | null)[]
  #free = 0
  #current: Float32Array<ArrayBuffer> | null = null
  #filled = 0
  #firstSample = 0

  constructor(sink: BlockSink, blockSize = BLOCK_SIZE, poolSize = POOL_SIZE) {
    this.#sink = sink
    this.#blockSize = blockSize
    this.#pool = new Array<Float32Array<ArrayBuffer> | null>(poolSize).fill(null)
    for (let i = 0; i < poolSize; i++) this.recycle(new Float32Array(blockSize))
  }

  /** Samples taken in so far. */
  get sampleCount(): number {
    return this.#firstSample + this.#filled
  }

  /** Takes in one channel of a quantum, of any length. Allocates nothing while the pool holds a block. */
  push(quantum: Float32Array): void {
    for (let read = 0; read < quantum.length; ) {
      const block = this.#block()
      const count = Math.min(quantum.length - read, this.#blockSize - this.#filled)
      // An indexed copy: `set(subarray())` would allocate a view a quantum.
      for (let i = 0; i < count; i++) block[this.#filled + i] = quantum[read + i] ?? 0
      read += count
      this.#filled += count
      if (this.#filled === this.#blockSize) this.flush()
    }
  }

  /** Hands on what is gathered, if anything, as a partial block. */
  flush(): void {
    const block = this.#current
    if (block === null || this.#filled === 0) return
    const firstSample = this.#firstSample
    const length = this.#filled
    this.#current = null
    this.#filled = 0
    this.#firstSample += length
    this.#sink(block, firstSample, length)
  }

  /** Takes an emptied block back. One of another size, or one too many, is left to the collector. */
  recycle(block: Float32Array<ArrayBuffer>): void {
    if (block.length !== this.#blockSize || this.#free === this.#pool.length) return
    this.#pool[this.#free] = block
    this.#free += 1
  }

  #block(): Float32Array<ArrayBuffer> {
    if (this.#current === null) {
      const pooled = this.#free > 0 ? this.#pool[this.#free - 1] : null
      if (pooled) this.#free -= 1
      this.#current = pooled ?? new Float32Array(this.#blockSize)
    }
    return this.#current
  }
}
