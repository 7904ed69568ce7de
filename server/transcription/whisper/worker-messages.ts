/** Messages between the server's thread and Whisper's. */
import type { Lead } from './transcribe-chunk.ts'
import type { Heard, WhisperStart } from './whisper.ts'

/** Given to the worker at its start. */
export type WorkerStart = WhisperStart

export interface Job extends Lead {
  /** 16 kHz, mono; its buffer is transferred. */
  readonly samples: Float32Array<ArrayBuffer>
}

/** To the worker. */
export type WorkerOrder =
  | { readonly kind: 'hear'; readonly job: Job }
  /** Cancels the job under way, if any, which then fails: no caller waits for it. */
  | { readonly kind: 'giveUp' }
  /** The same, and ends the thread. */
  | { readonly kind: 'end' }

/** From the worker. */
export type WorkerMessage =
  /** Once, before anything else. */
  | { readonly kind: 'ready' }
  /** Instead of `ready`; the thread ends by itself. `reason` is the engine's and contains no user data. */
  | { readonly kind: 'notLoaded'; readonly reason: string }
  /** The answer to a job. */
  | { readonly kind: 'heard'; readonly heard: Heard }
  | { readonly kind: 'jobFailed'; readonly errorName: string }
