/** Loudness for a meter. */

/** Root mean square, in dB below full scale, that shows as nothing: about the noise of a quiet room. */
const FLOOR_DB = -60
/** ... and as full: speech close to the microphone. Found by trying; no standard is meant. */
const TOP_DB = -12

/** The loudness of the first `length` samples, 0..1, linear in dB. NaN counts as silence. */
export function level(samples: Float32Array, length: number): number {
  let energy = 0
  for (let i = 0; i < length; i++) {
    const power = (samples[i] ?? 0) ** 2
    if (power > 0) energy += power // NaN is not
  }
  const db = 10 * Math.log10(energy / (length || 1))
  return Math.min(1, Math.max(0, (db - FLOOR_DB) / (TOP_DB - FLOOR_DB)))
}
