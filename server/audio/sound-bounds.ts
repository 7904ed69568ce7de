/** Where in a recording something is to be heard: the silence at both ends is left out. */
import { FRAMES_PER_SECOND, frameLevels, SILENT_DB } from './frame-levels.ts'

/** Kept on either side, in frames: the breath of an 's', the release of a final 'k'. */
const KEPT = FRAMES_PER_SECOND / 10
/** Bounds lie on such frames, so that a little more silence at the end does not move them. */
const GRID = FRAMES_PER_SECOND / 10
/** The noise of the room is what is seldom undercut: this share of the frames. */
const FLOOR_SHARE = 0.1
/** A frame this far above the noise is sound, in dB. */
const ABOVE_FLOOR_DB = 8
/** And so is each that is no further beneath the loudest than this: where there is no silence, nothing is cut. */
const BENEATH_LOUDEST_DB = 30
/** Thresholds are whole multiples of it, rounded down, for the same reason: from 5 dB above the noise all is sound. */
const STEP_DB = 3
/** Below this a microphone is switched off, and its frames say nothing of the room. */
const DEAD_DB = -90

export interface SoundBounds {
  /** First sample. */
  readonly from: number
  /** The one behind the last. */
  readonly to: number
}

/**
 * 100 to 200 ms before the first and behind the last sound, as far as the recording goes. Null where it holds none at
 * all, of a microphone that is switched off. `samples` in -1..1.
 */
export function soundBounds(samples: Float32Array, sampleRate: number): SoundBounds | null {
  const { plain, emphasised } = frameLevels(samples, sampleRate)
  // Too short to tell.
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

/** By a threshold of the recording's own. */
function above(levels: Float32Array): (at: number) => boolean {
  const alive = levels.filter(level => level > DEAD_DB).sort()
  const floor = alive[Math.floor((alive.length - 1) * FLOOR_SHARE)] ?? SILENT_DB
  const loudest = alive.at(-1) ?? SILENT_DB
  const wanted = Math.min(floor + ABOVE_FLOOR_DB, loudest - BENEATH_LOUDEST_DB)
  const threshold = Math.max(DEAD_DB, Math.floor(wanted / STEP_DB) * STEP_DB)
  return at => (levels[at] ?? SILENT_DB) > threshold
}
