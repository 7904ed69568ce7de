/** Undoing a deletion: the expenses are added again. */

import type { Expense } from '../../shared/domain/expense.ts'
import { MAX_BATCH } from '../../shared/wire/expense.ts'
import type { Api } from '../api/endpoints.ts'
import { failureNotice } from './failure-notice.ts'
import type { Toasts } from './toasts.ts'

export interface BringBackDeps {
  readonly api: Pick<Api, 'addExpenses'>
  readonly toasts: Pick<Toasts, 'show'>
  readonly randomId: () => string
  /** Some were added, or may have been. */
  readonly onChanged: () => void
}

/**
 * Adds them in the order given. Where that fails, the message offers Undo again: the same requests go under the same
 * idempotency keys, so that an answer that got lost on its way makes no two of one.
 */
export type BringBack = (expenses: readonly Expense[]) => Promise<void>

export function createBringBack({ api, toasts, randomId, onChanged }: BringBackDeps): BringBack {
  async function send(batches: readonly Batch[]): Promise<void> {
    for (const [index, { expenses, key }] of batches.entries()) {
      const result = await api.addExpenses(expenses, key)
      if (result.kind === 'ok') continue
      const undo = () => void send(batches.slice(index))
      const notice = failureNotice(result.failure, 'addFailed')
      toasts.show('error', notice, { undo })
      break
    }
    onChanged()
  }

  return expenses => send(batchesOf(expenses, randomId))
}

interface Batch {
  readonly expenses: readonly Expense[]
  readonly key: string
}

function batchesOf(expenses: readonly Expense[], randomId: () => string): Batch[] {
  return Array.from({ length: Math.ceil(expenses.length / MAX_BATCH) }, (_, index) => ({
    expenses: expenses.slice(index * MAX_BATCH, (index + 1) * MAX_BATCH),
    key: randomId(),
  }))
}
