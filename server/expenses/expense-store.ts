/** Writes of expenses. Every query names its user: another user's expense does not exist here. */
import { and, eq, inArray } from 'drizzle-orm'
import type { ExpenseDraft } from '../../shared/domain/expense.ts'
import { lockAccount } from '../accounts/account-lock.ts'
import type { Database } from '../db/database.ts'
import { expenses } from '../db/schema.ts'
import { giveRoom, takeRoom, textBytes } from '../limits/quota.ts'
import { columns, currencyOf, decimal, type ExpenseRow, wholeMinor } from './expense-row.ts'

/** What a change may hold; an absent field stays, a null payment method is cleared. */
export interface ExpenseChange {
  /** Decimal major units. */
  readonly amount?: number | undefined
  readonly currency?: ExpenseDraft['currency'] | undefined
  readonly description?: string | undefined
  readonly category?: string | undefined
  readonly date?: string | undefined
  readonly payment_method?: string | null | undefined
}

export interface NewExpense extends ExpenseDraft {
  readonly id: string
}

/** What is stored of an expense. */
export function newRow(userId: string, item: NewExpense, now: Date): ExpenseRow {
  return {
    id: item.id,
    userId,
    amount: decimal(item.amount, item.currency),
    currency: item.currency,
    description: item.description,
    category: item.category,
    date: item.date,
    paymentMethod: item.paymentMethod,
    createdAt: now,
  }
}

/**
 * In the order given. Inside a transaction that is rolled back where this throws: 507 where the account has no room.
 */
export async function insertExpenses(
  tx: Database,
  userId: string,
  items: readonly NewExpense[],
  now: Date,
): Promise<ExpenseRow[]> {
  const values = items.map(item => newRow(userId, item, now))
  await takeRoom(tx, userId, {
    expenses: items.length,
    descriptionBytes: items.reduce((sum, { description }) => sum + textBytes(description), 0),
  })
  return tx.insert(expenses).values(values).returning(columns)
}

/** Those of `ids` that are there, in no order. `ids` are UUIDs. */
export function findExpenses(db: Database, userId: string, ids: readonly string[]): Promise<ExpenseRow[]> {
  return db
    .select(columns)
    .from(expenses)
    .where(and(eq(expenses.userId, userId), inArray(expenses.id, [...ids])))
}

/** Null when the user has no such expense. Throws 507 where a longer description has no room. */
export async function updateExpense(
  db: Database,
  userId: string,
  id: string,
  change: ExpenseChange,
): Promise<ExpenseRow | null> {
  return db.transaction(async tx => {
    const mine = and(eq(expenses.userId, userId), eq(expenses.id, id))
    const [row] = await tx.select(columns).from(expenses).where(mine).for('update')
    if (!row) return null
    const currency = change.currency ?? currencyOf(row)
    const description = change.description ?? row.description
    const longer = textBytes(description) - textBytes(row.description)
    if (longer > 0) await takeRoom(tx, userId, { descriptionBytes: longer })
    if (longer < 0) await giveRoom(tx, userId, { descriptionBytes: -longer })
    const [updated] = await tx
      .update(expenses)
      .set({
        // Also when only the currency changes: the amount must be whole in the new one.
        amount: decimal(wholeMinor(change.amount ?? Number(row.amount), currency), currency),
        currency,
        description,
        category: change.category ?? row.category,
        date: change.date ?? row.date,
        paymentMethod: change.payment_method === undefined ? row.paymentMethod : change.payment_method,
      })
      .where(mine)
      .returning(columns)
    return updated ?? null
  })
}

/** All or none; resolves with how many of `ids`, which are UUIDs, were the user's. */
export async function deleteExpenses(db: Database, userId: string, ids: readonly string[]): Promise<number> {
  return db.transaction(async tx => {
    // Two that delete the same rows, each in an order of its own, would wait for each other for ever.
    if (ids.length > 1) await lockAccount(tx, userId)
    const deleted = await tx
      .delete(expenses)
      .where(and(eq(expenses.userId, userId), inArray(expenses.id, [...ids])))
      .returning({ description: expenses.description })
    if (deleted.length > 0)
      await giveRoom(tx, userId, {
        expenses: deleted.length,
        descriptionBytes: deleted.reduce((sum, { description }) => sum + textBytes(description), 0),
      })
    return deleted.length
  })
}
