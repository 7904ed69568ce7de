/** The recording worker as the main thread sees it through Comlink, and the main thread as the worker sees it. */
import type { AccessToken } from '../domain/access-token.ts'
import type { VoiceOutcome } from './voice-outcome.ts'

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

/** What the worker asks of the main thread; one long-lived proxy. */
export interface RecorderHost {
  /**
   * An identity token of this account, forced afresh unless the last one is younger than `maxAgeMs` milliseconds; `none`
   * when it is not the one signed in.
   */
  accessToken(userId: string, maxAgeMs: number): Promise<AccessToken>
}

/** Exposed by the worker. No method throws for a fault of the network, the server or the storage. */
export interface RecordingService {
  attach(host: RecorderHost): Promise<void>
  /** Answers at once, for as long as the worker does not hang. */
  ping(): Promise<void>
  /** Begins a recording fed by `port`; one still under way is discarded. */
  start(port: MessagePort, options: RecordingOptions): Promise<void>
  /** Draws the loudness on this canvas, in a CSS colour; it replaces the earlier canvas of the same shape. */
  showLevel(canvas: OffscreenCanvas, color: string, shape: LevelShape): Promise<void>
  /**
   * Waits for the end marker, keeps the WAV in the outbox, uploads it and returns the outcome. Dropped where
   * the hold, by the input events' time stamps, or the recording is shorter than 0.3 s. `notRecording` where
   * none is under way.
   */
  finish(heldSeconds: number): Promise<VoiceOutcome>
  /**
   * Ends the recording under way and keeps it in the outbox, cancelled and unsent; it is deleted where this
   * worker ends before it is taken back. False where nothing is kept: it is too short, or the storage refused
   * it.
   */
  shelve(): Promise<boolean>
  /** Drops the recording under way. */
  discard(): Promise<void>
  /** All recordings kept for the account, being sent or not, oldest first, without the one under way here. */
  kept(userId: string): Promise<readonly UnsentRecording[]>
  readonly delivery: RecordingDelivery
  readonly outbox: RecordingOutbox
}

/** Recordings that are sent, or kept to be sent. */
export interface RecordingDelivery {
  /** As `finish`, for a recording of any length. */
  deliver(recording: EncodedRecording): Promise<VoiceOutcome>
  /** As `RecordingService.shelve`, for a recording of any length. */
  shelve(recording: EncodedRecording): Promise<boolean>
  /**
   * Recordings kept for the account, oldest first, without those being recorded or sent. Includes the stored
   * part of a recording whose tab or worker died. `abandonedSince`, in milliseconds since the epoch:
   * recordings begun then or later belong to a worker that has ended, so their locks are waited for.
   */
  unsent(userId: string, abandonedSince?: number): Promise<readonly UnsentRecording[]>
  retry(id: string): Promise<VoiceOutcome>
  /**
   * No tab lists or sends the recording until it is taken back or dropped; where this worker ends before, it is deleted.
   * False where it is no longer kept, because it was sent meanwhile.
   */
  setAside(id: string): Promise<boolean>
  takeBack(id: string): Promise<void>
  drop(id: string): Promise<void>
}

/** Operations on all recordings of an account. */
export interface RecordingOutbox {
  /**
   * When the recordings that expired after 24 hours were spoken, oldest first, in milliseconds since the
   * epoch. Each is returned once.
   */
  takeExpired(userId: string): Promise<readonly number[]>
  /** Deletes every kept recording of the account; false where the storage does not say that it did. */
  forget(userId: string): Promise<boolean>
}
