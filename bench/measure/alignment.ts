/** Finds out what a recording lost of a sound that is known, whatever it was resampled or amplified by on its way. */

/** Compared at once, in samples: 10 ms at 16 kHz. */
const FRAME = 160
/** To find a lost place again; longer, because all of the reference's places compete. */
const WINDOW = 480
/** Of frame and reference; noise elsewhere in the reference reaches 0.6 at most. */
const SAME = 0.8
/** A place is looked at more closely only when every so many samples of it are alike. */
const SPARSE = 6
/** Up to this, of 32,768, a sample is silence: a resampler rings into it from both sides. */
const SILENT = 100
/** How far the place is looked for after a fault, in samples before and after the last one known. */
const BACK = 64_000
const AHEAD = 64_000
/** Where the recording may begin in the reference, in samples. */
const FIRST = 160_000
/** At its end a recording may hold this much that can't be placed, in samples, as where a filter fades out. */
const TAIL = 1600

export interface Alignment {
  /** Place in the reference of the first sample heard, and of the one after the last. */
  readonly from: number
  readonly to: number
  /** Samples of the reference, between these two, that the recording lacks. */
  readonly missing: number
  /** Samples between these two that the recording has too many. */
  readonly added: number
  /** How many times the recording broke off. */
  readonly breaks: number
}

/** Null where nothing of the reference is in the recording. Gaps are exact to the sample where nothing was resampled after them. */
export function align(recorded: Int16Array, reference: Float32Array): Alignment | null {
  const start = findStart(recorded, reference)
  if (!start) return null
  let { lag } = start
  let at = start.at
  let missing = 0
  let added = 0
  let breaks = 0
  while (at + FRAME <= recorded.length) {
    const next = nearby(recorded, at, reference, lag)
    if (next !== null) {
      lag = next
      at += FRAME
      continue
    }
    const resumed = resume(recorded, at, reference, lag)
    if (!resumed) break
    const silent = silence(recorded, at, resumed.at)
    const jump = resumed.lag - lag
    const spoilt = Math.max(0, resumed.at - at - silent - 2 * FRAME)
    missing += Math.max(0, jump + silent) + spoilt
    added += Math.max(0, -jump)
    breaks += 1
    lag = resumed.lag
    at = resumed.at
  }
  const tail = recorded.length - at
  if (tail > TAIL && silence(recorded, at, recorded.length) < tail) {
    missing += tail
    breaks += 1
  }
  return { from: start.at + start.lag, to: at + lag, missing, added, breaks }
}

interface Place {
  /** In the recording. */
  readonly at: number
  /** Place in the reference minus place in the recording. */
  readonly lag: number
}

function findStart(recorded: Int16Array, reference: Float32Array): Place | null {
  const loud = recorded.findIndex(sample => sample !== 0)
  if (loud < 0) return null
  for (let at = loud; at + WINDOW <= recorded.length && at < loud + 20 * WINDOW; at += WINDOW) {
    const lag = search(recorded, at, reference, -at, FIRST)
    if (lag === null) continue
    let first = at
    while (first >= loud + FRAME && nearby(recorded, first - FRAME, reference, lag) !== null) first -= FRAME
    return { at: first, lag }
  }
  return null
}

/** Where the reference goes on after `at`, at the earliest frame; null where it does not. */
function resume(recorded: Int16Array, at: number, reference: Float32Array, lag: number): Place | null {
  let step = FRAME
  for (let probe = at + FRAME; probe + WINDOW <= recorded.length; probe += step) {
    // Half silent it might be placed as well, and the silence be taken for a second break.
    if (silence(recorded, probe, probe + WINDOW) > 0) continue
    const unbroken = nearby(recorded, probe, reference, lag)
    const found = unbroken ?? search(recorded, probe, reference, lag - BACK, lag + AHEAD)
    if (found === null) {
      step = Math.min(2 * step, 10 * WINDOW)
      continue
    }
    let first = probe
    while (first - FRAME > at && nearby(recorded, first - FRAME, reference, found) !== null) first -= FRAME
    return { at: first, lag: found }
  }
  return null
}

/** The lag at which the frame is the reference, at most a sample off the one expected: clocks drift. */
function nearby(recorded: Int16Array, at: number, reference: Float32Array, lag: number): number | null {
  let best: number | null = null
  let most = SAME
  for (const candidate of [lag, lag - 1, lag + 1]) {
    const likeness = correlation(recorded, at, reference, at + candidate, FRAME)
    if (likeness <= most) continue
    most = likeness
    best = candidate
  }
  return best
}

function search(
  recorded: Int16Array,
  at: number,
  reference: Float32Array,
  from: number,
  to: number,
): number | null {
  let best: number | null = null
  let most = SAME
  for (let lag = Math.max(from, -at); lag <= to; lag++) {
    if (correlation(recorded, at, reference, at + lag, WINDOW, SPARSE) < SAME / 2) continue
    const likeness = correlation(recorded, at, reference, at + lag, WINDOW)
    if (likeness <= most) continue
    most = likeness
    best = lag
  }
  return best
}

function correlation(
  recorded: Int16Array,
  at: number,
  reference: Float32Array,
  place: number,
  length: number,
  step = 1,
): number {
  if (place < 0 || place + length > reference.length) return 0
  let product = 0
  let heard = 0
  let known = 0
  for (let i = 0; i < length; i += step) {
    const a = recorded[at + i] ?? 0
    const b = reference[place + i] ?? 0
    product += a * b
    heard += a * a
    known += b * b
  }
  return heard === 0 || known === 0 ? 0 : product / Math.sqrt(heard * known)
}

/** Samples of silence, in runs of eight and more: the noise is that quiet only where it crosses zero. */
function silence(recorded: Int16Array, from: number, to: number): number {
  let count = 0
  let run = 0
  for (let i = from; i <= to; i++) {
    if (i < to && Math.abs(recorded[i] ?? 0) <= SILENT) {
      run += 1
    } else {
      if (run >= 8) count += run
      run = 0
    }
  }
  return count
}
