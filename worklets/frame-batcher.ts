/** Gathers render quanta into blocks. Pure: knows neither the audio thread nor a port. */
import type { Block } from './block-pool.ts'

/** Takes over a block; its first `length` samples are valid. May transfer its buffer away. */
export type BlockSink = (samples: Block, firstSample: number, length: number) => void

export class FrameBatcher {
  readonly #sink: BlockSink
  readonly #take: () => Block
  #block: Block | null = null
  #filled = 0
  #firstSample = 0

  /** `take` hands out empty blocks, of any length. */
  constructor(sink: BlockSink, take: () => Block) {
    this.#sink = sink
    this.#take = take
  }

  /** Samples taken in so far. */
  get sampleCount(): number {
    return this.#firstSample + this.#filled
  }

  /** Takes in one channel of a quantum, of any length. Allocates nothing of its own. */
  push(quantum: Float32Array): void {
    for (let read = 0; read < quantum.length; ) {
      this.#block ??= this.#take()
      const block = this.#block
      const count = Math.min(quantum.length - read, block.length - this.#filled)
      // An indexed copy: `set(subarray())` would allocate a view a quantum.
      for (let i = 0; i < count; i++) block[this.#filled + i] = quantum[read + i] ?? 0
      read += count
      this.#filled += count
      if (this.#filled === block.length) this.flush()
    }
  }

  /** Emits the gathered samples, if any, as a partial block. */
  flush(): void {
    const block = this.#block
    if (!block) return
    this.#sink(block, this.#firstSample, this.#filled)
    this.#block = null
    this.#firstSample += this.#filled
    this.#filled = 0
  }
}
