/** A recording on the main thread, independent of the capture backend. */
import type { RecordingOptions, RecordingProgress, Silence } from '../../shared/contracts/recorder.ts'
import type { VoiceOutcome } from '../../shared/contracts/voice-outcome.ts'
import type { Interruption } from './fault.ts'

export interface RecordingEvents {
  /**
   * With the first samples, then once a second, in the fallback 10 times. The first call means that audio
   * arrives.
   */
  progress(progress: RecordingProgress): void
  /** Silence for seconds, or null for sound again; never called in the fallback. */
  silence(silence: Silence | null): void
  /** The 60 s are over: the caller should `stop`. Nothing more is recorded. */
  capReached(): void
  /** No more audio arrives: the caller should `stop`, which sends the audio so far. Called at most once. */
  interrupted(why: Interruption): void
}

/** Speaker, settings and id of a recording. */
export type StartOptions = Omit<RecordingOptions, 'recordedAt' | 'sampleRate'>

export interface Take {
  readonly options: StartOptions
  /** Milliseconds since the epoch. */
  readonly startedAt: number
  readonly events: RecordingEvents
  /** The caller stops its tracks. */
  readonly stream: MediaStream
  /**
   * Resolves once audio is captured; rejects where none is, or when `signal` aborts. `close` must be called
   * in either case.
   */
  run(signal: AbortSignal): Promise<void>
  /** The worker has received samples. */
  heard(progress: RecordingProgress): void
  /** The worker has failed and its data is lost. */
  workerFailed(): void
  /** Stops capturing; the last audio is flushed after it returns. Idempotent. */
  close(): void
  /**
   * After `close`: sends or drops the recording, as `finish` of the worker's contract. Rejects where the
   * worker fails.
   */
  finish(heldSeconds: number): Promise<VoiceOutcome>
  /**
   * After `close`, instead of `finish`: `shelve` of the worker's contract. Rejects where the worker fails.
   */
  shelve(): Promise<boolean>
}
