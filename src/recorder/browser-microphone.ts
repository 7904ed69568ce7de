/** The browser's own microphone. Part of the first paint, so that a press reaches it before the recorder has come. */
import type { MicrophoneAccess } from './microphone.ts'

export function browserMicrophone(): MicrophoneAccess {
  // Typed as always there; missing on insecure pages and in old browsers.
  const devices = navigator.mediaDevices as MediaDevices | undefined
  return {
    isSecureContext: window.isSecureContext,
    canCapture: 'AudioWorkletNode' in window || 'MediaRecorder' in window,
    getUserMedia: devices?.getUserMedia?.bind(devices),
    microphonePermission,
  }
}

async function microphonePermission(): Promise<PermissionState | 'unknown'> {
  try {
    return (await navigator.permissions.query({ name: 'microphone' as PermissionName })).state
  } catch {
    return 'unknown'
  }
}
