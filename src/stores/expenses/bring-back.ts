/** Undoing a deletion: the expenses are there again, with the ids that they had. */
import type { Expense } from '../../../shared/domain/expense.ts'
import { MAX_BATCH } from '../../../shared/wire/expense.ts'
import type { Api } from '../../api/endpoints.ts'
import { isStatus } from '../../api/failure-status.ts'
import type { ApiResult } from '../../api/http.ts'
import { failureNotice } from '../messages/failure-notice.ts'
import type { Toasts } from '../messages/toasts.ts'

export interface BringBackDeps {
  readonly api: Pick<Api, 'restoreExpenses' | 'addExpenses'>
  readonly toasts: Pick<Toasts, 'show'>
  readonly randomId: () => string
  /** Some were added, or may have been. */
  readonly onChanged: () => void
}

/**
 * Puts them back in the order given, as new ones where the backend has no route for it. Where that fails, the message
 * offers Undo again: the same requests go under the same idempotency keys, so that a lost answer saves nothing twice.
 */
export type BringBack = (expenses: readonly Expense[]) => Promise<void>

export function createBringBack({ api, toasts, randomId, onChanged }: BringBackDeps): BringBack {
  async function send(batches: readonly Batch[]): Promise<void> {
    for (const [index, { expenses, key }] of batches.entries()) {
      const result = await putBack(api, expenses, key)
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

async function putBack(
  api: BringBackDeps['api'],
  expenses: readonly Expense[],
  key: string,
): Promise<ApiResult<unknown>> {
  const result = await api.restoreExpenses(expenses, key)
  const isUnknown = result.kind === 'failed' && isStatus(result.failure, 404, 405)
  return isUnknown ? api.addExpenses(expenses, key) : result
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
