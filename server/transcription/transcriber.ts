/** What a configured transcriber offers, and what opening one depends on besides its configuration. */
import type { Measure } from '../observability/measure.ts'
import type { TurnLoad } from '../turns.ts'
import { type Transcribe, transcribeNothing } from './transcribe.ts'
import type { Output } from './whisper/progress-bar.ts'
import type { WorkAhead } from './work-ahead.ts'

export interface Transcriber {
  readonly transcribe: Transcribe
  /** Transcribes recordings that are still being spoken; null where that is off. */
  readonly ahead: WorkAhead | null
  /** Transcriptions under way and waiting; null where nothing is transcribed. */
  readonly load: (() => TurnLoad) | null
  /** Starts slow preparations; to be called once the server listens. */
  start(): void
  close(): Promise<void>
}

export interface OpenTranscriberOptions {
  /** Whether a missing speech engine may be installed; otherwise voice is off without it. */
  readonly installEngine: boolean
  readonly engineFolder?: string
  /** Output for the operator. */
  readonly output?: Output
  readonly measure?: Measure
}

/** Where nothing is transcribed. */
export const IDLE: Transcriber = {
  transcribe: transcribeNothing,
  ahead: null,
  load: null,
  start() {},
  async close() {},
}
