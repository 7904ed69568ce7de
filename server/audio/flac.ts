/**
 * Reads FLAC (RFC 9639) as far as the recorder writes it: mono PCM16 at 16 kHz in small blocks with fixed predictors.
 * Checksums of frames are passed over: what is uploaded is compared by the SHA-256 of the whole sound.
 */
import { BitReader, OutOfBits } from './bit-reader.ts'
import { MAX_WAV_SECONDS } from './wav.ts'

const MAGIC = 0x66_4c_61_43
const STREAM_INFO_BYTES = 34
/** `fLaC`, and the one metadata block with its head. */
const HEAD_BYTES = 8 + STREAM_INFO_BYTES
/** Hz. */
const SAMPLE_RATE = 16_000
/** The recorder's have 512; a frame that is not all there yet is decoded again with the next bytes. */
const MAX_BLOCK = 4608
const MAX_SAMPLES = MAX_WAV_SECONDS * SAMPLE_RATE
const PCM16_CODE = 4
const STREAM_RATE_CODE = 0
const ODD_RATE_CODE = 13
const RATE_16K_CODE = 5

export type FlacDecoding =
  | {
      readonly kind: 'ok'
      /** Hz. */
      readonly sampleRate: number
      readonly samples: Int16Array<ArrayBuffer>
      /** Bytes of the whole frames and of what stands before them: a frame that is not all there is left. */
      readonly bytesRead: number
    }
  | { readonly kind: 'broken' }
  /** Right, and nothing that the recorder writes. */
  | { readonly kind: 'unsupported' }
  | { readonly kind: 'tooLong' }

type Fault = Exclude<FlacDecoding['kind'], 'ok'>

class FlacFault extends Error {
  override name = 'FlacFault'
  readonly kind: Fault

  constructor(kind: Fault) {
    super(kind)
    this.kind = kind
  }
}

/** At most 60.5 s, whatever the bytes say: a few of them can stand for hours of silence. */
export function decodeFlac(bytes: Uint8Array): FlacDecoding {
  const stream = new FlacStream()
  const fault = stream.append(bytes)
  if (fault) return { kind: fault }
  const { bytesRead } = stream
  if (bytesRead === 0) return { kind: 'broken' }
  return { kind: 'ok', sampleRate: SAMPLE_RATE, samples: stream.samples.slice(), bytesRead }
}

/** Decodes pieces as they come, each frame once. */
export class FlacStream {
  /** What is not decoded: less than a frame. */
  #left: Uint8Array = new Uint8Array()
  #bytesRead = 0
  #samples = new Int16Array(SAMPLE_RATE)
  #count = 0
  #fault: Fault | null = null

  /** A view, until the next piece. */
  get samples(): Int16Array<ArrayBuffer> {
    return this.#samples.subarray(0, this.#count)
  }

  /** Of the head and whole frames; 0 while the head is not all there. */
  get bytesRead(): number {
    return this.#bytesRead
  }

  /** What is wrong with the stream, or null. After a fault nothing more is read. */
  append(piece: Uint8Array): Fault | null {
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

  /** Returns where the next one begins. */
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
    const larger = new Int16Array(Math.min(MAX_SAMPLES, 2 * this.#samples.length))
    larger.set(this.samples)
    this.#samples = larger
  }
}

function readStreamHead(reader: BitReader): void {
  const magic = reader.read(16) * 0x1_0000 + reader.read(16)
  const block = reader.read(8)
  if (magic !== MAGIC || (block & 0x7f) !== 0 || reader.read(24) !== STREAM_INFO_BYTES)
    throw new FlacFault('broken')
  if (block !== 0x80) throw new FlacFault('unsupported')
  for (const bits of [16, 16, 24, 24]) reader.read(bits)
  const sampleRate = reader.read(20)
  const channels = reader.read(3) + 1
  const bits = reader.read(5) + 1
  for (let left = HEAD_BYTES - reader.bytesRead; left > 0; left--) reader.read(8)
  reader.read(4)
  if (channels !== 1 || bits !== 16 || sampleRate !== SAMPLE_RATE) throw new FlacFault('unsupported')
}

/** Returns how many samples follow. */
function readFrameHead(reader: BitReader): number {
  if (reader.read(16) !== 0xfff8) throw new FlacFault('broken')
  const sizeCode = reader.read(4)
  const rateCode = reader.read(4)
  if (reader.read(4) !== 0 || reader.read(3) !== PCM16_CODE) throw new FlacFault('unsupported')
  reader.read(1)
  // The frame's number, whose first byte begins with as many bits of 1 as it has bytes, or with 0.
  const lead = Math.clz32(~(reader.read(8) << 24))
  for (let left = lead - 1; left > 0; left--) reader.read(8)
  const size = blockSize(reader, sizeCode)
  const isOurRate =
    rateCode === STREAM_RATE_CODE ||
    rateCode === RATE_16K_CODE ||
    (rateCode === ODD_RATE_CODE && reader.read(16) === SAMPLE_RATE)
  if (!isOurRate || size > MAX_BLOCK) throw new FlacFault('unsupported')
  reader.read(8) // CRC-8
  return size
}

/** RFC 9639 §9.1.1. */
function blockSize(reader: BitReader, code: number): number {
  if (code === 1) return 192
  if (code >= 2 && code <= 5) return 144 * 2 ** code
  if (code === 6) return reader.read(8) + 1
  if (code === 7) return reader.read(16) + 1
  if (code >= 8) return 2 ** code
  throw new FlacFault('broken')
}

function readSubframe(reader: BitReader, samples: Int16Array): void {
  const kind = reader.read(8)
  const order = (kind >> 1) - 8
  if (kind === 0) samples.fill(reader.readSigned(16))
  else if (kind === 1 << 1) for (let i = 0; i < samples.length; i++) samples[i] = reader.readSigned(16)
  else if ((kind & 1) === 0 && order >= 0 && order <= 4) readPredicted(reader, samples, order)
  else throw new FlacFault('unsupported')
}

/** By the fixed predictor of `order`, 0..4 (RFC 9639 §9.2.5), with Rice-coded residuals. */
function readPredicted(reader: BitReader, samples: Int16Array, order: number): void {
  if (order > samples.length) throw new FlacFault('broken')
  for (let i = 0; i < order; i++) samples[i] = reader.readSigned(16)
  if (reader.read(2) !== 0) throw new FlacFault('unsupported')
  const partitions = 1 << reader.read(4)
  const length = samples.length / partitions
  if (!Number.isInteger(length) || length < order) throw new FlacFault('broken')
  for (let partition = 0, i = order; partition < partitions; partition++) {
    const rice = reader.read(4)
    if (rice === 15) throw new FlacFault('unsupported')
    for (const end = (partition + 1) * length; i < end; i++) {
      const folded = reader.readUnary() * 2 ** rice + reader.read(rice)
      const residual = folded % 2 === 0 ? folded / 2 : -(folded + 1) / 2
      samples[i] = predicted(samples, i, order) + residual
    }
  }
}

function predicted(samples: Int16Array, i: number, order: number): number {
  const before = (by: number) => samples[i - by] as number
  switch (order) {
    case 1:
      return before(1)
    case 2:
      return 2 * before(1) - before(2)
    case 3:
      return 3 * (before(1) - before(2)) + before(3)
    case 4:
      return 4 * (before(1) + before(3)) - 6 * before(2) - before(4)
    default:
      return 0
  }
}
