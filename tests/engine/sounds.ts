/** Recordings for the tiny Whisper, which knows high sounds from low ones and both from silence. */
import { wavBytes } from '../unit/server/support/wav-bytes.ts'

const RATE = 16_000
const HEADER_BYTES = 44

/** Partials from `lowest` to `highest` Hz, `apart` from each other, that never clip. */
export function tones(
  { lowest, highest, apart }: { lowest: number; highest: number; apart: number },
  seconds: number,
): Float32Array<ArrayBuffer> {
  const count = Math.floor((highest - lowest) / apart) + 1
  return new Float32Array(seconds * RATE).map((_, at) => {
    let sum = 0
    for (let partial = 0; partial < count; partial++)
      sum += Math.sin((2 * Math.PI * (lowest + partial * apart) * at) / RATE)
    return sum / count
  })
}

/** Mel bands in the lower half alone, or in the upper. */
export const LOW = { lowest: 100, highest: 1600, apart: 100 }
const HIGH = { lowest: 2000, highest: 7800, apart: 200 }

export const INDONESIAN = tones(LOW, 3)
export const ENGLISH = tones(HIGH, 3)
export const NEITHER = noise(3)
export const SILENCE = new Float32Array(3 * RATE)

/** The same each time (a linear congruential generator). */
function noise(seconds: number): Float32Array<ArrayBuffer> {
  let state = 1
  return new Float32Array(seconds * RATE).map(() => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31
    return state / 2 ** 31 - 0.5
  })
}

export function asWav(samples: Float32Array): Uint8Array<ArrayBuffer> {
  const bytes = wavBytes({ seconds: samples.length / RATE })
  const view = new DataView(bytes.buffer, HEADER_BYTES)
  samples.forEach((sample, at) => {
    view.setInt16(at * 2, Math.round(sample * 0x7fff), true)
  })
  return bytes
}
