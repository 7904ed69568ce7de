/** Opens the microphone and classifies failures. */
import { TARGET_SAMPLE_RATE } from '../../shared/contracts/recorder.ts'
import { type Failed, failed, type MicrophoneFault, nameAndMessage } from './fault.ts'

export type OpenedMicrophone =
  | { readonly kind: 'open'; readonly stream: MediaStream }
  | Failed<MicrophoneFault>

/** One request for the microphone. */
export interface MicrophoneRequest {
  /** Never rejects. */
  readonly opened: Promise<OpenedMicrophone>
  /** Turns it off: at once, or as soon as it opens. May be called again. */
  release(): void
}

export interface MicrophoneAccess {
  readonly isSecureContext: boolean
  /** Whether the browser can record; otherwise no permission is requested. */
  readonly canCapture: boolean
  /** Undefined where the browser has none. */
  readonly getUserMedia: ((constraints: MediaStreamConstraints) => Promise<MediaStream>) | undefined
  /** The stored permission; `unknown` where the browser does not report it. */
  readonly microphonePermission: () => Promise<PermissionState | 'unknown'>
}

/** Preferences, not requirements: any microphone is better than none (specification §9). */
const CONSTRAINTS: MediaStreamConstraints = {
  audio: {
    echoCancellation: true,
    noiseSuppression: true,
    sampleRate: TARGET_SAMPLE_RATE,
    channelCount: 1,
  },
}

/** Requests the microphone; the browser shows its prompt where no permission is stored. Never throws. */
export async function openMicrophone(access: MicrophoneAccess): Promise<OpenedMicrophone> {
  // Insecure pages lack the API as well, but the advice differs.
  if (!access.isSecureContext) return failed({ kind: 'insecure' })
  if (!access.getUserMedia || !access.canCapture) return failed({ kind: 'notSupported' })
  try {
    return { kind: 'open', stream: await access.getUserMedia(CONSTRAINTS) }
  } catch (error) {
    return failed(microphoneFault(error, await access.microphonePermission()))
  }
}

/** As `openMicrophone`, but the request is made synchronously and can be cancelled. */
export function requestMicrophone(access: MicrophoneAccess): MicrophoneRequest {
  const opened = openMicrophone(access)
  return {
    opened,
    release() {
      void opened.then(microphone => microphone.kind === 'open' && turnOff(microphone.stream))
    },
  }
}

export function turnOff(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop()
}

/**
 * Classifies an error of `getUserMedia`. A refusal and a closed prompt both throw `NotAllowedError`; they
 * differ in the stored permission, `denied` or `prompt`.
 */
export function microphoneFault(error: unknown, permission: PermissionState | 'unknown'): MicrophoneFault {
  const { name, message } = nameAndMessage(error)
  switch (name) {
    case 'NotAllowedError':
      return { kind: wasDismissed(permission, message) ? 'dismissed' : 'blocked' }
    case 'AbortError':
      return { kind: 'dismissed' }
    case 'NotFoundError':
      return { kind: 'notFound' }
    case 'NotReadableError':
      return { kind: 'inUse' }
    case 'SecurityError':
      return { kind: 'security' }
    case 'NotSupportedError':
      return { kind: 'notSupported' }
    default: {
      const reason = message || name
      return reason ? { kind: 'other', reason } : { kind: 'other' }
    }
  }
}

function wasDismissed(permission: PermissionState | 'unknown', message: string): boolean {
  return permission === 'prompt' || (permission === 'unknown' && /dismiss/i.test(message))
}
