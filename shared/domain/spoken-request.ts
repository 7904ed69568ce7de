/** A request to the product, in place of an expense. */
import type { Correction } from './correction.ts'
import type { SpendingQuestion } from './spending-question.ts'

export type SpokenRequest =
  | { readonly kind: 'correction'; readonly correction: Correction }
  /** A confirmation that what was saved is right. */
  | { readonly kind: 'confirmation' }
  /** What was done last is to be undone. */
  | { readonly kind: 'undo' }
  | { readonly kind: 'question'; readonly question: SpendingQuestion }
