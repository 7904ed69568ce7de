/** Levels of a sound in frames of 10 ms. */

/** Frames a second. */
export const FRAMES_PER_SECOND = 100
/** Levels are no lower than this, in dB: less than one step of 16 bits. */
export const SILENT_DB = -100
/**
 * Coefficient of the pre-emphasis filter, as usual for speech: it raises 's' and 't' by some 20 dB over mains
 * hum, which would mask them.
 */
const PRE_EMPHASIS = 0.97

export interface FrameLevels {
  /** dB relative to full scale, from `SILENT_DB`; each over 30 ms, so that a single click does not stand out. */
  readonly plain: Float32Array
  /** The same with the high tones lifted. */
  readonly emphasised: Float32Array
}

/** `samples` in -1..1. A partial frame at the end is dropped. */
export function frameLevels(samples: Float32Array, sampleRate: number): FrameLevels {
  const frame = Math.round(sampleRate / FRAMES_PER_SECOND)
  const count = Math.floor(samples.length / frame)
  const plain = new Float32Array(count)
  const emphasised = new Float32Array(count)
  let before = 0
  for (let at = 0; at < count; at++) {
    let energy = 0
    let difference = 0
    for (let i = at * frame; i < (at + 1) * frame; i++) {
      const sample = samples[i] ?? 0
      energy += sample * sample
      difference += (sample - PRE_EMPHASIS * before) ** 2
      before = sample
    }
    plain[at] = energy / frame
    emphasised[at] = difference / frame
  }
  return { plain: inDecibels(plain), emphasised: inDecibels(emphasised) }
}

function inDecibels(energies: Float32Array): Float32Array {
  return energies.map((energy, at) => {
    const mean = (energy + (energies[at - 1] ?? energy) + (energies[at + 1] ?? energy)) / 3
    return Math.max(SILENT_DB, 10 * Math.log10(mean))
  })
}
