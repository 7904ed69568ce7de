/** How long an Ogg recording of Opus plays (RFC 3533, RFC 7845). */
import { OPUS_RATE, opusPacketSamples } from './opus-packet.ts'

const PAGE_HEADER = 27
const CONTINUED = 1
const FIRST_PAGE = 2
const HEAD = 'OpusHead'
/** OpusHead and OpusTags. */
const HEADER_PACKETS = 2
const NO_POSITION = -1n

interface Page {
  readonly flags: number
  /** Samples at 48 kHz up to its end; -1 where no packet ends on it. */
  readonly position: bigint
  readonly serial: number
  /** Lengths of its segments. */
  readonly lacing: Uint8Array
  readonly dataStart: number
  readonly end: number
}

/**
 * Seconds by count of packets, or by the pages' own positions where these are later. Null for anything but
 * one complete stream of Opus. Throws RangeError where it is truncated. Reads each page's table once.
 */
export function oggSeconds(bytes: Uint8Array): number | null {
  let samples = 0
  let claimed = 0
  let packets = 0
  let serial: number | null = null
  /** Offset of the first byte of a packet that spans pages. */
  let first: number | null = null
  for (let at = 0; at < bytes.length; ) {
    const page = readPage(bytes, at)
    if (page === null) return null
    serial ??= page.serial
    const isContinued = (page.flags & CONTINUED) !== 0
    if (page.serial !== serial || isContinued !== (first !== null)) return null
    if ((at === 0) !== ((page.flags & FIRST_PAGE) !== 0)) return null
    let from = page.dataStart
    for (const length of page.lacing) {
      first ??= from
      from += length
      if (length === 255) continue
      packets++
      if (packets === 1 && !isHead(bytes, first)) return null
      if (packets > HEADER_PACKETS) {
        // A packet's length is read from its first two bytes, which may lie before a page's header.
        const packet = opusPacketSamples(bytes, first, Math.max(from, first))
        if (packet === null) return null
        samples += packet
      }
      first = null
    }
    if (page.position !== NO_POSITION) claimed = Math.max(claimed, Number(page.position))
    at = page.end
  }
  if (first !== null || packets < HEADER_PACKETS) return null
  return Math.max(samples, claimed) / OPUS_RATE
}

function readPage(bytes: Uint8Array, at: number): Page | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (view.getUint32(at) !== 0x4f676753 || view.getUint8(at + 4) !== 0) return null
  const lacingStart = at + PAGE_HEADER
  const dataStart = lacingStart + view.getUint8(at + 26)
  const lacing = bytes.subarray(lacingStart, dataStart)
  const end = lacing.reduce((sum, length) => sum + length, dataStart)
  if (end > bytes.length) return null
  return {
    flags: view.getUint8(at + 5),
    position: view.getBigInt64(at + 6, true),
    serial: view.getUint32(at + 14, true),
    lacing,
    dataStart,
    end,
  }
}

function isHead(bytes: Uint8Array, at: number): boolean {
  return String.fromCharCode(...bytes.subarray(at, at + HEAD.length)) === HEAD
}
