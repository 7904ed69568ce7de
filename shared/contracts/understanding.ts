/** What crosses between the page and the worker that understands typed sentences: one request at a time, one answer each. */
import type { Extraction, SpeechContext } from '../domain/extraction.ts'

export interface ReadRequest {
  readonly text: string
  readonly context: SpeechContext
}

export type ReadAnswer = Extraction
