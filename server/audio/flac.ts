/** Streaming decoder for the recorder's FLAC, up to the longest recording. */
import { BitReader, OutOfBits } from './bit-reader.ts'
import {
  FlacFault,
  type FlacFaultKind,
  HEAD_BYTES,
  readFrameHead,
  readStreamHead,
  SAMPLE_RATE,
} from './flac-frame.ts'
import { readSubframe } from './flac-subframe.ts'
import { MAX_WAV_SECONDS } from './wav.ts'

const MAX_SAMPLES = MAX_WAV_SECONDS * SAMPLE_RATE
/** Step of memory growth, in samples: 4 s. */
const GROWTH = 4 * SAMPLE_RATE

export class FlacStream {
  /** Undecoded bytes, less than a frame. */
  #left: Uint8Array = new Uint8Array()
  #bytesRead = 0
  #samples = new Int16Array()
  #count = 0
  #fault: FlacFaultKind | null = null

  /** Hz. */
  get sampleRate(): number {
    return SAMPLE_RATE
  }

  /** A view, valid until the next `append`. */
  get samples(): Int16Array<ArrayBuffer> {
    return this.#samples.subarray(0, this.#count)
  }

  /** Bytes of the head and of whole frames; 0 while the head is incomplete. */
  get bytesRead(): number {
    return this.#bytesRead
  }

  /** Memory that it takes, in bytes. */
  get heldBytes(): number {
    return this.#samples.byteLength + this.#left.length
  }

  /**
   * Decodes each complete frame once. Returns the fault of the stream, or null; nothing is read after a
   * fault. Limited to 60.5 s, since a few bytes can encode hours of silence.
   */
  append(piece: Uint8Array): FlacFaultKind | null {
    if (this.#fault) return this.#fault
    const bytes = this.#left.length === 0 ? piece : Buffer.concat([this.#left, piece])
    let at = 0
    try {
      if (this.#bytesRead === 0) {
        readStreamHead(new BitReader(bytes))
        at = HEAD_BYTES
      }
      while (at < bytes.length) at = this.#readFrame(bytes, at)
    } catch (error) {
      if (error instanceof FlacFault) this.#fault = error.kind
      else if (!(error instanceof OutOfBits)) throw error
    }
    this.#bytesRead += at
    this.#left = this.#fault ? new Uint8Array() : bytes.slice(at)
    return this.#fault
  }

  /** Returns the offset of the next frame. */
  #readFrame(bytes: Uint8Array, at: number): number {
    const reader = new BitReader(bytes, at)
    const size = readFrameHead(reader)
    if (this.#count + size > MAX_SAMPLES) throw new FlacFault('tooLong')
    this.#makeRoom(size)
    readSubframe(reader, this.#samples.subarray(this.#count, this.#count + size))
    reader.align()
    reader.read(16) // CRC-16
    this.#count += size
    return reader.bytesRead
  }

  #makeRoom(size: number): void {
    if (this.#count + size <= this.#samples.length) return
    const larger = new Int16Array(Math.min(MAX_SAMPLES, this.#samples.length + GROWTH))
    larger.set(this.samples)
    this.#samples = larger
  }
}
