/** Bits of bytes, most significant first. */

/** More was asked for than there is. */
export class OutOfBits extends Error {
  override name = 'OutOfBits'
}

export class BitReader {
  readonly #bytes: Uint8Array
  /** Of the next bit. */
  #at: number

  constructor(bytes: Uint8Array, from = 0) {
    this.#bytes = bytes
    this.#at = 8 * from
  }

  /** Bytes begun. */
  get bytesRead(): number {
    return Math.ceil(this.#at / 8)
  }

  /** An unsigned number of `count` bits, 0..24. Throws OutOfBits. */
  read(count: number): number {
    const end = this.#at + count
    if (end > 8 * this.#bytes.length) throw new OutOfBits()
    const first = this.#at >> 3
    const window =
      (this.#byte(first) << 24) |
      (this.#byte(first + 1) << 16) |
      (this.#byte(first + 2) << 8) |
      this.#byte(first + 3)
    const value = count === 0 ? 0 : (window << (this.#at & 7)) >>> (32 - count)
    this.#at = end
    return value
  }

  /** A two's complement number of `count` bits, 1..24. */
  readSigned(count: number): number {
    const shift = 32 - count
    return (this.read(count) << shift) >> shift
  }

  /** How many bits of 0 stand before the next 1, which is read, too. */
  readUnary(): number {
    const start = this.#at
    for (;;) {
      const index = this.#at >> 3
      if (index >= this.#bytes.length) throw new OutOfBits()
      const rest = (this.#byte(index) << (this.#at & 7)) & 0xff
      if (rest !== 0) {
        this.#at += Math.clz32(rest) - 24
        return this.#at++ - start
      }
      this.#at = 8 * (index + 1)
    }
  }

  align(): void {
    this.#at = 8 * this.bytesRead
  }

  #byte(index: number): number {
    return this.#bytes[index] ?? 0
  }
}
