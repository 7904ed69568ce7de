/** An expense that was changed or deleted elsewhere since the person saw it: what becomes of it is asked. */
import type { Expense, ExpenseDraft } from '../../../shared/domain/expense.ts'
import type { Schedule } from '../../../shared/domain/recurring.ts'

export interface EditConflict {
  /** As it is stored. */
  readonly theirs: Expense
  /** What the person wanted it to be; of one that was to be deleted, as it was seen. */
  readonly mine: ExpenseDraft
  readonly wish: 'change' | 'deletion'
  /** The person wanted it to come again by itself, too. */
  readonly repeat?: Schedule['every']
}

/** A change of what was deleted elsewhere. */
export interface GoneEdit {
  /** As it was seen. */
  readonly seen: Expense
  /** What the person wanted it to be. */
  readonly mine: ExpenseDraft
  readonly repeat?: Schedule['every']
}

export type EditQuestion =
  /** Which of the two stays. */
  | { readonly kind: 'conflict'; readonly conflict: EditConflict }
  /** Whether it is put back with the change. */
  | { readonly kind: 'gone'; readonly gone: GoneEdit }
