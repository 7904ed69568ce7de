/**
 * Adds the expenses of a keyed request once, also after the record of its key is forgotten: a device may keep what was
 * typed for longer than the server keeps answers.
 */
import { createHash, randomUUID } from 'node:crypto'
import { lockAccount } from '../accounts/account-lock.ts'
import type { Database } from '../db/database.ts'
import type { KeyedRequest } from '../idempotency/idempotency-key.ts'
import type { ExpenseRow } from './expense-row.ts'
import { findExpenses, insertExpenses, type NewExpense, newRow } from './expense-store.ts'

/** Of the request's `index`th expense: the same in every repetition; random without a key. */
export function expenseId(keyed: KeyedRequest | null, index: number): string {
  if (keyed === null) return randomUUID()
  const { userId, key, request } = keyed
  const name = JSON.stringify([userId, key, request, index])
  return uuidOf(createHash('sha256').update(name).digest())
}

/** A UUID of version 8, as RFC 9562 makes one of a SHA-256 (its appendix B.2). */
function uuidOf(hash: Buffer): string {
  hash.writeUInt8((hash.readUInt8(6) & 0x0f) | 0x80, 6)
  hash.writeUInt8((hash.readUInt8(8) & 0x3f) | 0x80, 8)
  return hash.toString('hex', 0, 16).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

/**
 * In the order given, inside a transaction. Where one of them is there already, the request is a repetition and nothing
 * is added: each is answered as it stands, and one that was deleted since as it was asked for. Where all were deleted
 * they are added again. Throws as `insertExpenses`.
 */
export async function insertOnce(
  tx: Database,
  userId: string,
  items: readonly NewExpense[],
  now: Date,
): Promise<ExpenseRow[]> {
  // Of two at once the second sees what the first has added.
  await lockAccount(tx, userId)
  const ids = items.map(({ id }) => id)
  const found = new Map((await findExpenses(tx, userId, ids)).map(row => [row.id, row]))
  if (found.size === 0) return insertExpenses(tx, userId, items, now)
  return items.map(item => found.get(item.id) ?? newRow(userId, item, now))
}
