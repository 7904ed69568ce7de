/** Why a recording did not start, or ends before the button is released. */

/** Why there is no microphone; `reason` is the browser's own text (specification §8). */
export type MicrophoneFault =
  | {
      readonly kind: 'blocked' | 'dismissed' | 'notFound' | 'inUse' | 'security' | 'insecure' | 'notSupported'
    }
  | { readonly kind: 'other'; readonly reason?: string }

/** `noAudio`: the microphone is open, but the browser's audio does not run, as in Firefox without an audio device. */
export type StartFault =
  | MicrophoneFault
  | { readonly kind: 'noAudio' }
  | { readonly kind: 'startFailed'; readonly reason: string }

/**
 * `microphoneLost`: unplugged, or muted by the system. `microphoneBlocked`: its permission was revoked.
 * `contextInterrupted`: the system interrupted the audio. `captureFailed`, `workerFailed`: a part of the
 * recorder failed. `stop` returns the audio so far, if possible.
 */
export type Interruption =
  | 'microphoneLost'
  | 'microphoneBlocked'
  | 'contextInterrupted'
  | 'captureFailed'
  | 'workerFailed'

/** The result in case of a fault. */
export interface Failed<Fault> {
  readonly kind: 'failed'
  readonly fault: Fault
}

export function failed<Fault>(fault: Fault): Failed<Fault> {
  return { kind: 'failed', fault }
}

/** Thrown for a fault of a known kind. */
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

/** The fault for an error of the audio graph. */
export function startFault(error: unknown): StartFault {
  if (error instanceof StartError) return error.fault
  const { name, message } = nameAndMessage(error)
  return name === 'NotSupportedError' ? { kind: 'notSupported' } : { kind: 'startFailed', reason: message }
}

export function nameAndMessage(error: unknown): { name: string; message: string } {
  // Any value can be thrown, and DOMException is not an Error in all browsers.
  const { name = '', message = '' } = Object(error) as { name?: unknown; message?: unknown }
  return { name: String(name), message: String(message) }
}
