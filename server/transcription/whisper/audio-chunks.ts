/** Cuts a long recording at pauses, as Whisper takes 30 s at a time. */

/** Hz. */
export const SAMPLE_RATE = 16_000
const MOST = 30 * SAMPLE_RATE
/** Earliest cut, which keeps the number of chunks minimal. */
const LEAST = 20 * SAMPLE_RATE
/** 0.2 s: shorter than the pause between two sentences, longer than the stop in a 't'. */
const PAUSE = 0.2 * SAMPLE_RATE

/**
 * Views of `samples` of at most 30 s each, without gaps or overlap. Cuts are in pauses, so that no word is
 * split: overlapping chunks would have to be merged by their text, in which a list of amounts may repeat
 * 'five thousand'.
 */
export function audioChunks(samples: Float32Array): Float32Array[] {
  const found: Float32Array[] = []
  let rest = samples
  while (rest.length > MOST) {
    const cut = quietest(rest)
    found.push(rest.subarray(0, cut))
    rest = rest.subarray(cut)
  }
  return [...found, rest]
}

/** The middle of the quietest part within the last third of a chunk. */
function quietest(samples: Float32Array): number {
  const energy = (at: number) => (samples[at] ?? 0) ** 2
  let sum = 0
  for (let at = LEAST; at < LEAST + PAUSE; at++) sum += energy(at)
  let least = sum
  let start = LEAST
  for (let at = LEAST + 1; at + PAUSE <= MOST; at++) {
    sum += energy(at + PAUSE - 1) - energy(at - 1)
    if (sum < least) {
      least = sum
      start = at
    }
  }
  return start + PAUSE / 2
}
