/** Why a recording did not begin, or ends before the button is let go. */
import type { MicrophoneFault } from './microphone.ts'

export type StartFault = MicrophoneFault | { readonly kind: 'startFailed'; readonly reason: string }

/**
 * `microphoneLost`: unplugged, or its permission taken back. `contextInterrupted`: the system took the audio away.
 * `captureFailed`, `workerFailed`: one of ours broke. What was said until then comes out of `stop` as far as it can.
 */
export type Interruption = 'microphoneLost' | 'contextInterrupted' | 'captureFailed' | 'workerFailed'

/** For whatever the audio graph threw. */
export function startFault(error: unknown): StartFault {
  if (error instanceof DOMException && error.name === 'NotSupportedError') return { kind: 'notSupported' }
  return { kind: 'startFailed', reason: error instanceof Error ? error.message : String(error) }
}
