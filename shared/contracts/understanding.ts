/** What crosses between the page and the worker that understands typed sentences: one request at a time, one answer each. */
import type { SavedExpense } from '../domain/correction.ts'
import type { Extraction, SpeechContext } from '../domain/extraction.ts'
import type { PhraseMemory } from '../domain/phrase-memory.ts'
import type { SpokenRequest } from '../domain/spoken-request.ts'

export interface ReadRequest {
  readonly text: string
  readonly context: SpeechContext
  /** What a correction can be about, the latest last. */
  readonly saved: readonly SavedExpense[]
  /** What corrections have taught; null where it is as in the request before. */
  readonly memory: PhraseMemory | null
}

export interface ReadAnswer {
  /** What is asked of the product; the text then tells of no expense, unless it is asked whether it does. */
  readonly request: SpokenRequest | null
  readonly extraction: Extraction
}
