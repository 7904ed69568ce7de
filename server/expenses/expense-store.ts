/** Writes of expenses. Every query names its user: another user's expense does not exist here. */
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { CalendarDate } from '../../shared/domain/calendar-date.ts'
import type { ExpenseDraft } from '../../shared/domain/expense.ts'
import { FIRST_VERSION } from '../../shared/wire/expense.ts'
import { lockAccount } from '../accounts/account-lock.ts'
import type { Database } from '../db/database.ts'
import { expenses } from '../db/schema.ts'
import { giveRoom, takeRoom, textBytes } from '../limits/quota.ts'
import { confirmRules, learnFromChange } from '../phrases/learn-phrases.ts'
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
  /** Set for a restored expense; otherwise now. */
  readonly createdAt?: Date
  /** Set for a restored expense; otherwise the first version. */
  readonly version?: number
  /** Set for a restored expense: its `sequence`; otherwise the next one. */
  readonly place?: string
  /** Imported from a file, so it does not count as one of the latest entries. */
  readonly isImported?: boolean
  /** Id of its recurring rule; equal to its own id where the user entered it as the first one. */
  readonly recurringId?: string
  /** The phrase that named it, where learning is on. */
  readonly phrase?: string
}

/** Ascending in import order, before all entered expenses. At most 18 digits, as in a cursor. */
const IMPORTED_SEQUENCE = sql<number>`nextval(pg_get_serial_sequence('expenses', 'sequence')) - 100000000000000000`

/** Not beyond the expenses to come, whatever a client sends. */
function formerSequence(place: string) {
  return sql<number>`least(${place}::bigint, nextval(pg_get_serial_sequence('expenses', 'sequence')))`
}

/** The row of a new expense. */
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
    recurringId: item.recurringId ?? null,
    phrase: item.phrase ?? null,
    createdAt: item.createdAt ?? now,
    version: item.version ?? FIRST_VERSION,
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
  const values = items.map(item => ({
    ...newRow(userId, item, now),
    ...(item.isImported && { sequence: IMPORTED_SEQUENCE }),
    ...(item.place === undefined ? {} : { sequence: formerSequence(item.place) }),
  }))
  await takeRoom(tx, userId, {
    expenses: items.length,
    descriptionBytes: items.reduce((sum, { description }) => sum + textBytes(description), 0),
  })
  const rows = await tx.insert(expenses).values(values).returning(columns)
  await confirmRules(tx, userId, rows, now)
  return rows
}

/** The existing ones of `ids`, unordered. `ids` are UUIDs. */
export function findExpenses(db: Database, userId: string, ids: readonly string[]): Promise<ExpenseRow[]> {
  return db
    .select(columns)
    .from(expenses)
    .where(and(eq(expenses.userId, userId), inArray(expenses.id, [...ids])))
}

export type Updated =
  | { readonly kind: 'updated'; readonly row: ExpenseRow }
  /** The version differs from the requested one; nothing was changed. `yours` is the requested result. */
  | { readonly kind: 'stale'; readonly current: ExpenseRow; readonly yours: ExpenseRow }
  /** The user has no such expense. */
  | { readonly kind: 'absent' }

export interface Changing {
  /** Required version, unless the values are already stored, as after a lost answer; null for any. */
  readonly version: number | null
  readonly now: Date
  /** The user's current day. */
  readonly today: CalendarDate
}

/** Changes of a spoken expense are learned. Throws 507 where a longer description exceeds the quota. */
export async function updateExpense(
  db: Database,
  userId: string,
  id: string,
  change: ExpenseChange,
  { version, now, today }: Changing,
): Promise<Updated> {
  return db.transaction(async tx => {
    const mine = and(eq(expenses.userId, userId), eq(expenses.id, id))
    const [row] = await tx.select(columns).from(expenses).where(mine).for('update')
    if (!row) return { kind: 'absent' }
    const yours = changed(row, change)
    if (version !== null && version !== row.version)
      return isSame(row, yours) ? { kind: 'updated', row } : { kind: 'stale', current: row, yours }
    const longer = textBytes(yours.description) - textBytes(row.description)
    if (longer > 0) await takeRoom(tx, userId, { descriptionBytes: longer })
    if (longer < 0) await giveRoom(tx, userId, { descriptionBytes: -longer })
    const { id: _id, userId: _user, createdAt: _created, ...fields } = yours
    await tx.update(expenses).set(fields).where(mine)
    await learnFromChange(tx, userId, [row, yours], now, today)
    return { kind: 'updated', row: yours }
  })
}

function changed(row: ExpenseRow, change: ExpenseChange): ExpenseRow {
  const currency = change.currency ?? currencyOf(row)
  return {
    ...row,
    // Also when only the currency changes: the amount must be whole in the new one.
    amount: decimal(wholeMinor(change.amount ?? Number(row.amount), currency), currency),
    currency,
    description: change.description ?? row.description,
    category: change.category ?? row.category,
    date: change.date ?? row.date,
    paymentMethod: change.payment_method === undefined ? row.paymentMethod : change.payment_method,
    version: row.version + 1,
  }
}

/** Equal apart from the version. */
function isSame(one: ExpenseRow, other: ExpenseRow): boolean {
  const fields = ['amount', 'currency', 'description', 'category', 'date', 'paymentMethod'] as const
  return fields.every(field => one[field] === other[field])
}

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

export type Deleted =
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
