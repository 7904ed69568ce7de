/** The samples of an MP4's audio track, and how many a recording may have. */

export interface Mp4Sample {
  readonly start: number
  readonly size: number
}

export interface Mp4Track {
  readonly samples: readonly Mp4Sample[]
  /** In the track's own time scale, as the file claims. */
  readonly claimed: number
}

/** Of 60 s there are 24,000 at 2.5 ms each, the shortest packet there is. */
export const MOST_SAMPLES = 25_000

/** Throws beyond `MOST_SAMPLES`. */
export function bounded(count: number): number {
  if (count > MOST_SAMPLES) throw new TooManySamples('more samples than a recording has')
  return count
}

/** So many samples exceed the longest recording, whatever their duration. */
export class TooManySamples extends Error {
  override name = 'TooManySamples'
}
