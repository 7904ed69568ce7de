/** The codec of an MP4's audio track (ISO 14496-12 §12.2, ISO 14496-3 §1.6, "Opus in ISOBMFF" §4.3). */
import type { Box, Mp4Boxes } from './mp4-boxes.ts'

export type Mp4Codec =
  | { readonly kind: 'opus' }
  /** Seconds of one access unit. */
  | { readonly kind: 'aac'; readonly unit: number }

/** Of a sample entry and an audio one, before its boxes. */
const AUDIO_ENTRY = 28
/** Of ISO 14496-3 table 1.18, in Hz. */
const RATES: readonly number[] = [
  96_000, 88_200, 64_000, 48_000, 44_100, 32_000, 24_000, 22_050, 16_000, 12_000, 11_025, 8_000, 7_350,
]
const EXPLICIT_RATE = 15
/** Low complexity; with bands added to it, and with stereo added to those. */
const AAC_LC = 2
const EXTENDED: ReadonlySet<number> = new Set([5, 29])
const DECODER_CONFIG = 4
const DECODER_SPECIFIC = 5

/** Null for any other codec, and for several. */
export function mp4Codec(view: DataView, boxes: Mp4Boxes, stsd: Box): Mp4Codec | null {
  const entries = boxes.in(stsd.start + 8, stsd.end)
  const [entry] = entries
  if (!entry || entries.length !== 1) return null
  if (entry.type === 'Opus') return { kind: 'opus' }
  if (entry.type !== 'mp4a') return null
  // QuickTime's entries of later versions are longer.
  if (view.getUint16(entry.start + 8) !== 0) return null
  const esds = boxes.in(entry.start + AUDIO_ENTRY, entry.end).find(({ type }) => type === 'esds')
  return esds ? aacOf(view, esds) : null
}

function aacOf(view: DataView, esds: Box): Mp4Codec | null {
  const at = specificConfig(view, esds)
  if (at === null) return null
  const bits = bitReader(view, at, esds.end)
  const object = objectType(bits)
  const rate = sampleRate(bits)
  bits(4)
  let core = object
  if (EXTENDED.has(object)) {
    sampleRate(bits)
    core = objectType(bits)
  }
  if (core !== AAC_LC || rate === null) return null
  const samples = bits(1) === 1 ? 960 : 1024
  return { kind: 'aac', unit: samples / rate }
}

/** Where the decoder's own configuration begins: inside ES_Descriptor, inside DecoderConfigDescriptor. */
function specificConfig(view: DataView, { start, end }: Box): number | null {
  let at = start + 4
  while (at < end) {
    const tag = view.getUint8(at)
    let size = 0
    let width = 1
    for (let more = true; more && width <= 4; width++) {
      const byte = view.getUint8(at + width)
      size = (size << 7) | (byte & 0x7f)
      more = (byte & 0x80) !== 0
    }
    const content = at + width
    if (tag === DECODER_SPECIFIC) return content
    // ES_Descriptor has an id and flags, of which none that makes it longer is taken.
    if (tag === 3) {
      if ((view.getUint8(content + 2) & 0xe0) !== 0) return null
      at = content + 3
    } else at = tag === DECODER_CONFIG ? content + 13 : content + size
  }
  return null
}

type ReadBits = (count: number) => number

/** Throws RangeError behind `end`. */
function bitReader(view: DataView, start: number, end: number): ReadBits {
  let at = start * 8
  return count => {
    let value = 0
    for (let bit = 0; bit < count; bit++, at++) {
      if (at >= end * 8) throw new RangeError('a configuration that ends too early')
      value = value * 2 + ((view.getUint8(at >> 3) >> (7 - (at & 7))) & 1)
    }
    return value
  }
}

function objectType(bits: ReadBits): number {
  const type = bits(5)
  return type === 31 ? 32 + bits(6) : type
}

function sampleRate(bits: ReadBits): number | null {
  const index = bits(4)
  const rate = index === EXPLICIT_RATE ? bits(24) : RATES[index]
  return rate && rate > 0 ? rate : null
}
