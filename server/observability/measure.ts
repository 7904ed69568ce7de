/** The server's metrics. Figures alone: nothing identifies a person or an address. */
import type { Transcription } from '../transcription/transcribe.ts'

/** The first transcriber, or the second one for doubtful amounts. */
export type Ear = 'first' | 'second'
export type HearingOutcome = Transcription['kind'] | 'givenUp'

export interface AnsweredRequest {
  readonly method: string
  /** The route pattern or `*`; a bounded set. */
  readonly route: string
  readonly status: number
  readonly seconds: number
}

export interface Measure {
  answered(request: AnsweredRequest): void
  /** A transcription has ended. */
  heard(ear: Ear, outcome: HearingOutcome, seconds: number): void
  /** Outcome of a recording: `understood`, `violation`, `error`, or the key of the user's message. */
  recorded(outcome: string): void
  /** A violation of the content policy. `directive` is of a bounded set. */
  violatedPolicy(directive: string): void
}

export const NOT_MEASURED: Measure = {
  answered() {},
  heard() {},
  recorded() {},
  violatedPolicy() {},
}
