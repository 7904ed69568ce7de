/** What the server tells of its work to whoever watches it. Figures alone: nothing names a person or an address. */
import type { Transcription } from '../transcription/transcribe.ts'

/** The transcriber, or the one that hears again what may be a wrong amount. */
export type Ear = 'first' | 'second'
export type HearingOutcome = Transcription['kind'] | 'givenUp'

export interface AnsweredRequest {
  readonly method: string
  /** The pattern, or `*`: of a bounded number. */
  readonly route: string
  readonly status: number
  readonly seconds: number
}

export interface Measure {
  answered(request: AnsweredRequest): void
  /** A recording's turn at an ear has ended. */
  heard(ear: Ear, outcome: HearingOutcome, seconds: number): void
  /** What came of a recording: `understood`, `violation`, `error`, or the key of what the person is told. */
  recorded(outcome: string): void
  /** Of the content policy: the page was kept from something. `directive` is one of a bounded number. */
  violatedPolicy(directive: string): void
}

export const NOT_MEASURED: Measure = {
  answered() {},
  heard() {},
  recorded() {},
  violatedPolicy() {},
}
