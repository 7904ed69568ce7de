/** Expenses from a transcript: by rules, and optionally by a language model. */
import type { Extraction, SpeechContext } from '../../shared/domain/extraction.ts'
import { extractExpenses } from '../../shared/understanding/extract.ts'
import type { ExtractByLlm } from './llm-extraction.ts'
import { reconcile } from './reconcile.ts'

/**
 * `mayAsk` is called before a paid model is asked, and prevents it by false. Rejects only when `signal` is
 * aborted, and then with an Error, or as `mayAsk` does.
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
 * The rules' answer, compared with that of a language model, which does not see it. The model is not asked
 * where the rules find no expense, as it could add nothing. `onUnavailable` receives the reason for a missing
 * answer, without user data; the rules' answer then stands.
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
