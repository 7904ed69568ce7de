/** The blocks of an audio thread, for all recordings alike: memory that is made once, goes to the worker and comes home. */

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

  /** Makes up for blocks that are out or were lost, so that none has to be allocated while audio is processed. */
  fill(): void {
    while (this.#free < POOL_SIZE) this.give(new Float32Array(BLOCK_SIZE))
  }

  /** Never fails: allocates where none is left. */
  take(): Block {
    const block = this.#stock[this.#free - 1]
    if (!block) return new Float32Array(BLOCK_SIZE)
    this.#free -= 1
    return block
  }

  /** Takes an emptied block home. One of another size, or one too many, is left to the collector. */
  give(block: Block): void {
    if (block.length !== BLOCK_SIZE || this.#free === POOL_SIZE) return
    this.#stock[this.#free] = block
    this.#free += 1
  }
}
