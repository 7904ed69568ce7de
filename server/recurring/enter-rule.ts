/** Enters the due expenses of one rule. */
import { addDays, type CalendarDate, dayInZone } from '../../shared/domain/calendar-date.ts'
import { isPaymentMethod } from '../../shared/domain/payment-method.ts'
import { CATCH_UP_DAYS, dueDays, firstDue } from '../../shared/domain/recurring.ts'
import { findSubscription, isActive } from '../accounts/subscriptions.ts'
import type { Database } from '../db/database.ts'
import { recurringRules as rules } from '../db/schema.ts'
import { currencyOf, type ExpenseRow, wholeMinor } from '../expenses/expense-row.ts'
import { findExpenses } from '../expenses/find-expenses.ts'
import { insertExpenses, type NewExpense } from '../expenses/insert-expenses.ts'
import { namedUuid } from '../expenses/named-uuid.ts'
import { putOff } from './due-rules.ts'
import { mine, next, type RuleRow, scheduleOf } from './rule-store.ts'

/**
 * Enters the due expenses of a locked rule, each with its own day, and advances the rule. The expense of the
 * day `byHand` is the one the user entered. Throws 507 where the account has no room.
 */
export async function enterRule(
  tx: Database,
  rule: RuleRow,
  now: Date,
  byHand: CalendarDate | null = null,
): Promise<ExpenseRow[]> {
  const { userId, id, zone } = rule
  const subscription = await findSubscription(tx, userId)
  if (!subscription || !isActive(subscription, now)) {
    await putOff(tx, rule, now)
    return []
  }
  const today = dayInZone(now, zone)
  const schedule = scheduleOf(rule)
  const from = later(rule.nextDay as CalendarDate, addDays(today, -CATCH_UP_DAYS))
  const entered = await insertDue(tx, rule, dueDays(schedule, from, today), now, byHand)
  await tx
    .update(rules)
    .set(next(firstDue(schedule, later(from, addDays(today, 1))), zone))
    .where(mine(userId, id))
  return entered
}

async function insertDue(
  tx: Database,
  rule: RuleRow,
  days: readonly CalendarDate[],
  now: Date,
  byHand: CalendarDate | null,
): Promise<ExpenseRow[]> {
  const { userId, id, description, category, paymentMethod } = rule
  const currency = currencyOf(rule)
  const items = days.map(
    (date): NewExpense => ({
      id: date === byHand ? id : namedUuid('recurring', userId, id, date),
      recurringId: id,
      amount: wholeMinor(Number(rule.amount), currency),
      currency,
      description,
      category,
      date,
      paymentMethod: isPaymentMethod(paymentMethod) ? paymentMethod : null,
    }),
  )
  const found = await findExpenses(tx, userId, [id, ...items.map(item => item.id)])
  const there = new Set(found.map(row => (row.id === id ? row.date : row.id)))
  const missing = items.filter(item => !there.has(item.id) && !there.has(item.date))
  return missing.length > 0 ? insertExpenses(tx, userId, missing, now) : []
}

function later(one: CalendarDate, other: CalendarDate): CalendarDate {
  return one > other ? one : other
}
