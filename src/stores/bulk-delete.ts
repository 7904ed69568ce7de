/** Deleting many expenses at once: one request each, a few of them at a time. */
import { batch, effect, signal } from '@preact/signals-react'
import type { Expense } from '../../shared/domain/expense.ts'
import type { Api } from '../api/endpoints.ts'
import type { ApiResult } from '../api/http.ts'
import type { BringBack } from './bring-back.ts'
import type { Selection } from './selection.ts'
import { type Toasts, UNDO_DURATION } from './toasts.ts'

/** As many requests as a browser has under way to one origin. */
const LANES = 6

export interface BulkDeleteDeps {
  readonly api: Pick<Api, 'deleteExpense'>
  readonly selection: Selection
  readonly toasts: Pick<Toasts, 'show'>
  readonly bringBack: BringBack
  /** Some were deleted. */
  readonly onChanged: () => void
}

export type BulkDelete = ReturnType<typeof createBulkDelete>

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
    const gone = new Set<Expense>()
    let offline = false
    const queue = expenses.values()
    const lane = async () => {
      for (const expense of queue) {
        const result = await api.deleteExpense(expense.id)
        if (isGone(result)) gone.add(expense)
        else if (result.kind === 'failed' && result.failure.kind === 'offline') offline = true
      }
    }
    await Promise.all(Array.from({ length: LANES }, lane))
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
    toasts.show('success', { kind: 'manyDeleted', count: gone.size }, { undo, duration: UNDO_DURATION })
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

/** Deleted now, or not there any more. */
function isGone(result: ApiResult<unknown>): boolean {
  return result.kind === 'ok' || (result.failure.kind === 'status' && result.failure.status === 404)
}
