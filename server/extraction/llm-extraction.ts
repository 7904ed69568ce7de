/** What a language model extracts from a transcript. */
import type { SpeechContext, SpokenExpense } from '../../shared/domain/extraction.ts'

export type LlmExtraction =
  /** In the order said; none where it was no expense. */
  | { readonly kind: 'read'; readonly expenses: readonly SpokenExpense[] }
  /** Out of reach, failing, too slow, or answering invalid data. `detail` is safe to log. */
  | { readonly kind: 'unavailable'; readonly detail: string }

/** Rejects only when `signal` is aborted, and then with an Error. */
export type ExtractByLlm = (
  transcript: string,
  context: SpeechContext,
  signal: AbortSignal,
) => Promise<LlmExtraction>
