/** Changes an expense, and learns from that. Another user's expense does not exist here. */
import { and, eq } from 'drizzle-orm'
import type * as v from 'valibot'
import type { CalendarDate } from '../../shared/domain/calendar-date.ts'
import type { expenseChange } from '../../shared/wire/expense.ts'
import type { Database } from '../db/database.ts'
import { expenses } from '../db/schema.ts'
import { giveRoom, takeRoom, textBytes } from '../limits/quota.ts'
import { learnFromChange } from '../phrases/learn-phrases.ts'
import { columns, currencyOf, decimal, type ExpenseRow, wholeMinor } from './expense-row.ts'

/** An absent field stays, a null payment method is cleared. */
type ExpenseChange = v.InferOutput<typeof expenseChange>

type Updated =
  | { readonly kind: 'updated'; readonly row: ExpenseRow }
  /** The version differs from the requested one; nothing was changed. `yours` is the requested result. */
  | { readonly kind: 'stale'; readonly current: ExpenseRow; readonly yours: ExpenseRow }
  /** The user has no such expense. */
  | { readonly kind: 'absent' }

interface Changing {
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
