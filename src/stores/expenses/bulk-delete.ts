/** Deleting many expenses at once, once the person has confirmed it. */
import { batch, effect, signal } from '@preact/signals-react'
import type { Expense } from '../../../shared/domain/expense.ts'
import type { Api } from '../../api/endpoints.ts'
import type { Toasts } from '../messages/toasts.ts'
import type { BringBack } from './bring-back.ts'
import { deleteExpenses } from './delete-expenses.ts'
import type { Selection } from './selection.ts'

export interface BulkDeleteDeps {
  readonly api: Pick<Api, 'deleteExpense' | 'deleteExpenses'>
  readonly selection: Selection
  readonly toasts: Pick<Toasts, 'show'>
  readonly bringBack: BringBack
  /** Some were deleted. */
  readonly onChanged: () => void
}

export function createBulkDelete({ api, selection, toasts, bringBack, onChanged }: BulkDeleteDeps) {
  /** What the person is asked about; null while nothing is asked. */
  const asked = signal<readonly Expense[] | null>(null)
  const busy = signal(false)
  /** Could not be deleted the last time, and are still picked. */
  const failed = signal<readonly Expense[]>([])
  /** Some of them for lack of a network. */
  const unreached = signal(false)

  async function confirm(): Promise<void> {
    const expenses = asked.peek()
    if (!expenses || busy.peek()) return
    busy.value = true
    const { gone, offline } = await deleteExpenses(api, expenses)
    const left = expenses.filter(expense => !gone.has(expense))
    batch(() => {
      busy.value = false
      asked.value = null
      if (left.length > 0) selection.pickOnly(left.map(({ id }) => id))
      else selection.leave()
      failed.value = left
      unreached.value = offline
    })
    if (gone.size === 0) return
    // In the order in which they were entered: last in the list, first entered.
    const deleted = expenses.filter(expense => gone.has(expense)).reverse()
    const undo = () => void bringBack(deleted)
    const what = deleted.at(-1)?.description
    toasts.show('success', { kind: 'manyDeleted', count: gone.size, what }, { undo })
    onChanged()
  }

  effect(() => {
    if (!selection.selecting.value) failed.value = []
  })

  return {
    asked,
    busy,
    failed,
    unreached,
    ask(expenses: readonly Expense[]): void {
      failed.value = []
      asked.value = expenses
    },
    cancel(): void {
      if (!busy.peek()) asked.value = null
    },
    confirm,
  }
}
