/** One recording as the main thread holds it, whichever way it is captured. */
import type { RecordingOptions, RecordingProgress } from '../../shared/contracts/recorder.ts'
import type { VoiceOutcome } from '../../shared/contracts/voice-outcome.ts'
import type { Interruption } from './fault.ts'

export interface RecordingEvents {
  /** With the first samples, and then once a second, in the fallback 10 times. The first one says that audio really arrives. */
  progress(progress: RecordingProgress): void
  /** Nothing has been heard for seconds, or something is heard again; never called in the fallback. */
  silence(silent: boolean): void
  /** The 60 s are full: time to `stop`. Nothing more is recorded. */
  capReached(): void
  /** No more audio comes: time to `stop`, which still sends what was said before. Called at most once. */
  interrupted(why: Interruption): void
}

/** Who speaks, how, and under which id. */
export type StartOptions = Omit<RecordingOptions, 'recordedAt' | 'sampleRate'>

export interface Take {
  readonly options: StartOptions
  /** Milliseconds since the epoch. */
  readonly startedAt: number
  readonly events: RecordingEvents
  /** The caller turns it off. */
  readonly stream: MediaStream
  /** Resolves once sound is captured; rejects where none is, or when `signal` aborts. `close` is due either way. */
  run(signal: AbortSignal): Promise<void>
  /** The worker has received samples. */
  heard(progress: RecordingProgress): void
  /** The worker is gone, with whatever it held. */
  workerFailed(): void
  /** Takes no more from the stream; the last of the sound is flushed after it returns. May be called again. */
  close(): void
  /** After `close`: sends what was said, or drops it, as `finish` of the worker's contract. Rejects where the worker fails. */
  finish(heldSeconds: number): Promise<VoiceOutcome>
  /** After `close`, in the place of `finish`: as `shelve` of the worker's contract. Rejects where the worker fails. */
  shelve(): Promise<boolean>
}
