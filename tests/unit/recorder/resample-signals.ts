/** Signals for the resampler's tests, and what is measured on them. */
import { createResampler } from '../../../workers/resampler.ts'

export const OUTPUT_RATE = 16_000

/** `samples` at `rate` Hz as the resampler makes 16 kHz of them, handed over in blocks of the sizes given, in turn. */
export function resampled(
  samples: Float32Array,
  rate: number,
  blockSizes: readonly number[] = [2048],
): Float32Array {
  const blocks: Float32Array[] = []
  const resampler = createResampler(rate, {
    sampleRate: OUTPUT_RATE,
    isFull: false,
    append: (made, from, to) => blocks.push(made.slice(from, to)),
  })
  for (let at = 0, i = 0; at < samples.length; i++) {
    const to = Math.min(samples.length, at + (blockSizes[i % blockSizes.length] ?? 1))
    resampler.append(samples, at, to)
    at = to
  }
  resampler.end()
  return joined(blocks)
}

/** A second of a sine of amplitude 1, or as long as `seconds` says. */
export function tone(hz: number, rate: number, seconds = 1): Float32Array {
  return Float32Array.from({ length: Math.round(seconds * rate) }, (_, i) =>
    Math.sin((2 * Math.PI * hz * i) / rate),
  )
}

/** A sine whose frequency runs evenly from one to the other within `seconds`. */
export function sweep(fromHz: number, toHz: number, rate: number, seconds: number): Float32Array {
  return Float32Array.from({ length: Math.round(seconds * rate) }, (_, i) => {
    const t = i / rate
    return Math.sin(2 * Math.PI * (fromHz * t + ((toHz - fromHz) * t * t) / (2 * seconds)))
  })
}

/** Even noise in -1..1, the same every time (xorshift32, Marsaglia 2003). */
export function noise(length: number): Float32Array {
  let state = 0x9e3779b9
  return Float32Array.from({ length }, () => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return state / 2 ** 31
  })
}

/** Amplitude of the sine at `hz` that fits best, by least squares, in dB against 1. */
export function levelAt(hz: number, samples: Float32Array): number {
  let sines = 0
  let cosines = 0
  let weights = 0
  for (const [i, sample] of samples.entries()) {
    // Hann's window: what is elsewhere in the band stays out of it.
    const weight = 1 - Math.cos((2 * Math.PI * (i + 0.5)) / samples.length)
    const angle = (2 * Math.PI * hz * i) / OUTPUT_RATE
    sines += weight * sample * Math.sin(angle)
    cosines += weight * sample * Math.cos(angle)
    weights += weight
  }
  return decibels((2 * Math.hypot(sines, cosines)) / weights)
}

/** Root mean square. */
export function rms(samples: Float32Array): number {
  return Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length)
}

/** Power of all there is, in dB against a sine of amplitude 1. */
export function powerOf(samples: Float32Array): number {
  return decibels(rms(samples) * Math.SQRT2)
}

function decibels(ratio: number): number {
  return 20 * Math.log10(ratio)
}

/** Without the first and last 20 ms, where a tone begins and breaks off: that is no tone but a click. */
export function inner(samples: Float32Array): Float32Array {
  return samples.subarray(OUTPUT_RATE / 50, samples.length - OUTPUT_RATE / 50)
}

export function difference(a: Float32Array, b: Float32Array): Float32Array {
  return a.map((sample, i) => sample - (b[i] ?? 0))
}

function joined(blocks: readonly Float32Array[]): Float32Array {
  const all = new Float32Array(blocks.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const block of blocks) {
    all.set(block, at)
    at += block.length
  }
  return all
}
