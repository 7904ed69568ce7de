/** Recordings, and what the recording worker reports of them. */
import type { AccessToken } from '../domain/access-token.ts'

/** Longest recording, in seconds (specification §9). */
export const MAX_SECONDS = 60
/** Most recordings kept per account (docs/glossary.md: outbox); a further one is refused, none is evicted. */
export const MAX_KEPT_RECORDINGS = 5
/** Sample rate of what is uploaded, in Hz (specification §9). */
export const TARGET_SAMPLE_RATE = 16_000
/** In seconds. A shorter hold is accidental, and nothing is sent. */
export const MIN_SECONDS = 0.3

export type { AccessToken }

export interface RecordingOptions {
  /** Id of the recording and its idempotency key: 1..200 printable ASCII characters, never used before. */
  readonly id: string
  /** The speaker's account: an unsent recording is kept for it alone. */
  readonly userId: string
  /** When it was spoken, in milliseconds since the epoch. */
  readonly recordedAt: number
  /** Rate of the samples on the capture port, in Hz. */
  readonly sampleRate: number
  /** BCP 47 tag of the interface, sent as `Accept-Language`. */
  readonly language: string
  /** IANA zone of the speaker, sent as `X-Time-Zone`. */
  readonly timeZone: string
  /** The currency of an amount that is said without one, ISO 4217. */
  readonly currency: string
  /** Ids of the expenses that it may correct, the latest last, comma-separated; absent or empty for none. */
  readonly context?: string
}

/** Progress of a recording; reported with its first samples and then once a second. */
export interface RecordingProgress {
  /** How much of the 60 s is used, 0..60: by the audio received, or by the clock where that is further. */
  readonly seconds: number
}

/** How far an upload is. */
export interface UploadProgress {
  /** Id of the recording. */
  readonly id: string
  /** Share of the bytes handed to the network, 0..1. */
  readonly sent: number
}

/** A stage that the server reports of a recording that it processes. */
export type AnswerStage =
  | { readonly stage: 'received' }
  | { readonly stage: 'transcribed'; readonly transcription: string }
  | { readonly stage: 'extracted' }

export type StageReached = AnswerStage & {
  /** Of the recording. */
  readonly id: string
}

/** A recording that was not encoded by the worker as WAV. */
export interface EncodedRecording extends Omit<RecordingOptions, 'sampleRate'> {
  readonly seconds: number
  readonly audio: Uint8Array<ArrayBuffer>
  readonly format: AudioFormat
}

export interface AudioFormat {
  /** Media type without parameters. */
  readonly type: string
  /** File extension of that type, without the dot. */
  readonly extension: string
}

/** A recording without the server's final answer. */
export interface UnsentRecording {
  readonly id: string
  /** When it was spoken, in milliseconds since the epoch. */
  readonly recordedAt: number
  readonly seconds: number
}

/** Nothing that could be speech since the recording began, or not for long after some. */
export type Silence = 'unheard' | 'quiet'

/** Events of the worker beside Comlink's messages: one-way, since an answer costs main-thread time. */
export type RecorderEvent =
  | ({ readonly kind: 'progress' } & RecordingProgress)
  /** The 60 s are over, in samples or by the clock: capture should stop. What comes later is dropped anyway. */
  | { readonly kind: 'capReached' }
  /** Sent on changes; null for possible speech. */
  | { readonly kind: 'silence'; readonly silence: Silence | null }
  | ({ readonly kind: 'uploading' } & UploadProgress)
  | ({ readonly kind: 'stageReached' } & StageReached)

/** How loudness is drawn: a disc that grows around a button, or bars that run from left to right. */
export type LevelShape = 'ring' | 'waveform'
