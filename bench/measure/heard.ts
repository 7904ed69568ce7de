/** How much of a recording is sound. */
import { ONSET } from '../page/api.ts'
import { RATE } from './known-noise.ts'

/** From the first sample of `ONSET` to the last, in ms. Throws where there is none. */
export function msHeardIn(samples: Int16Array): number {
  const first = samples.findIndex(sample => Math.abs(sample) >= ONSET * 32_768)
  if (first < 0) throw new Error('the recording is silent')
  return ((samples.length - first) / RATE) * 1000
}
