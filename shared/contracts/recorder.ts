/** The recording worker as the main thread sees it through Comlink, and the main thread as the worker sees it. */
import type { AccessToken } from '../domain/access-token.ts'
import type { VoiceOutcome } from './voice-outcome.ts'

/** Longest recording, in seconds (specification §9). */
export const MAX_SECONDS = 60
/** Recordings kept for one account at most (docs/glossary.md: outbox); none is pushed out. */
export const MAX_KEPT_RECORDINGS = 5
/** Sample rate of what is uploaded, in Hz (specification §9). */
export const TARGET_SAMPLE_RATE = 16_000
/** A shorter hold is a slip of the finger: nothing is sent. In seconds. */
export const MIN_SECONDS = 0.3

export type { AccessToken }

export interface RecordingOptions {
  /** Of the recording, and its idempotency key: 1..200 printable ASCII characters, never used before. */
  readonly id: string
  /** Who speaks: an unsent recording is kept for this account alone. */
  readonly userId: string
  /** When it was spoken, in milliseconds since the epoch. */
  readonly recordedAt: number
  /** Rate of the samples on the capture port, in Hz. */
  readonly sampleRate: number
  /** BCP 47 tag of the interface, sent as `Accept-Language`. */
  readonly language: string
  /** IANA zone of the speaker, sent as `X-Time-Zone`. */
  readonly timeZone: string
  /** The currency in which an amount without one is meant, ISO 4217. */
  readonly currency: string
  /** Ids of the expenses that it may put right, the latest last, parted by commas; absent or empty for none. */
  readonly context?: string
}

/** How a recording goes on; told with its first samples and then once a second. */
export interface RecordingProgress {
  /** How much of the 60 s is used: audio received, or by the clock where that comes slower: 0..60. */
  readonly seconds: number
}

/** How far an upload is. */
export interface UploadProgress {
  /** Id of the recording. */
  readonly id: string
  /** Share of the bytes handed to the network, 0..1. */
  readonly sent: number
}

/** What the server has told of a recording that it works on. */
export type AnswerStage =
  | { readonly stage: 'received' }
  | { readonly stage: 'transcribed'; readonly transcription: string }
  | { readonly stage: 'extracted' }

export type StageReached = AnswerStage & {
  /** Of the recording. */
  readonly id: string
}

/** A recording that is no WAV of the worker's own making. */
export interface EncodedRecording extends Omit<RecordingOptions, 'sampleRate'> {
  readonly seconds: number
  readonly audio: Uint8Array<ArrayBuffer>
  readonly format: AudioFormat
}

export interface AudioFormat {
  /** Media type without parameters. */
  readonly type: string
  /** Of a file of that type, without the dot. */
  readonly extension: string
}

/** A recording that the server has not answered for yet. */
export interface UnsentRecording {
  readonly id: string
  /** When it was spoken, in milliseconds since the epoch. */
  readonly recordedAt: number
  readonly seconds: number
}

/** Events of the worker beside Comlink's messages: one-way, since an answer costs main-thread time. */
export type RecorderEvent =
  | ({ readonly kind: 'progress' } & RecordingProgress)
  /** The 60 s are over, in samples or by the clock: capture should stop. What comes later is dropped anyway. */
  | { readonly kind: 'capReached' }
  /** Told when it changes: nothing that could be speech has been heard for seconds, or something is heard again. */
  | { readonly kind: 'silence'; readonly silent: boolean }
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
  /** Draws the loudness of what is recorded on this canvas, and in this shape on no other any more, in a CSS colour. */
  showLevel(canvas: OffscreenCanvas, color: string, shape: LevelShape): Promise<void>
  /**
   * Waits for the end marker, keeps the WAV in the outbox, uploads it and says what came of it. What was held, by the
   * input's own time stamps, or lasts for less than 0.3 s is dropped. `notRecording` where nothing is under way.
   */
  finish(heldSeconds: number): Promise<VoiceOutcome>
  /**
   * Ends the recording under way, keeps it in the outbox as cancelled and sets it aside, unsent: where this worker ends
   * before it is taken back, it is deleted. False where nothing is kept: it is too short, or the storage refused it.
   */
  shelve(): Promise<boolean>
  /** Drops the recording under way. */
  discard(): Promise<void>
  /** All that is kept for the account, being sent or not, oldest first, without what this worker records. */
  kept(userId: string): Promise<readonly UnsentRecording[]>
  readonly delivery: RecordingDelivery
  readonly outbox: RecordingOutbox
}

/** Recordings that are sent, or kept to be sent. */
export interface RecordingDelivery {
  /** Keeps, sends and answers as `finish` does, whatever its length. */
  deliver(recording: EncodedRecording): Promise<VoiceOutcome>
  /** Keeps and sets aside as `RecordingService.shelve` does, whatever its length. */
  shelve(recording: EncodedRecording): Promise<boolean>
  /**
   * What is kept for the account, oldest first, without what is being recorded or sent. A recording that a tab or a
   * worker left unfinished when it died is part of it, as far as it was kept. `abandonedSince`, in milliseconds since the
   * epoch: recordings begun then or later belong to a worker that has ended, so their locks are waited for.
   */
  unsent(userId: string, abandonedSince?: number): Promise<readonly UnsentRecording[]>
  retry(id: string): Promise<VoiceOutcome>
  /**
   * No tab lists or sends the recording until it is taken back or dropped, or this worker ends. False where it is kept no
   * more, for it was sent meanwhile.
   */
  setAside(id: string): Promise<boolean>
  takeBack(id: string): Promise<void>
  drop(id: string): Promise<void>
}

/** What is known of an account's recordings beside what can be sent. */
export interface RecordingOutbox {
  /**
   * When recordings of the account were spoken that were kept for 24 hours and then deleted, oldest first, in milliseconds
   * since the epoch. Each is told once.
   */
  takeExpired(userId: string): Promise<readonly number[]>
  /** Deletes every kept recording of the account; false where the storage does not say that it did. */
  forget(userId: string): Promise<boolean>
}
