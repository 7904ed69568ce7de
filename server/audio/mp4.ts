/** How long an MP4 recording of AAC or Opus plays, whole or in fragments (ISO 14496-12). */
import { type Box, Mp4Boxes } from './mp4-boxes.ts'
import { type Mp4Codec, mp4Codec } from './mp4-codec.ts'
import { fragmentSamples, type SampleDefaults } from './mp4-fragments.ts'
import { type Mp4Sample, TooManySamples } from './mp4-samples.ts'
import { tableSamples } from './mp4-table.ts'
import { OPUS_RATE, opusPacketSamples } from './opus-packet.ts'

/**
 * Seconds by count of samples, or by the file's own claim where that is longer. Null for anything but one
 * track of AAC or Opus. Infinity for more samples than a recording may have. Throws RangeError where a table
 * or a box exceeds the file.
 */
export function mp4Seconds(bytes: Uint8Array): number | null {
  try {
    return countSeconds(bytes)
  } catch (error) {
    if (error instanceof TooManySamples) return Number.POSITIVE_INFINITY
    throw error
  }
}

function countSeconds(bytes: Uint8Array): number | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const boxes = new Mp4Boxes(view)
  const top = boxes.in(0, bytes.length)
  const moovs = top.filter(({ type }) => type === 'moov')
  const [moov] = moovs
  if (!moov || moovs.length !== 1) return null
  const traks = boxes.within(moov).filter(({ type }) => type === 'trak')
  const [trak] = traks
  if (!trak || traks.length !== 1) return null
  const mdhd = boxes.find(trak, 'mdia', 'mdhd')
  const stbl = boxes.find(trak, 'mdia', 'minf', 'stbl')
  const stsd = stbl && boxes.find(stbl, 'stsd')
  if (!mdhd || !stbl || !stsd) return null
  const codec = mp4Codec(view, boxes, stsd)
  const scale = view.getUint32(mdhd.start + (view.getUint8(mdhd.start) === 1 ? 20 : 12))
  if (codec === null || scale === 0) return null

  const table = tableSamples(view, boxes, stbl)
  let { claimed } = table
  let seconds = playing(bytes, codec, table.samples)
  const trex = defaults(view, boxes, moov)
  for (const moof of top.filter(({ type }) => type === 'moof')) {
    const track = fragmentSamples(view, boxes, moof, trex)
    if (track === null) return null
    seconds += playing(bytes, codec, track.samples)
    claimed += track.claimed
  }
  return Number.isNaN(seconds) || seconds === 0 ? null : Math.max(seconds, claimed / scale)
}

/** NaN where one of them is no packet. */
function playing(bytes: Uint8Array, codec: Mp4Codec, samples: readonly Mp4Sample[]): number {
  if (samples.some(({ start, size }) => size === 0 || start + size > bytes.length)) return Number.NaN
  if (codec.kind === 'aac') return samples.length * codec.unit
  const counts = samples.map(({ start, size }) => opusPacketSamples(bytes, start, start + size) ?? Number.NaN)
  return counts.reduce((sum, count) => sum + count, 0) / OPUS_RATE
}

function defaults(view: DataView, boxes: Mp4Boxes, moov: Box): SampleDefaults {
  const trex = boxes.find(moov, 'mvex', 'trex')
  if (!trex) return { duration: 0, size: 0 }
  return { duration: view.getUint32(trex.start + 12), size: view.getUint32(trex.start + 16) }
}
