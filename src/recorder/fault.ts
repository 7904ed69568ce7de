/** Why a recording did not begin, or ends before the button is let go. */
import type { MicrophoneFault } from './microphone.ts'

/** `noAudio`: the microphone is open, but the browser's audio does not run, as in Firefox without an audio device. */
export type StartFault =
  | MicrophoneFault
  | { readonly kind: 'noAudio' }
  | { readonly kind: 'startFailed'; readonly reason: string }

/**
 * `microphoneLost`: unplugged, or silenced by the system. `microphoneBlocked`: its permission taken back.
 * `contextInterrupted`: the system took the audio away. `captureFailed`, `workerFailed`: one of ours broke. What was
 * said until then comes out of `stop` as far as it can.
 */
export type Interruption =
  | 'microphoneLost'
  | 'microphoneBlocked'
  | 'contextInterrupted'
  | 'captureFailed'
  | 'workerFailed'

/** In place of what a fault kept from being. */
export interface Failed<Fault> {
  readonly kind: 'failed'
  readonly fault: Fault
}

export function failed<Fault>(fault: Fault): Failed<Fault> {
  return { kind: 'failed', fault }
}

/** Thrown where a fault is known by its kind. */
export class StartError extends Error {
  readonly fault: StartFault

  constructor(fault: StartFault) {
    super(fault.kind)
    this.fault = fault
  }
}

/** For a recording that was interrupted before its first sample. */
export function interruptedStart(why: Interruption): StartError {
  if (why === 'microphoneLost') return new StartError({ kind: 'notFound' })
  if (why === 'microphoneBlocked') return new StartError({ kind: 'blocked' })
  return new StartError({ kind: 'startFailed', reason: why })
}

/** For whatever the audio graph threw. */
export function startFault(error: unknown): StartFault {
  if (error instanceof StartError) return error.fault
  const { name, message } = nameAndMessage(error)
  return name === 'NotSupportedError' ? { kind: 'notSupported' } : { kind: 'startFailed', reason: message }
}

export function nameAndMessage(error: unknown): { name: string; message: string } {
  // Anything can be thrown, and DOMException is not an Error everywhere: read what is there.
  const { name = '', message = '' } = Object(error) as { name?: unknown; message?: unknown }
  return { name: String(name), message: String(message) }
}
