/** What the harness page offers to a test, as `window.harness`. */
import type { AccessToken, RecordingProgress, UnsentRecording } from '../../../src/contracts/recorder.ts'
import type { VoiceOutcome } from '../../../src/contracts/voice-outcome.ts'
import type { Interruption, StartOutcome } from '../../../src/recorder/recorder.ts'

export interface HarnessSetup {
  /** `microphone`, or the known sequence of so many samples in its place, in real time or as fast as it goes. */
  readonly source:
    | { readonly kind: 'microphone' }
    | { readonly kind: 'sequence'; readonly samples: number; readonly realTime: boolean }
  /** Leaves the microphone's prompt unanswered until `answerPrompt`. */
  readonly holdPrompt: boolean
  readonly token: AccessToken['kind']
}

export interface HarnessLog {
  readonly progress: readonly RecordingProgress[]
  readonly caps: number
  readonly interruptions: readonly Interruption[]
  /** Of every microphone track that was opened. */
  readonly tracks: readonly MediaStreamTrackState[]
  /** Of every audio context that was made. */
  readonly contexts: readonly AudioContextState[]
  /** Whether the known sequence was played to its end. */
  readonly played: boolean
}

export interface Harness {
  setUp(setup: Partial<HarnessSetup>): void
  start(userId?: string): Promise<StartOutcome>
  stop(): Promise<VoiceOutcome>
  discard(): void
  answerPrompt(): void
  unplug(): void
  /** Takes the audio away from the page, as a phone call does. */
  suspendAudio(): Promise<void>
  log(): HarnessLog
  unsent(userId?: string): Promise<readonly UnsentRecording[]>
  retry(id: string): Promise<VoiceOutcome>
  dropUnsent(id: string): Promise<void>
  forget(userId: string): Promise<void>
}

declare global {
  /** Only in the page. */
  var harness: Harness
}
