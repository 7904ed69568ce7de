/** The samples of an MP4's audio track in one table (ISO 14496-12 §8.6, §8.7). */
import type { Box, Mp4Boxes } from './mp4-boxes.ts'
import { bounded, type Mp4Sample, type Mp4Track } from './mp4-samples.ts'

/** The samples of `stbl`. Throws RangeError for an inconsistent table, and beyond `MOST_SAMPLES`. */
export function tableSamples(view: DataView, boxes: Mp4Boxes, stbl: Box): Mp4Track {
  const tables = boxes.within(stbl)
  const content = (type: string) => tables.find(box => box.type === type)?.start ?? null
  const [stsz, stsc, stts] = [content('stsz'), content('stsc'), content('stts')]
  const stco = content('stco')
  const co64 = content('co64')
  const chunkTable = stco ?? co64
  if (stsz === null || stsc === null || stts === null || chunkTable === null) return EMPTY
  const fixed = view.getUint32(stsz + 4)
  const count = bounded(view.getUint32(stsz + 8))
  const sizeOf = (index: number) => fixed || view.getUint32(stsz + 12 + index * 4)
  const chunks = bounded(view.getUint32(chunkTable + 4))
  const runs = bounded(view.getUint32(stsc + 4))
  const samples: Mp4Sample[] = []
  let run = 0
  for (let chunk = 0; chunk < chunks && samples.length < count; chunk++) {
    while (run + 1 < runs && view.getUint32(stsc + 8 + (run + 1) * 12) <= chunk + 1) run++
    let start =
      stco === null
        ? Number(view.getBigUint64(chunkTable + 8 + chunk * 8))
        : view.getUint32(stco + 8 + chunk * 4)
    const inChunk = runs === 0 ? 0 : view.getUint32(stsc + 8 + run * 12 + 4)
    for (let n = 0; n < inChunk && samples.length < count; n++) {
      const size = sizeOf(samples.length)
      samples.push({ start, size })
      start += size
    }
  }
  if (samples.length !== count) throw new RangeError('samples without a place')
  return { samples, claimed: tableTime(view, stts) }
}

const EMPTY: Mp4Track = { samples: [], claimed: 0 }

function tableTime(view: DataView, stts: number): number {
  const entries = bounded(view.getUint32(stts + 4))
  let time = 0
  for (let at = stts + 8; at < stts + 8 + entries * 8; at += 8)
    time += view.getUint32(at) * view.getUint32(at + 4)
  return time
}
