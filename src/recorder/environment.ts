/** What the recorder needs of the browser, and the browser's own. */
import type { MicrophoneAccess } from './microphone.ts'

export interface RecorderEnvironment extends MicrophoneAccess {
  /** A context of any rate. Throws where the browser can't; undefined where it has no AudioWorklet. */
  readonly createContext: (() => AudioContext) | undefined
  /** The node that plays the microphone into the context. Throws where their rates can't be joined. */
  readonly createSource: (context: AudioContext, stream: MediaStream) => AudioNode
  /** Records where there is no AudioWorklet; undefined where that is missing, too. */
  readonly MediaRecorder: typeof MediaRecorder | undefined
}

export function browserEnvironment(): RecorderEnvironment {
  // Typed as always there; missing on insecure pages and in old browsers.
  const devices = navigator.mediaDevices as MediaDevices | undefined
  return {
    isSecureContext: window.isSecureContext,
    getUserMedia: devices?.getUserMedia?.bind(devices),
    microphonePermission,
    // At the device's rate, and the worker makes 16 kHz of it: FIGURES
    createContext: 'AudioWorkletNode' in window ? () => new AudioContext() : undefined,
    createSource: (context, stream) => context.createMediaStreamSource(stream),
    MediaRecorder: 'MediaRecorder' in window ? MediaRecorder : undefined,
  }
}

async function microphonePermission(): Promise<PermissionState | 'unknown'> {
  try {
    return (await navigator.permissions.query({ name: 'microphone' as PermissionName })).state
  } catch {
    return 'unknown'
  }
}
