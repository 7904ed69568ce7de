/** Changing, pausing and resuming a rule. */
import type * as v from 'valibot'
import { addDays, type CalendarDate, dayInZone } from '../../shared/domain/calendar-date.ts'
import { firstDue } from '../../shared/domain/recurring.ts'
import type { recurringChange } from '../../shared/wire/recurring.ts'
import type { Database } from '../db/database.ts'
import { recurringRules as rules } from '../db/schema.ts'
import { currencyOf, decimal, wholeMinor } from '../expenses/expense-row.ts'
import { columnsOf, mine, next, type RuleRow, scheduleOf } from './rule-store.ts'

type Change = v.InferOutput<typeof recurringChange>

/** Null when the user has no such rule. A new schedule uses `zone`. */
export async function changeRule(
  db: Database,
  userId: string,
  id: string,
  change: Change,
  zone: string,
  now: Date,
): Promise<RuleRow | null> {
  return db.transaction(async tx => {
    const [row] = await tx.select().from(rules).where(mine(userId, id)).for('update')
    if (!row) return null
    const currency = change.currency ?? currencyOf(row)
    const [changed] = await tx
      .update(rules)
      .set({
        // Also when only the currency changes: the amount must be whole in the new one.
        amount: decimal(wholeMinor(change.amount ?? Number(row.amount), currency), currency),
        currency,
        description: change.description ?? row.description,
        category: change.category ?? row.category,
        paymentMethod: change.payment_method === undefined ? row.paymentMethod : change.payment_method,
        ...times(row, change, zone, now),
      })
      .where(mine(userId, id))
      .returning()
    return changed ?? null
  })
}

function times(row: RuleRow, { schedule, paused = row.dueAt === null }: Change, zone: string, now: Date) {
  const at = schedule ? { zone, ...columnsOf(schedule) } : { zone: row.zone }
  if (paused) return { ...at, dueAt: null }
  const today = dayInZone(now, at.zone)
  // Not today, as today's expense may be entered already.
  if (schedule) return { ...at, ...next(firstDue(schedule, addDays(today, 1)), at.zone) }
  if (row.dueAt !== null) return {}
  const left = row.nextDay as CalendarDate
  return next(firstDue(scheduleOf(row), left > today ? left : today), row.zone)
}
