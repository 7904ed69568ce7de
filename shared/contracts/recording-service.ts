/** The recording worker as the main thread sees it through Comlink, and the main thread as the worker sees it. */
import type { AccessToken } from '../domain/access-token.ts'
import type { EncodedRecording, LevelShape, RecordingOptions, UnsentRecording } from './recorder.ts'
import type { VoiceOutcome } from './voice-outcome.ts'

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
