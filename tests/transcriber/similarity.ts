/** How alike two sounds are: the correlation of their band energies at the best shift in time. */
import { BANDS, type BandEnergies } from './band-energies.ts'

/** Share of the sentence's speech that a recording must hold. */
const LEAST_COVERAGE = 0.8

export interface Match {
  /** -1..1; 0 where the recording is too short to hold the sentence. */
  readonly correlation: number
  /** Frames of the recording before the sentence's first one; negative where its beginning is missing. */
  readonly shift: number
}

/**
 * Slides `sentence` over `recording`, from where the recording holds the last 80 % of its speech to where
 * it holds the first 80 %. Each band's own mean over the overlap is taken off both first, so that neither
 * loudness nor the tone colour of a microphone counts.
 */
export function bestMatch(sentence: BandEnergies, recording: BandEnergies): Match {
  const { from, to } = sentence.speech
  const needed = Math.ceil(LEAST_COVERAGE * (to - from))
  let best: Match = { correlation: 0, shift: 0 }
  if (needed === 0) return best
  const a = accumulate(sentence)
  const b = accumulate(recording)
  for (let shift = needed - to; shift <= recording.frames - from - needed; shift++) {
    const first = Math.max(0, -shift)
    const last = Math.min(sentence.frames, recording.frames - shift)
    const covered = Math.min(last, to) - Math.max(first, from)
    if (covered < needed) continue
    const correlation = correlate(a, b, { first, last, shift })
    if (correlation > best.correlation) best = { correlation, shift }
  }
  return best
}

interface Overlap {
  /** Frames of the sentence: the first and the one after the last. */
  readonly first: number
  readonly last: number
  readonly shift: number
}

/** Levels with their running sums, so that the mean over any stretch costs two look-ups. */
interface Accumulated {
  readonly levels: Float64Array
  /** Row n holds each band's sum over the frames before n. */
  readonly sums: Float64Array
  /** Entry n holds the sum of all squares before frame n. */
  readonly squares: Float64Array
}

function accumulate({ levels, frames }: BandEnergies): Accumulated {
  const sums = new Float64Array((frames + 1) * BANDS)
  const squares = new Float64Array(frames + 1)
  for (let frame = 0; frame < frames; frame++) {
    let square = squares[frame] ?? 0
    for (let i = frame * BANDS; i < (frame + 1) * BANDS; i++) {
      const level = levels[i] ?? 0
      sums[i + BANDS] = (sums[i] ?? 0) + level
      square += level * level
    }
    squares[frame + 1] = square
  }
  return { levels, sums, squares }
}

/** Pearson's correlation over all bands, each with its own mean removed; 0 where either is constant. */
function correlate(a: Accumulated, b: Accumulated, { first, last, shift }: Overlap): number {
  let covariance = dot(a.levels, first * BANDS, b.levels, (first + shift) * BANDS, (last - first) * BANDS)
  let varianceA = (a.squares[last] ?? 0) - (a.squares[first] ?? 0)
  let varianceB = (b.squares[last + shift] ?? 0) - (b.squares[first + shift] ?? 0)
  for (let band = 0; band < BANDS; band++) {
    const sumA = stretch(a, band, first, last)
    const sumB = stretch(b, band, first + shift, last + shift)
    covariance -= (sumA * sumB) / (last - first)
    varianceA -= (sumA * sumA) / (last - first)
    varianceB -= (sumB * sumB) / (last - first)
  }
  const scale = Math.sqrt(Math.max(0, varianceA) * Math.max(0, varianceB))
  return scale > 1e-6 ? covariance / scale : 0
}

function stretch({ sums }: Accumulated, band: number, first: number, last: number): number {
  return (sums[last * BANDS + band] ?? 0) - (sums[first * BANDS + band] ?? 0)
}

function dot(a: Float64Array, fromA: number, b: Float64Array, fromB: number, count: number): number {
  let sum = 0
  for (let i = 0; i < count; i++) sum += (a[fromA + i] ?? 0) * (b[fromB + i] ?? 0)
  return sum
}
