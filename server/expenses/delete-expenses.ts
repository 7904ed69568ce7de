/** Deletes expenses. Another user's expense does not exist here. */
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { lockAccount } from '../accounts/account-lock.ts'
import type { Database } from '../db/database.ts'
import { expenses } from '../db/schema.ts'
import { giveRoom, textBytes } from '../limits/quota.ts'
import type { ExpenseRow } from './expense-row.ts'
import { findExpenses } from './find-expenses.ts'

/** Places in the order of entry by id; of what was not the user's there is none. */
export type Removed = ReadonlyMap<string, string>

/** Atomic. `ids` are UUIDs. */
export async function deleteExpenses(db: Database, userId: string, ids: readonly string[]): Promise<Removed> {
  return db.transaction(async tx => {
    // Two requests that delete the same rows in different orders would deadlock.
    if (ids.length > 1) await lockAccount(tx, userId)
    return remove(tx, userId, inArray(expenses.id, [...ids]))
  })
}

type Deleted =
  | { readonly kind: 'deleted'; readonly place: string }
  | { readonly kind: 'absent' }
  | { readonly kind: 'stale'; readonly current: ExpenseRow }

/** `version`: required version; null for any. */
export async function deleteExpense(
  db: Database,
  userId: string,
  id: string,
  version: number | null,
): Promise<Deleted> {
  return db.transaction(async tx => {
    const seen = version === null ? undefined : eq(expenses.version, version)
    const [place] = (await remove(tx, userId, and(eq(expenses.id, id), seen))).values()
    if (place !== undefined) return { kind: 'deleted', place }
    const [current] = seen ? await findExpenses(tx, userId, [id]) : []
    return current ? { kind: 'stale', current } : { kind: 'absent' }
  })
}

async function remove(tx: Database, userId: string, which: SQL | undefined): Promise<Removed> {
  const { id, description, sequence } = expenses
  const removed = await tx
    .delete(expenses)
    .where(and(eq(expenses.userId, userId), which))
    .returning({ id, description, place: sql<string>`${sequence}::text` })
  if (removed.length > 0)
    await giveRoom(tx, userId, {
      expenses: removed.length,
      descriptionBytes: removed.reduce((sum, one) => sum + textBytes(one.description), 0),
    })
  return new Map(removed.map(one => [one.id, one.place]))
}
