/** Detects from the loudness whether a recording could be speech. */

/** Of `level`'s scale: about -50 dB below full scale, well under quiet speech and over the noise of most rooms. */
const QUIET = 0.2
/** Longer quiet, in seconds, counts as silence; a pause for thought is shorter. */
const SILENCE_SECONDS = 3

export class SilenceDetector {
  readonly #tell: (silent: boolean) => void
  /** When something was last loud, in seconds of the recording. */
  #loudAt = 0
  #silent = false

  /** `tell` is called when it changes; a recording begins as not silent. */
  constructor(tell: (silent: boolean) => void) {
    this.#tell = tell
  }

  /** `seconds` into the recording it is as loud as `level`, 0..1. */
  hear(seconds: number, level: number): void {
    if (level > QUIET) this.#loudAt = seconds
    const silent = seconds - this.#loudAt >= SILENCE_SECONDS
    if (silent === this.#silent) return
    this.#silent = silent
    this.#tell(silent)
  }
}
