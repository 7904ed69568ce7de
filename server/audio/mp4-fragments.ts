/** The samples of an MP4's audio track in fragments (ISO 14496-12 §8.8). */
import type { Box, Mp4Boxes } from './mp4-boxes.ts'
import { bounded, type Mp4Sample, type Mp4Track } from './mp4-samples.ts'

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
