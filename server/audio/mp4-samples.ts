/** The samples of an MP4's audio track, in one table or in fragments (ISO 14496-12 §8.6, §8.7, §8.8). */
import type { Box, Mp4Boxes } from './mp4-boxes.ts'

export interface Mp4Sample {
  readonly start: number
  readonly size: number
}

export interface Mp4Track {
  readonly samples: readonly Mp4Sample[]
  /** In the track's own time scale, as the file claims. */
  readonly claimed: number
}

/** Of 60 s there are 24,000 at 2.5 ms each, the shortest packet there is. */
export const MOST_SAMPLES = 25_000

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

/** Defaults for fields that a fragment omits (`trex`). */
export interface SampleDefaults {
  readonly duration: number
  readonly size: number
}

const HAS = { base: 1, description: 2, duration: 8, size: 16, flags: 32 } as const
const RUN_HAS = { offset: 1, firstFlags: 4, duration: 0x100, size: 0x200, flags: 0x400, time: 0x800 } as const

/** Of one `moof`, whose one track they must be. */
export function fragmentSamples(
  view: DataView,
  boxes: Mp4Boxes,
  moof: Box,
  trex: SampleDefaults,
): Mp4Track | null {
  const trafs = boxes.within(moof).filter(({ type }) => type === 'traf')
  const [traf] = trafs
  if (!traf || trafs.length !== 1) return null
  const inside = boxes.within(traf)
  const tfhd = inside.find(({ type }) => type === 'tfhd')
  if (!tfhd) return null
  const has = view.getUint32(tfhd.start) & 0xffffff
  let at = tfhd.start + 8
  const base = has & HAS.base ? Number(view.getBigUint64(at)) : moof.offset
  at += has & HAS.base ? 8 : 0
  at += has & HAS.description ? 4 : 0
  const duration = has & HAS.duration ? view.getUint32(at) : trex.duration
  at += has & HAS.duration ? 4 : 0
  const size = has & HAS.size ? view.getUint32(at) : trex.size
  const samples: Mp4Sample[] = []
  let claimed = 0
  let next = base
  for (const trun of inside.filter(({ type }) => type === 'trun')) {
    const run = runSamples(view, trun, base, next, { duration, size })
    samples.push(...run.samples)
    claimed += run.claimed
    next = run.end
    bounded(samples.length)
  }
  return { samples, claimed }
}

function runSamples(
  view: DataView,
  trun: Box,
  base: number,
  behind: number,
  otherwise: SampleDefaults,
): Mp4Track & { readonly end: number } {
  const has = view.getUint32(trun.start) & 0xffffff
  const count = bounded(view.getUint32(trun.start + 4))
  let at = trun.start + 8
  let start = has & RUN_HAS.offset ? base + view.getInt32(at) : behind
  at += has & RUN_HAS.offset ? 4 : 0
  at += has & RUN_HAS.firstFlags ? 4 : 0
  const samples: Mp4Sample[] = []
  let claimed = 0
  const read = (field: number, fallback: number) => {
    if (!(has & field)) return fallback
    at += 4
    return view.getUint32(at - 4)
  }
  for (let n = 0; n < count; n++) {
    claimed += read(RUN_HAS.duration, otherwise.duration)
    const size = read(RUN_HAS.size, otherwise.size)
    read(RUN_HAS.flags, 0)
    read(RUN_HAS.time, 0)
    samples.push({ start, size })
    start += size
  }
  return { samples, claimed, end: start }
}

function bounded(count: number): number {
  if (count > MOST_SAMPLES) throw new TooManySamples('more samples than a recording has')
  return count
}

/** So many samples exceed the longest recording, whatever their duration. */
export class TooManySamples extends Error {
  override name = 'TooManySamples'
}
