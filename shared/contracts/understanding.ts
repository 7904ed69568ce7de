/** What crosses between the page and the worker that understands typed sentences: one request at a time, one answer each. */
import type { SavedExpense } from '../domain/correction.ts'
import type { ExtractedItem, Extraction, SpeechContext } from '../domain/extraction.ts'
import type { PhraseMemory } from '../domain/phrase-memory.ts'
import type { SpokenRequest } from '../domain/spoken-request.ts'

export interface ReadRequest {
  readonly text: string
  readonly context: SpeechContext
  /** Expenses that a correction can refer to, the latest last. */
  readonly saved: readonly SavedExpense[]
  /** The latest correction is on show, and can be undone. */
  readonly canUndo: boolean
  /** Rules learned from corrections; null where unchanged since the previous request. */
  readonly memory: PhraseMemory | null
}

export interface ReadAnswer {
  /** A request to the product; the text is then no expense, unless the user is asked which it is. */
  readonly request: SpokenRequest | null
  readonly extraction: Extraction
  /** A price alone: an answer, where one is asked for. */
  readonly price: ExtractedItem | null
  /** It is a question about the budget. */
  readonly asksBudget?: true
}
