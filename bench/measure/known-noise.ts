/** The fake microphone's sound: noise that repeats nowhere, so that any stretch of it tells where it belongs. */

export const RATE = 16_000
/** Of full scale. */
const LOUDNESS = 0.2
/** High enough to place a stretch to the sample, low enough for every recorder's resampler. In Hz. */
const CUTOFF = 3000
const TAPS = 101

/** The first `length` samples at 16 kHz, nominally in -1..1, always the same. */
export function knownNoise(length: number): Float32Array {
  const random = xorshift32(0x2545f491)
  const white = Float32Array.from({ length: length + TAPS }, () => random() * 2 - 1)
  const taps = lowPass()
  const gain = LOUDNESS / Math.sqrt(taps.reduce((sum, tap) => sum + tap * tap, 0) / 3)
  return Float32Array.from({ length }, (_, i) => {
    let sum = 0
    for (let k = 0; k < TAPS; k++) sum += (taps[k] ?? 0) * (white[i + k] ?? 0)
    return sum * gain
  })
}

/** A windowed sinc; the window is Hamming's (Harris, Proc. IEEE 66, 1978). */
function lowPass(): Float64Array {
  const middle = (TAPS - 1) / 2
  return Float64Array.from({ length: TAPS }, (_, k) => {
    const x = ((2 * CUTOFF) / RATE) * (k - middle)
    const sinc = x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x)
    return sinc * (0.54 - 0.46 * Math.cos((2 * Math.PI * k) / (TAPS - 1)))
  })
}

/** Uniform in 0..1 (Marsaglia, Xorshift RNGs, J. Stat. Softw. 8, 2003). */
function xorshift32(seed: number): () => number {
  let state = seed
  return () => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return (state >>> 0) / 2 ** 32
  }
}
