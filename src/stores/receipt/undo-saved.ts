/** Deletes what was just saved, with a way back. */
import type { Expense } from '../../../shared/domain/expense.ts'
import type { HeardExpense } from '../../../shared/wire/heard-expense.ts'
import type { Api } from '../../api/endpoints.ts'
import type { BringBack } from '../expenses/bring-back.ts'
import { deleteExpenses } from '../expenses/delete-expenses.ts'
import type { Toasts } from '../messages/toasts.ts'

export interface UndoSavedDeps {
  readonly api: Pick<Api, 'deleteExpense' | 'deleteExpenses'>
  readonly toasts: Pick<Toasts, 'show' | 'withdraw'>
  readonly bringBack: BringBack
  /** Some were deleted. */
  readonly onChanged: () => void
}

/** Resolves to whether all of it is gone; the person has been told either way. */
export async function undoSaved(
  { api, toasts, bringBack, onChanged }: UndoSavedDeps,
  saved: readonly (HeardExpense | Expense)[],
): Promise<boolean> {
  const expenses = saved.flatMap(({ id, ...draft }): Expense[] =>
    id === null ? [] : [{ ...draft, id, createdAt: '' }],
  )
  if (expenses.length < saved.length) {
    toasts.show('error', { kind: 'changeNeedsIds' })
    return false
  }
  const { gone, offline } = await deleteExpenses(api, expenses)
  if (gone.size > 0) {
    toasts.withdraw(({ notice }) => notice.kind === 'sumSaved')
    const undo = () => void bringBack(expenses.filter(expense => gone.has(expense)))
    const [first] = gone
    toasts.show('success', { kind: 'manyDeleted', count: gone.size, what: first?.description }, { undo })
    onChanged()
  }
  if (gone.size === expenses.length) return true
  toasts.show('error', { kind: offline ? 'networkFailed' : 'deleteFailed' })
  return false
}
