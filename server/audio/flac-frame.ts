/**
 * The parts of a FLAC stream (RFC 9639) as far as the recorder writes it: mono PCM16 at 16 kHz in small blocks with fixed
 * predictors. Checksums of frames are passed over: what is uploaded is compared by the SHA-256 of the whole sound.
 */
import type { BitReader } from './bit-reader.ts'

const MAGIC = 0x66_4c_61_43
const STREAM_INFO_BYTES = 34
/** `fLaC`, and the one metadata block with its head. */
export const HEAD_BYTES = 8 + STREAM_INFO_BYTES
/** Hz. */
export const SAMPLE_RATE = 16_000
/**
 * Largest block, in samples; the recorder's have 512. Bounds the work on an incomplete frame, which is
 * decoded again with the next bytes.
 */
const MAX_BLOCK = 4608
const PCM16_CODE = 4
const STREAM_RATE_CODE = 0
const ODD_RATE_CODE = 13
const RATE_16K_CODE = 5

/** `unsupported`: valid, but not written by the recorder. */
export type FlacFaultKind = 'broken' | 'unsupported' | 'tooLong'

export class FlacFault extends Error {
  override name = 'FlacFault'
  readonly kind: FlacFaultKind

  constructor(kind: FlacFaultKind) {
    super(kind)
    this.kind = kind
  }
}

/** Throws FlacFault, and OutOfBits where it is incomplete. */
export function readStreamHead(reader: BitReader): void {
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

/** Returns how many samples follow. Throws as `readStreamHead`. */
export function readFrameHead(reader: BitReader): number {
  if (reader.read(16) !== 0xfff8) throw new FlacFault('broken')
  const sizeCode = reader.read(4)
  const rateCode = reader.read(4)
  if (reader.read(4) !== 0 || reader.read(3) !== PCM16_CODE) throw new FlacFault('unsupported')
  reader.read(1)
  // The frame number; the leading 1 bits of its first byte give its length in bytes, as in UTF-8.
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
