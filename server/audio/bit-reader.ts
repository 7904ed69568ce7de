/** Bits of bytes, most significant first. */

/** A read beyond the end. */
export class OutOfBits extends Error {
  override name = 'OutOfBits'
}

/** Bits of a 32-bit window that are valid at any bit offset. */
const WINDOW_BITS = 25

export class BitReader {
  readonly #bytes: Uint8Array
  /** Index of the next bit. */
  #at: number

  constructor(bytes: Uint8Array, from = 0) {
    this.#bytes = bytes
    this.#at = 8 * from
  }

  /** Bytes read, including a partial one. */
  get bytesRead(): number {
    return Math.ceil(this.#at / 8)
  }

  /** An unsigned number of `count` bits, 0..24. Throws OutOfBits. */
  read(count: number): number {
    const end = this.#at + count
    if (end > 8 * this.#bytes.length) throw new OutOfBits()
    const value = count === 0 ? 0 : this.#window() >>> (32 - count)
    this.#at = end
    return value
  }

  /** A Rice code: its upper part in bits of 0 and a 1, and `parameter` bits, 0..14, below. Throws OutOfBits. */
  readRice(parameter: number): number {
    const window = this.#window()
    const upper = Math.clz32(window)
    const length = upper + 1 + parameter
    // Fast path for nearly all codes: the whole code is in the window.
    if (length <= WINDOW_BITS && this.#at + length <= 8 * this.#bytes.length) {
      this.#at += length
      return (upper << parameter) | (((window << (upper + 1)) >>> 1) >>> (31 - parameter))
    }
    return this.readUnary() * 2 ** parameter + this.read(parameter)
  }

  /** A two's complement number of `count` bits, 1..24. */
  readSigned(count: number): number {
    const shift = 32 - count
    return (this.read(count) << shift) >> shift
  }

  /** Number of 0 bits before the next 1, which is consumed, too. */
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

  /** The next bits from the highest down, at least `WINDOW_BITS` of them; 0 beyond the end. */
  #window(): number {
    const first = this.#at >> 3
    const bits =
      (this.#byte(first) << 24) |
      (this.#byte(first + 1) << 16) |
      (this.#byte(first + 2) << 8) |
      this.#byte(first + 3)
    return bits << (this.#at & 7)
  }

  #byte(index: number): number {
    return this.#bytes[index] ?? 0
  }
}
