/**
 * A pool of sample blocks on the audio thread, shared by all recordings: allocated once, transferred to the
 * worker, and returned.
 */

export type Block = Float32Array<ArrayBuffer>

/** Samples in a block: 43 ms at 48 kHz, so a second of audio costs 23 messages instead of 375. */
export const BLOCK_SIZE = 2048
/** Blocks in stock when a recording begins: a second at 48 kHz may be under way before one has to be allocated. */
export const POOL_SIZE = 24

export class BlockPool {
  /** A stack of empty blocks, full from the start: only its first `#free` places count, and it never grows. */
  readonly #stock: Block[] = []
  #free = 0

  constructor() {
    this.fill()
  }

  /** Allocates replacements for blocks that are in use or lost, so that `process` need not allocate. */
  fill(): void {
    while (this.#free < POOL_SIZE) this.give(new Float32Array(BLOCK_SIZE))
  }

  /** Allocates where none is left. */
  take(): Block {
    const block = this.#stock[this.#free - 1]
    if (!block) return new Float32Array(BLOCK_SIZE)
    this.#free -= 1
    return block
  }

  /** Returns an emptied block to the pool, unless it has another size or the pool is full. */
  give(block: Block): void {
    if (block.length !== BLOCK_SIZE || this.#free === POOL_SIZE) return
    this.#stock[this.#free] = block
    this.#free += 1
  }
}
