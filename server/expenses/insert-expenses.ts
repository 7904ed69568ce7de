/** Adds expenses to an account. Every query names its user. */
import { sql } from 'drizzle-orm'
import type { CalendarDate } from '../../shared/domain/calendar-date.ts'
import type { ExpenseDraft } from '../../shared/domain/expense.ts'
import type { LearnedValues } from '../../shared/domain/phrase-memory.ts'
import { FIRST_VERSION } from '../../shared/wire/expense.ts'
import type { Database } from '../db/database.ts'
import { expenses } from '../db/schema.ts'
import { takeRoom, textBytes } from '../limits/quota.ts'
import { confirmRules, learnFromEntry } from '../phrases/learn-phrases.ts'
import { columns, decimal, type ExpenseRow } from './expense-row.ts'

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
  /** With a phrase: what it was read as, put right by the user before it was saved, on `on`, their day. */
  readonly corrected?: { readonly was: LearnedValues; readonly on: CalendarDate }
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
  const corrected = new Map(items.map(({ id, corrected: entered }) => [id, entered]))
  for (const row of rows) {
    const entered = corrected.get(row.id)
    if (entered) await learnFromEntry(tx, userId, row, entered, now)
  }
  const asRead = rows.filter(({ id }) => corrected.get(id) === undefined)
  await confirmRules(tx, userId, asRead, now)
  return rows
}
