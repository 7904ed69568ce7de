/** The bounds of a recording without the silence at both ends. */
import { FRAMES_PER_SECOND, frameLevels, SILENT_DB } from './frame-levels.ts'

/** Margin on either side, in frames, for the breath of an 's' or the release of a final 'k'. */
const KEPT = FRAMES_PER_SECOND / 10
/** Bounds are multiples of this, in frames, so that a little more silence at the end does not move them. */
const GRID = FRAMES_PER_SECOND / 10
/** The noise level is this quantile of the frames' levels. */
const FLOOR_SHARE = 0.1
/** A frame this far above the noise is sound, in dB. */
const ABOVE_FLOOR_DB = 8
/** A frame at most this far below the loudest is sound, too, in dB: without silence nothing is cut. */
const BENEATH_LOUDEST_DB = 30
/** Thresholds are multiples of this, rounded down, for the same reason: from 5 dB above the noise on. */
const STEP_DB = 3
/** A frame below this level is of a microphone that is off, and does not count as room noise. */
const DEAD_DB = -90

export interface SoundBounds {
  /** First sample. */
  readonly from: number
  /** The sample after the last. */
  readonly to: number
}

/**
 * From 100 to 200 ms before the first sound to as much after the last, within the recording. Null where it
 * has none, as of a microphone that is off. `samples` in -1..1.
 */
export function soundBounds(samples: Float32Array, sampleRate: number): SoundBounds | null {
  const { plain, emphasised } = frameLevels(samples, sampleRate)
  // Too short for a frame.
  if (plain.length === 0) return { from: 0, to: samples.length }
  const [isSound, isSharp] = [above(plain), above(emphasised)]
  const sounds = (at: number) => isSound(at) || isSharp(at)
  let first = 0
  while (first < plain.length && !sounds(first)) first++
  if (first === plain.length) return null
  let last = plain.length - 1
  while (!sounds(last)) last--
  const perFrame = Math.round(sampleRate / FRAMES_PER_SECOND)
  const from = Math.floor(Math.max(0, first - KEPT) / GRID) * GRID * perFrame
  const to = Math.ceil((last + 1 + KEPT) / GRID) * GRID * perFrame
  return { from, to: Math.min(samples.length, to) }
}

/** A predicate with a threshold derived from the recording. */
function above(levels: Float32Array): (at: number) => boolean {
  const alive = levels.filter(level => level > DEAD_DB).sort()
  const floor = alive[Math.floor((alive.length - 1) * FLOOR_SHARE)] ?? SILENT_DB
  const loudest = alive.at(-1) ?? SILENT_DB
  const wanted = Math.min(floor + ABOVE_FLOOR_DB, loudest - BENEATH_LOUDEST_DB)
  const threshold = Math.max(DEAD_DB, Math.floor(wanted / STEP_DB) * STEP_DB)
  return at => (levels[at] ?? SILENT_DB) > threshold
}
