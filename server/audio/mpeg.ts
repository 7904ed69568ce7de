/** How long an MPEG audio recording (MP3) plays, frame by frame (ISO 11172-3 §2.4, ISO 13818-3 §2.4). */

const ID3_HEADER = 10
/** ID3v1, at the end. */
const TAG_SIZE = 128

/** Sample rates of MPEG 1 in Hz; half of these in MPEG 2, a quarter in 2.5. */
const RATES: readonly number[] = [44_100, 48_000, 32_000]
/** kbit/s by index 1..14. */
const BITRATES = {
  1: {
    1: [32, 64, 96, 128, 160, 192, 224, 256, 288, 320, 352, 384, 416, 448],
    2: [32, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320, 384],
    3: [32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  },
  2: {
    1: [32, 48, 56, 64, 80, 96, 112, 128, 144, 160, 176, 192, 224, 256],
    2: [8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
    3: [8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
  },
} as const

interface Frame {
  /** Bytes, its header among them. */
  readonly size: number
  readonly seconds: number
}

/**
 * Seconds; null where there is anything but whole frames between the tags. Throws RangeError where it is
 * truncated.
 */
export function mpegSeconds(bytes: Uint8Array): number | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = tagStart(bytes)
  let seconds = 0
  let at = afterId3(view)
  if (at >= end) return null
  while (at < end) {
    const frame = readFrame(view.getUint32(at))
    if (frame === null) return null
    at += frame.size
    if (at > end) return null
    seconds += frame.seconds
  }
  return seconds
}

/** ID3v2 at the beginning: its size has seven bits a byte, without its header and footer. */
function afterId3(view: DataView): number {
  if (view.getUint32(0) >>> 8 !== 0x494433) return 0
  const hasFooter = (view.getUint8(5) & 0x10) !== 0
  let size = 0
  for (let at = 6; at < ID3_HEADER; at++) size = (size << 7) | (view.getUint8(at) & 0x7f)
  return ID3_HEADER + size + (hasFooter ? ID3_HEADER : 0)
}

function tagStart(bytes: Uint8Array): number {
  const start = bytes.length - TAG_SIZE
  const isTag = start > 0 && String.fromCharCode(...bytes.subarray(start, start + 3)) === 'TAG'
  return isTag ? start : bytes.length
}

function readFrame(header: number): Frame | null {
  const version = (header >>> 19) & 3
  const layer = 4 - ((header >>> 17) & 3)
  const rate = RATES[(header >>> 10) & 3]
  if (header >>> 21 !== 0x7ff || version === 1 || layer === 4 || rate === undefined) return null
  const isFirst = version === 3
  const bitrate = BITRATES[isFirst ? 1 : 2][layer as 1 | 2 | 3][((header >>> 12) & 15) - 1]
  if (bitrate === undefined) return null
  const sampleRate = isFirst ? rate : version === 2 ? rate / 2 : rate / 4
  const samples = layer === 1 ? 384 : layer === 3 && !isFirst ? 576 : 1152
  const padding = (header >>> 9) & 1
  const perSlot = layer === 1 ? 4 : 1
  const slots = Math.floor(((samples / 8 / perSlot) * bitrate * 1000) / sampleRate)
  return { size: (slots + padding) * perSlot, seconds: samples / sampleRate }
}
