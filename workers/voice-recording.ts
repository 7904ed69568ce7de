/** A recording with all data that an upload needs, now or hours later. */
import type { AudioFormat, RecordingOptions } from '../shared/contracts/recorder.ts'

export interface RecordingDetails extends Omit<RecordingOptions, 'sampleRate'> {
  readonly seconds: number
  readonly format: AudioFormat
  /** As in `KeptEntry`. */
  readonly cancelled?: boolean
}

/** The marker of an expired recording, kept until its account has been told. */
export interface ExpiredRecording extends Pick<RecordingDetails, 'id' | 'userId' | 'recordedAt'> {
  readonly expired: true
}

export interface VoiceRecording extends RecordingDetails {
  /** The file's bytes, which may lie in a larger buffer. */
  readonly audio: Uint8Array<ArrayBuffer>
}

export const WAV_FORMAT: AudioFormat = { type: 'audio/wav', extension: 'wav' }
