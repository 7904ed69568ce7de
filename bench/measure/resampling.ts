/** What the resampler takes on one core, in this process: V8, as in Chromium. */
import { createResampler } from '../../workers/resampler.ts'
import { WavBuffer } from '../../workers/wav.ts'
import { knownNoise, RATE } from './known-noise.ts'

export interface Resampling {
  readonly inputRate: number
  readonly seconds: number
  /** Processor time of each run, in ms. */
  readonly milliseconds: readonly number[]
}

/** Samples of one block: what the worklet sends. */
const BLOCK = 2048

export function measureResampling(
  inputRates: readonly number[],
  seconds: number,
  runs: number,
): Resampling[] {
  return inputRates.map(inputRate => {
    const samples = knownNoise(seconds * inputRate)
    const once = () => resample(samples, inputRate, seconds)
    once()
    return { inputRate, seconds, milliseconds: Array.from({ length: runs }, once) }
  })
}

function resample(samples: Float32Array, inputRate: number, seconds: number): number {
  const resampler = createResampler(inputRate, new WavBuffer(RATE, seconds * RATE))
  const before = process.cpuUsage()
  for (let from = 0; from < samples.length; from += BLOCK) {
    resampler.append(samples, from, Math.min(from + BLOCK, samples.length))
  }
  resampler.end()
  return process.cpuUsage(before).user / 1000
}
