/** What the harness page offers to a test, as `window.harness`. */

import type {
  RecordingProgress,
  Silence,
  UnsentRecording,
  UploadProgress,
} from '../../../shared/contracts/recorder.ts'
import type { VoiceOutcome } from '../../../shared/contracts/voice-outcome.ts'
import type { AccessToken } from '../../../shared/domain/access-token.ts'
import type { Interruption, StartOutcome } from '../../../src/recorder/recorder.ts'

export interface HarnessSetup {
  /** `microphone`, or the known sequence of so many samples in its place, in real time or as fast as it goes. */
  readonly source:
    | { readonly kind: 'microphone' }
    | { readonly kind: 'sequence'; readonly samples: number; readonly realTime: boolean }
  /** Leaves the microphone's prompt unanswered until `answerPrompt`. */
  readonly holdPrompt: boolean
  readonly token: AccessToken['kind']
  /** Whether the browser has an audio worklet. To be set before the first start. */
  readonly worklet: boolean
  /** ... and a MediaRecorder. Likewise. */
  readonly mediaRecorder: boolean
  /**
   * Rate of the context, in Hz; null for the recorder's own choice, but 16,000 for a known sequence, which then passes
   * unchanged.
   */
  readonly rate: number | null
  /** Whether the browser may clean the microphone's sound: a test that measures it lets it not. */
  readonly processing: boolean
  /** How many of the next contexts can't be joined with the microphone, since their rates differ. */
  readonly unjoinedContexts: number
  /** How many of the next contexts say that they run, and do not. */
  readonly deadContexts: number
  /** What opening the microphone throws, by its name; null where it opens. */
  readonly microphoneFault: string | null
}

export interface HarnessLog {
  readonly progress: readonly RecordingProgress[]
  /** As told, in order: whether nothing has been heard for seconds. */
  readonly silences: readonly (Silence | null)[]
  readonly caps: number
  readonly interruptions: readonly Interruption[]
  /** Of every microphone track that was opened. */
  readonly tracks: readonly MediaStreamTrackState[]
  readonly uploads: readonly UploadProgress[]
  /** How often the microphone was asked for. */
  readonly asked: number
  /** Of every audio context that was made. */
  readonly contexts: readonly AudioContextState[]
  /** Whether the known sequence was played to its end. */
  readonly played: boolean
}

export interface Harness {
  warm(): Promise<void>
  /** Puts a canvas on the page, and lets the recorder draw the loudness on it. */
  showLevel(): void
  /** Of what is drawn there, as a share of the canvas's width. */
  discWidth(): number
  setUp(setup: Partial<HarnessSetup>): void
  start(userId?: string): Promise<StartOutcome>
  /** `heldSeconds` as the page's button would tell; without, long enough. */
  stop(heldSeconds?: number): Promise<VoiceOutcome>
  shelve(): Promise<boolean>
  discard(): void
  answerPrompt(): void
  unplug(): void
  /** The system silences the microphone, or gives it back. */
  mute(muted: boolean): void
  /** Stops the audio while its context goes on saying that it runs. */
  stallAudio(): Promise<void>
  /** Takes the audio away from the page, as a phone call does. */
  suspendAudio(): Promise<void>
  log(): HarnessLog
  unsent(userId?: string): Promise<readonly UnsentRecording[]>
  retry(id: string): Promise<VoiceOutcome>
  dropUnsent(id: string): Promise<void>
  kept(userId: string): Promise<readonly UnsentRecording[]>
  takeExpired(userId: string): Promise<readonly number[]>
  setAside(id: string): Promise<boolean>
  takeBack(id: string): Promise<void>
  forget(userId: string): Promise<boolean>
}

declare global {
  /** Only in the page. */
  var harness: Harness
}
