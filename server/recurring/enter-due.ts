/**
 * Enters the expenses whose day has begun, exactly once with several servers and after crashes: a rule is
 * locked while its expenses are entered, its next day changes in the same transaction, and the id of an
 * expense is derived from rule and day. docs/decisions/recurring.md
 */
import { and, asc, eq, gt, isNull, lte, or, type SQL } from 'drizzle-orm'
import type { Logger } from 'pino'
import { addDays, type CalendarDate, dayInZone } from '../../shared/domain/calendar-date.ts'
import { isPaymentMethod } from '../../shared/domain/payment-method.ts'
import { CATCH_UP_DAYS, dueDays, firstDue } from '../../shared/domain/recurring.ts'
import { findSubscription, isActive } from '../accounts/subscriptions.ts'
import type { Database } from '../db/database.ts'
import { recurringRules as rules, users } from '../db/schema.ts'
import { currencyOf, type ExpenseRow, wholeMinor } from '../expenses/expense-row.ts'
import { findExpenses } from '../expenses/find-expenses.ts'
import { insertExpenses, type NewExpense } from '../expenses/insert-expenses.ts'
import { namedUuid } from '../expenses/named-uuid.ts'
import { Problem } from '../http/problem.ts'
import { safeError } from '../http/safe-error.ts'
import { mine, next, type RuleRow, scheduleOf } from './rule-store.ts'

/** Rules read at once. */
const BATCH = 200
/** Delay until room or subscription of the account is checked again, in milliseconds. */
const PUT_OFF_MS = 6 * 3_600_000
/** Time after the start of a day in UTC when it has begun in every zone, in milliseconds. */
const BEGUN_EVERYWHERE_MS = 12 * 3_600_000

/**
 * All that is due by `now`, from the retention clock, not a wall clock (`server/retention-clock.ts`). A
 * failed rule is logged and retried by the next run.
 */
export async function enterDue(db: Database, now: Date, log: Logger): Promise<void> {
  for (;;) {
    const due = await db
      .select({ userId: rules.userId, id: rules.id })
      .from(rules)
      .innerJoin(users, eq(users.id, rules.userId))
      // Paused for an account that is to be deleted; caught up if the deletion is cancelled.
      .where(and(isDue(now), isNull(users.deletionDueAt)))
      .orderBy(asc(rules.dueAt))
      .limit(BATCH)
    let done = 0
    for (const rule of due) if (await enterOrPutOff(db, rule, now, log)) done++
    if (due.length < BATCH || done === 0) return
  }
}

/** A rule whose day has begun, with a delay above `PUT_OFF_MS`, was postponed while the clock was ahead. */
function isDue(now: Date): SQL | undefined {
  const begun = new Date(now.getTime() - BEGUN_EVERYWHERE_MS).toISOString().slice(0, 10)
  const stuck = gt(rules.dueAt, new Date(now.getTime() + PUT_OFF_MS))
  return or(lte(rules.dueAt, now), and(stuck, lte(rules.nextDay, begun)))
}

type RuleKey = Pick<RuleRow, 'userId' | 'id'>

/** Whether the rule was entered or postponed. */
async function enterOrPutOff(db: Database, rule: RuleKey, now: Date, log: Logger): Promise<boolean> {
  try {
    return await db.transaction(async tx => {
      const [locked] = await tx
        .select()
        .from(rules)
        .where(and(mine(rule.userId, rule.id), isDue(now)))
        .for('update', { skipLocked: true })
      if (!locked) return false
      await enterRule(tx, locked, now)
      return true
    })
  } catch (error) {
    const isFull = error instanceof Problem && error.status === 507
    if (!isFull) log.error({ error: safeError(error) }, 'a recurring expense was not entered')
    else await putOff(db, rule, now)
    return isFull
  }
}

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

/** The next day is unchanged: the expense is later entered with its own day. */
async function putOff(db: Database, { userId, id }: RuleKey, now: Date): Promise<void> {
  await db
    .update(rules)
    .set({ dueAt: new Date(now.getTime() + PUT_OFF_MS) })
    .where(and(mine(userId, id), isDue(now)))
}

function later(one: CalendarDate, other: CalendarDate): CalendarDate {
  return one > other ? one : other
}
