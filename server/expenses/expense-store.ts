/** Reads and writes of expenses. Every query names its user: another user's expense does not exist here. */
import { and, desc, eq, getTableColumns, gte, inArray, lte, type SQL, sql } from 'drizzle-orm'
import type { CalendarDate } from '../../shared/domain/calendar-date.ts'
import type { ExpenseDraft } from '../../shared/domain/expense.ts'
import type { DateRange } from '../../shared/domain/period.ts'
import type { ExpenseCursor } from '../../shared/wire/queries.ts'
import { lockAccount } from '../accounts/account-lock.ts'
import type { Database } from '../db/database.ts'
import { expenses } from '../db/schema.ts'
import { giveRoom, takeRoom, textBytes } from '../limits/quota.ts'
import { currencyOf, decimal, type ExpenseRow, wholeMinor } from './expense-row.ts'

const { sequence: _unread, ...columns } = getTableColumns(expenses)

export interface PageRequest {
  readonly limit: number
  /** Only what comes behind it. */
  readonly cursor?: ExpenseCursor | undefined
  /** How many to pass over. */
  readonly offset?: number
}

export interface ExpensePage {
  readonly rows: readonly ExpenseRow[]
  /** Where the next page begins; null where there is none. */
  readonly next: ExpenseCursor | null
}

export interface ExpenseFilter {
  readonly from?: string | undefined
  /** Inclusive. */
  readonly to?: string | undefined
}

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

/** Latest day first; within a day the latest entered first. */
export async function listExpenses(
  db: Database,
  userId: string,
  filter: ExpenseFilter,
  { limit, cursor, offset = 0 }: PageRequest,
): Promise<ExpensePage> {
  const found = await db
    // As text: drivers differ on bigint.
    .select({ ...columns, sequence: sql<string>`${expenses.sequence}::text` })
    .from(expenses)
    .where(and(owned(userId, filter), cursor && behind(cursor)))
    .orderBy(desc(expenses.date), desc(expenses.sequence))
    .limit(limit + 1)
    .offset(offset)
  const rows = found.slice(0, limit)
  const last = rows.at(-1)
  const more = last !== undefined && found.length > limit
  return { rows, next: more ? { date: last.date as CalendarDate, sequence: last.sequence } : null }
}

function behind({ date, sequence }: ExpenseCursor): SQL {
  return sql`(${expenses.date}, ${expenses.sequence}) < (${date}::date, ${sequence}::bigint)`
}

/** Latest entered first, whatever day they are for. */
export function recentExpenses(db: Database, userId: string, limit: number): Promise<ExpenseRow[]> {
  return db.select(columns).from(expenses).where(owned(userId)).orderBy(desc(expenses.sequence)).limit(limit)
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

/** The condition under which an expense is the user's and in the filter's days. */
export function owned(userId: string, { from, to }: ExpenseFilter = {}): SQL | undefined {
  return and(
    eq(expenses.userId, userId),
    from === undefined ? undefined : gte(expenses.date, from),
    to === undefined ? undefined : lte(expenses.date, to),
  )
}

/** The same, for a period's days. */
export function inRange(userId: string, { from, to }: DateRange): SQL | undefined {
  return owned(userId, { from, to })
}
