/** Detects from the loudness whether a recording could be speech. */
import type { Silence } from '../shared/contracts/recorder.ts'

/** Of `level`'s scale: about -50 dB below full scale, well under quiet speech and over the noise of most rooms. */
const QUIET = 0.2
/** Seconds from the start without a voice that count as silence. */
const UNHEARD_SECONDS = 3
/** ... and seconds of quiet after a voice: to think, or to look at a receipt, takes less. */
const PAUSE_SECONDS = 12

/** `tell` is called when it changes; a recording begins without silence. */
export function createSilenceDetector(tell: (silence: Silence | null) => void) {
  /** When quiet becomes silence, in seconds of the recording. */
  let silentFrom = UNHEARD_SECONDS
  /** Which it is then. */
  let kind: Silence = 'unheard'
  let told: Silence | null = null

  /** `seconds` into the recording it is as loud as `level`, 0..1. */
  return (seconds: number, level: number): void => {
    if (level > QUIET) {
      silentFrom = seconds + PAUSE_SECONDS
      kind = 'quiet'
    }
    const next = seconds >= silentFrom ? kind : null
    if (next === told) return
    told = next
    tell(told)
  }
}
