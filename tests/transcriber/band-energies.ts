/** What a sentence sounds like, coarse enough to survive a browser's voice processing: log mel band energies. */
import FFT from 'fft.js'
import { SAMPLE_RATE } from './wav.ts'

export const BANDS = 24
/** 25 ms frames, 10 ms apart, in samples. */
const FRAME = 400
export const HOP = 160
const FFT_SIZE = 512
/** Band edges in Hz. A browser's resampler is soft above 7 kHz, and its processing cuts the lowest tones. */
const LOWEST = 125
const HIGHEST = 6_800
/** Energies more than this far beneath the loudest count as silence, in dB: there only noise differs. */
const FLOOR_DB = 40
/** A frame is speech when its loudest band is no further than this beneath the loudest of all, in dB. */
const SPEECH_DB = 30

export interface BandEnergies {
  readonly frames: number
  /** `frames` rows of BANDS values in dB beneath the loudest, floored: 0 is the loudest, -40 silence. */
  readonly levels: Float64Array
  /** First frame of speech and the one after the last; equal where there is no speech. */
  readonly speech: { readonly from: number; readonly to: number }
}

const fft = new FFT(FFT_SIZE)
const hann = Float64Array.from({ length: FRAME }, (_, i) => 0.5 - 0.5 * Math.cos((2 * Math.PI * i) / FRAME))
const bands = melBands()

/** `samples` at 16 kHz. The result does not depend on loudness; silence gives only floor. */
export function bandEnergies(samples: Float32Array): BandEnergies {
  const frames = Math.max(0, Math.floor((samples.length - FRAME) / HOP) + 1)
  const levels = new Float64Array(frames * BANDS)
  const padded = new Float64Array(FFT_SIZE)
  const spectrum = new Float64Array(2 * FFT_SIZE)
  for (let frame = 0; frame < frames; frame++) {
    for (let i = 0; i < FRAME; i++) padded[i] = (samples[frame * HOP + i] ?? 0) * (hann[i] ?? 0)
    fft.realTransform(spectrum, padded)
    for (let band = 0; band < BANDS; band++) levels[frame * BANDS + band] = bandDb(spectrum, band)
  }
  return { frames, levels, speech: normalise(levels, frames) }
}

/** `spectrum` holds real and imaginary parts by turns. */
function bandDb(spectrum: Float64Array, band: number): number {
  let energy = 0
  for (const { bin, weight } of bands[band] ?? [])
    energy += weight * ((spectrum[2 * bin] ?? 0) ** 2 + (spectrum[2 * bin + 1] ?? 0) ** 2)
  return 10 * Math.log10(energy)
}

/** Levels become relative to the loudest, floored; tells where the speech is. */
function normalise(levels: Float64Array, frames: number): { from: number; to: number } {
  let loudest = -Infinity
  for (const level of levels) loudest = Math.max(loudest, level)
  let from = frames
  let to = 0
  for (let i = 0; i < levels.length; i++) {
    const level = loudest === -Infinity ? -FLOOR_DB : (levels[i] ?? 0) - loudest
    levels[i] = Math.max(level, -FLOOR_DB)
    if (level < -SPEECH_DB) continue
    const frame = Math.floor(i / BANDS)
    from = Math.min(from, frame)
    to = frame + 1
  }
  return from < to ? { from, to } : { from: 0, to: 0 }
}

/** Triangles of equal width in mel, 2595 log10(1 + f/700) (O'Shaughnessy, 1987). */
function melBands(): { bin: number; weight: number }[][] {
  const toMel = (hz: number) => 2595 * Math.log10(1 + hz / 700)
  const width = (toMel(HIGHEST) - toMel(LOWEST)) / (BANDS + 1)
  return Array.from({ length: BANDS }, (_, band) => {
    const centre = toMel(LOWEST) + (band + 1) * width
    const members: { bin: number; weight: number }[] = []
    for (let bin = 1; bin < FFT_SIZE / 2; bin++) {
      const weight = 1 - Math.abs(toMel((bin * SAMPLE_RATE) / FFT_SIZE) - centre) / width
      if (weight > 0) members.push({ bin, weight })
    }
    return members
  })
}
