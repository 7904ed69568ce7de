/** How long a WebM recording of Opus plays (RFC 8794 for EBML, RFC 9559 for Matroska). */
import { OPUS_RATE, opusPacketSamples } from './opus-packet.ts'

const ID = {
  head: 0x1a45dfa3,
  segment: 0x18538067,
  info: 0x1549a966,
  timestampScale: 0x2ad7b1,
  tracks: 0x1654ae6b,
  track: 0xae,
  codec: 0x86,
  encodings: 0x6d80,
  cluster: 0x1f43b675,
  timestamp: 0xe7,
  simpleBlock: 0xa3,
  blockGroup: 0xa0,
  block: 0xa1,
} as const
/** Elements whose children are read; their size is ignored, as a streaming recorder does not know it. */
const ENTERED: ReadonlySet<number> = new Set([
  ID.segment,
  ID.info,
  ID.tracks,
  ID.track,
  ID.cluster,
  ID.blockGroup,
])
const OPUS = 'A_OPUS'
const LACING = 0x06
/** Nanoseconds. */
const DEFAULT_SCALE = 1_000_000

interface Element {
  readonly id: number
  readonly start: number
  /** Null where it is not known. */
  readonly end: number | null
}

/**
 * Seconds by count of packets, or by timestamps where these are later. Null for anything but one track of
 * Opus with one packet per block. Throws RangeError where it is truncated. Reads each element's head once.
 */
export function webmSeconds(bytes: Uint8Array): number | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let samples = 0
  let tracks = 0
  let codecs = 0
  let scale = DEFAULT_SCALE
  let cluster = 0
  let latest = 0
  for (let at = 0; at < bytes.length; ) {
    const element = readElement(view, at)
    const { id, start } = element
    if (at === 0 && id !== ID.head) return null
    if (id === ID.track && ++tracks > 1) return null
    if (ENTERED.has(id)) {
      at = start
      continue
    }
    const { end } = element
    if (end === null || end > bytes.length) return null
    // Compressed or encrypted tracks cannot be counted.
    if (id === ID.encodings) return null
    if (id === ID.codec) {
      if (text(bytes, start, end) !== OPUS) return null
      codecs++
    }
    if (id === ID.timestampScale) scale = unsigned(view, start, end)
    if (id === ID.timestamp) cluster = unsigned(view, start, end)
    if (id === ID.simpleBlock || id === ID.block) {
      // Number of the track, two bytes of time, one of flags; then the packet.
      const time = start + numberWidth(view.getUint8(start), 8)
      if ((view.getUint8(time + 2) & LACING) !== 0 || tracks !== 1 || codecs !== 1) return null
      const packet = opusPacketSamples(bytes, time + 3, end)
      if (packet === null) return null
      samples += packet
      latest = Math.max(latest, cluster + view.getInt16(time))
    }
    at = end
  }
  if (codecs !== 1) return null
  return Math.max(samples / OPUS_RATE, (latest * scale) / 1e9)
}

function readElement(view: DataView, at: number): Element {
  const idWidth = numberWidth(view.getUint8(at), 4)
  const id = unsigned(view, at, at + idWidth)
  const sizeAt = at + idWidth
  const first = view.getUint8(sizeAt)
  const sizeWidth = numberWidth(first, 8)
  const start = sizeAt + sizeWidth
  // The marker bit is removed first: a double cannot hold both it and a small number.
  const all = 0xff >> sizeWidth
  const size = (first & all) * 256 ** (sizeWidth - 1) + unsigned(view, sizeAt + 1, start)
  const isUnknown = size === (all + 1) * 256 ** (sizeWidth - 1) - 1
  return { id, start, end: isUnknown ? null : start + size }
}

/** Number of bytes of a variable-size integer, by the leading zeros of its first byte. */
function numberWidth(first: number, most: number): number {
  const width = Math.clz32(first) - 23
  if (width > most) throw new RangeError('not a number of EBML')
  return width
}

/** Big-endian, of at most 8 bytes; inexact beyond the exact range of a double. */
function unsigned(view: DataView, start: number, end: number): number {
  if (end - start > 8) throw new RangeError('not a number of EBML')
  let value = 0
  for (let at = start; at < end; at++) value = value * 256 + view.getUint8(at)
  return value
}

function text(bytes: Uint8Array, start: number, end: number): string {
  return String.fromCharCode(...bytes.subarray(start, Math.min(end, start + 32))).replace(/\0+$/, '')
}
