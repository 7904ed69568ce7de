/** The duration of a recording in any container, counted, since the file's own claim is not trusted. */
import type { Container } from './container.ts'
import { mp4Seconds } from './mp4.ts'
import { mpegSeconds } from './mpeg.ts'
import { oggSeconds } from './ogg.ts'
import { webmSeconds } from './webm.ts'

/**
 * The longest recording of a container other than WAV, in seconds: 60, the encoder's padding, and the lateness of a timer on
 * a slow phone, which is what ends it.
 */
export const MAX_ENCODED_SECONDS = 62

const READERS: Readonly<Record<Exclude<Container, 'wav'>, (bytes: Uint8Array) => number | null>> = {
  webm: webmSeconds,
  ogg: oggSeconds,
  mp4: mp4Seconds,
  mpeg: mpegSeconds,
}

export type EncodedContainer = keyof typeof READERS

/** Seconds; 0 for a recording without sound, null where they cannot be counted. Never throws. */
export function encodedSeconds(container: EncodedContainer, bytes: Uint8Array): number | null {
  try {
    return READERS[container](bytes)
  } catch (error) {
    // A read beyond the end.
    if (error instanceof RangeError) return null
    throw error
  }
}
