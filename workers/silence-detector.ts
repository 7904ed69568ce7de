/** Detects from the loudness whether a recording could be speech. */

/** Of `level`'s scale: about -50 dB below full scale, well under quiet speech and over the noise of most rooms. */
const QUIET = 0.2
/** Seconds from the start without a voice that count as silence. */
const UNHEARD_SECONDS = 3
/** ... and seconds of quiet after a voice: a pause for thought is shorter. */
const PAUSE_SECONDS = 6

/** `tell` is called when it changes; a recording begins as not silent. */
export function createSilenceDetector(tell: (silent: boolean) => void) {
  /** When quiet becomes silence, in seconds of the recording. */
  let silentFrom = UNHEARD_SECONDS
  let silent = false

  /** `seconds` into the recording it is as loud as `level`, 0..1. */
  return (seconds: number, level: number): void => {
    if (level > QUIET) silentFrom = seconds + PAUSE_SECONDS
    const next = seconds >= silentFrom
    if (next === silent) return
    silent = next
    tell(silent)
  }
}
