/** What a sentence asks of the product instead of telling of an expense. */
import type { Correction } from './correction.ts'
import type { SpendingQuestion } from './spending-question.ts'

export type SpokenRequest =
  | { readonly kind: 'correction'; readonly correction: Correction }
  /** What was saved is right as it is. */
  | { readonly kind: 'confirmation' }
  | { readonly kind: 'question'; readonly question: SpendingQuestion }
