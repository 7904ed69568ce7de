/** What the recorder needs of the browser, and the browser's own. */
import { TARGET_SAMPLE_RATE } from '../contracts/recorder.ts'
import type { MicrophoneAccess } from './microphone.ts'

export interface RecorderEnvironment extends MicrophoneAccess {
  /** A context of 16 kHz. Throws where the browser can't; undefined where it has no AudioWorklet. */
  readonly createContext: (() => AudioContext) | undefined
  /** The node that plays the microphone into the context. Throws where their rates can't be joined. */
  readonly createSource: (context: AudioContext, stream: MediaStream) => AudioNode
}

export function browserEnvironment(): RecorderEnvironment {
  // Typed as always there; missing on insecure pages and in old browsers.
  const devices = navigator.mediaDevices as MediaDevices | undefined
  return {
    isSecureContext: window.isSecureContext,
    getUserMedia: devices?.getUserMedia?.bind(devices),
    microphonePermission,
    createContext:
      'AudioWorkletNode' in window ? () => new AudioContext({ sampleRate: TARGET_SAMPLE_RATE }) : undefined,
    createSource: (context, stream) => context.createMediaStreamSource(stream),
  }
}

async function microphonePermission(): Promise<PermissionState | 'unknown'> {
  try {
    return (await navigator.permissions.query({ name: 'microphone' as PermissionName })).state
  } catch {
    return 'unknown'
  }
}
