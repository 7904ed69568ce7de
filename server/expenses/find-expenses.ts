/** Reads expenses by id. Another user's expense does not exist here. */
import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { expenses } from '../db/schema.ts'
import { columns, type ExpenseRow } from './expense-row.ts'

/** The existing ones of `ids`, unordered. `ids` are UUIDs. */
export function findExpenses(db: Database, userId: string, ids: readonly string[]): Promise<ExpenseRow[]> {
  return db
    .select(columns)
    .from(expenses)
    .where(and(eq(expenses.userId, userId), inArray(expenses.id, [...ids])))
}
