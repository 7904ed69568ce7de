/** Expenses from a transcript: the rules, and beside them whatever else may read it. */
import type { Extraction, SpeechContext } from '../../shared/domain/extraction.ts'
import { extractExpenses } from '../../shared/understanding/extract.ts'
import type { ExtractByLlm } from './llm-extraction.ts'
import { reconcile } from './reconcile.ts'

/**
 * `mayAsk` is called before a model that costs by the use is asked: not where it resolves to false. Rejects only when
 * `signal` is aborted, and then with an Error, or as `mayAsk` does.
 */
export type ExtractExpenses = (
  transcript: string,
  context: SpeechContext,
  signal: AbortSignal,
  mayAsk?: () => Promise<boolean>,
) => Promise<Extraction>

export const extractByRules: ExtractExpenses = async (transcript, context) =>
  extractExpenses(transcript, context)

/**
 * The rules' answer, compared with a language model's, which is not told it. The model is not asked about a transcript in which
 * the rules find no expense: nothing could be added. `onUnavailable` hears why the model gave no answer, in words
 * without user data; the rules' answer then stands.
 */
export function withLlmExtraction(
  ask: ExtractByLlm,
  onUnavailable: (detail: string) => void,
): ExtractExpenses {
  return async (transcript, context, signal, mayAsk) => {
    const byRules = extractExpenses(transcript, context)
    if (byRules.items.length === 0) return byRules
    if (mayAsk && !(await mayAsk())) {
      onUnavailable("the account's calls of the day are used up")
      return byRules
    }
    const second = await ask(transcript, context, signal)
    if (second.kind === 'read') return reconcile(transcript, byRules, second.expenses)
    onUnavailable(second.detail)
    return byRules
  }
}
