/**
 * Adds the expenses of a keyed request once, even after the record of its key has expired: a device may keep
 * typed sentences for longer than the server keeps answers.
 */
import { randomUUID } from 'node:crypto'
import { lockAccount } from '../accounts/account-lock.ts'
import type { Database } from '../db/database.ts'
import type { KeyedRequest } from '../idempotency/idempotency-key.ts'
import type { ExpenseRow } from './expense-row.ts'
import { findExpenses } from './find-expenses.ts'
import { insertExpenses, type NewExpense, newRow } from './insert-expenses.ts'
import { namedUuid } from './named-uuid.ts'

/** Id of the request's `index`th expense: the same in every repetition; random without a key. */
export function expenseId(keyed: KeyedRequest | null, index: number): string {
  if (keyed === null) return randomUUID()
  const { userId, key, request } = keyed
  return namedUuid(userId, key, request, index)
}

/**
 * In the order given, inside a transaction. Where one of them exists, the request is a repetition and nothing
 * is added: existing ones are returned as stored, deleted ones as requested. Where all were deleted they are
 * added again. Throws as `insertExpenses`.
 */
export async function insertOnce(
  tx: Database,
  userId: string,
  items: readonly NewExpense[],
  now: Date,
): Promise<ExpenseRow[]> {
  // Serialises concurrent requests: the second sees what the first has added.
  await lockAccount(tx, userId)
  const ids = items.map(({ id }) => id)
  const found = new Map((await findExpenses(tx, userId, ids)).map(row => [row.id, row]))
  if (found.size === 0) return insertExpenses(tx, userId, items, now)
  return items.map(item => found.get(item.id) ?? newRow(userId, item, now))
}
