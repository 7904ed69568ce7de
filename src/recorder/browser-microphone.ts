/** The browser's microphone. Part of the first paint, so that a press works before the recorder loads. */
import type { MicrophoneAccess } from './microphone.ts'

export function browserMicrophone(): MicrophoneAccess {
  // Typed as always present, but missing on insecure pages and in old browsers.
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
