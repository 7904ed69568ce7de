/** Bytes written bit by bit, most significant bit first. */
export class BitWriter {
  readonly #bytes: Uint8Array<ArrayBuffer>
  #length = 0
  /** Bits that do not fill a byte yet, in the lowest `#pending` places. */
  #bits = 0
  #pending = 0

  /** Bits beyond `capacity`, in bytes, are dropped. */
  constructor(capacity: number) {
    this.#bytes = new Uint8Array(capacity)
  }

  /** Whole bytes so far. */
  get length(): number {
    return this.#length
  }

  /** A view. */
  slice(from: number, to = this.#length): Uint8Array<ArrayBuffer> {
    return this.#bytes.subarray(from, to)
  }

  /** The lowest `count` bits of `value`, 0..24. */
  write(value: number, count: number): void {
    this.#bits = (this.#bits << count) | (value & ((1 << count) - 1))
    this.#pending += count
    while (this.#pending >= 8) {
      this.#pending -= 8
      this.#bytes[this.#length++] = this.#bits >> this.#pending
    }
    this.#bits &= (1 << this.#pending) - 1
  }

  /** `count` bits of 0, and a 1. */
  writeUnary(count: number): void {
    let left = count
    for (; left >= 16; left -= 16) this.write(0, 16)
    this.write(1, left + 1)
  }

  /** Fills the last byte with bits of 0. */
  align(): void {
    this.write(0, -this.#pending & 7)
  }
}
