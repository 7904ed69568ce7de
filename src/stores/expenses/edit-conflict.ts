/** An expense that was changed elsewhere since the person saw it: which of the two stays is asked. */
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
