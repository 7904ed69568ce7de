/**
 * Mono PCM16 of 16 kHz as a FLAC stream (RFC 9639) while the samples arrive: fixed predictors and Rice codes. Lossless,
 * and about half of the bytes of speech.
 */
import { BitWriter } from './bit-writer.ts'

/** Samples of a frame; the last one may have fewer. 32 ms, in which speech hardly changes. */
const BLOCK = 512
/**
 * In words of 16 bits: `fLaC`, and STREAMINFO with the block size, 16 kHz, one channel, 16 bits. The number
 * of samples and their MD5 follow as 0, unknown, since they are known only at the end.
 */
const HEAD = [0x664c, 0x6143, 0x8000, 34, BLOCK, BLOCK, 0, 0, 0, 0x3e8, 0xf0]
const HEAD_WORDS = 21
/**
 * In bytes, for a minute: at most 20 bits a sample, and 13 bytes a frame. The system commits this memory only
 * as it is written.
 */
const CAPACITY = 60 * 16_000 * 2.5 + 1875 * 13 + 64
const HIGHEST_ORDER = 4
const HIGHEST_RICE = 14

export class FlacEncoder {
  readonly #out = new BitWriter(CAPACITY)
  #taken = 0
  #frames = 0
  /** Residuals by order: each row is the difference of the one above. */
  readonly #residuals = Array.from({ length: HIGHEST_ORDER + 1 }, () => new Int32Array(BLOCK))

  constructor() {
    for (let i = 0; i < HEAD_WORDS; i++) this.#out.write(HEAD[i] ?? 0, 16)
  }

  /** Bytes so far. */
  get length(): number {
    return this.#out.length
  }

  /** A view of the stream, good until the next `encode`. */
  slice(from: number, to?: number): Uint8Array<ArrayBuffer> {
    return this.#out.slice(from, to)
  }

  /**
   * Encodes the new part of `pcm`, which holds all samples so far: whole blocks, and with `isEnd` the rest,
   * after which no call may follow.
   */
  encode(pcm: Int16Array, isEnd = false): void {
    while (pcm.length - this.#taken >= (isEnd ? 1 : BLOCK)) {
      const block = pcm.subarray(this.#taken, this.#taken + BLOCK)
      this.#writeFrame(block)
      this.#taken += block.length
    }
  }

  #writeFrame(block: Int16Array): void {
    const out = this.#out
    const start = out.length
    out.write(0xfff8, 16) // frames are numbered
    out.write(0x7008, 16) // size in 16 bits below, rate as in STREAMINFO, mono, 16 bits a sample
    // Coded like UTF-8: a minute has fewer than 2^11 frames.
    const number = this.#frames++
    if (number < 0x80) out.write(number, 8)
    else out.write(0xc080 | ((number >> 6) << 8) | (number & 0x3f), 16)
    out.write(block.length - 1, 16)
    out.write(crc(out.slice(start), 8, 0x07), 8)
    this.#writeSubframe(block)
    out.align()
    out.write(crc(out.slice(start), 16, 0x8005), 16)
  }

  #writeSubframe(block: Int16Array): void {
    const out = this.#out
    const { order, sum } = this.#predict(block)
    const residual = this.#residuals[order] as Int32Array
    // The mean of the folded values is twice that of their sizes; the best parameter is near its logarithm.
    const mean = (2 * sum) / (block.length - order)
    const rice = Math.min(HIGHEST_RICE, Math.max(0, Math.round(Math.log2(mean || 1) - 0.5)))
    out.write((8 | order) << 1, 8)
    for (let i = 0; i < order; i++) out.write(block[i] ?? 0, 16)
    out.write(0, 6) // codes of 4-bit parameters, one partition
    out.write(rice, 4)
    for (let i = order; i < block.length; i++) {
      const value = residual[i] as number
      const folded = (value << 1) ^ (value >> 31)
      out.writeUnary(folded >>> rice)
      out.write(folded, rice)
    }
  }

  /** The order with the smallest sum of absolute residuals, and that sum. */
  #predict(block: Int16Array): { order: number; sum: number } {
    let best = { order: 0, sum: Number.POSITIVE_INFINITY }
    let above: ArrayLike<number> = block
    for (const [order, row] of this.#residuals.entries()) {
      let sum = 0
      for (let i = order; i < block.length; i++) {
        const value = (above[i] as number) - (order > 0 ? (above[i - 1] as number) : 0)
        row[i] = value
        sum += Math.abs(value)
      }
      if (sum < best.sum && order < block.length) best = { order, sum }
      above = row
    }
    return best
  }
}

/** Of `width` bits, begun with 0 and most significant bit first, as RFC 9639 has both of its sums. */
function crc(bytes: Uint8Array, width: number, polynomial: number): number {
  const top = 1 << (width - 1)
  let sum = 0
  for (const byte of bytes) {
    sum ^= byte << (width - 8)
    for (let bit = 0; bit < 8; bit++) sum = sum & top ? (sum << 1) ^ polynomial : sum << 1
  }
  return sum & (2 * top - 1)
}
