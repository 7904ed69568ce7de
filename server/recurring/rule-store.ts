/** Rules of recurring expenses. Every query names its user. */
import { and, asc, count, eq } from 'drizzle-orm'
import type { CalendarDate } from '../../shared/domain/calendar-date.ts'
import { isPaymentMethod } from '../../shared/domain/payment-method.ts'
import { firstDue, type Schedule, startOfDay } from '../../shared/domain/recurring.ts'
import type { UsualExpense } from '../../shared/domain/usual.ts'
import type { RecurringAnswer } from '../../shared/wire/answers/plans.ts'
import { lockAccount } from '../accounts/account-lock.ts'
import type { Database } from '../db/database.ts'
import { recurringRules as rules } from '../db/schema.ts'
import { currencyOf, decimal } from '../expenses/expense-row.ts'
import { Problem } from '../http/problem.ts'

export type RuleRow = typeof rules.$inferSelect

/** Far more than a household has. */
export const MOST_RULES = 50

export function mine(userId: string, id: string) {
  return and(eq(rules.userId, userId), eq(rules.id, id))
}

/** The oldest first. */
export function listRules(db: Database, userId: string): Promise<RuleRow[]> {
  return db.select().from(rules).where(eq(rules.userId, userId)).orderBy(asc(rules.createdAt), asc(rules.id))
}

export interface NewRule {
  readonly id: string
  readonly what: UsualExpense
  readonly schedule: Schedule
  readonly zone: string
  /** The earliest day of the rule. */
  readonly starts: CalendarDate
}

/**
 * In a transaction. An existing rule of that id is unchanged. Throws 507 where the account has the most rules
 * allowed.
 */
export async function addRule(
  tx: Database,
  userId: string,
  { id, what, schedule, zone, starts }: NewRule,
  now: Date,
): Promise<RuleRow> {
  await lockAccount(tx, userId)
  const [known] = await tx.select().from(rules).where(mine(userId, id))
  if (known) return known
  const [there] = await tx.select({ count: count() }).from(rules).where(eq(rules.userId, userId))
  if ((there?.count ?? 0) >= MOST_RULES)
    throw new Problem(507, 'recurringFull', { values: { count: String(MOST_RULES) } })
  const [added] = await tx
    .insert(rules)
    .values({
      userId,
      id,
      amount: decimal(what.amount, what.currency),
      currency: what.currency,
      description: what.description,
      category: what.category,
      paymentMethod: what.paymentMethod,
      zone,
      ...columnsOf(schedule),
      ...next(firstDue(schedule, starts), zone),
      createdAt: now,
    })
    .returning()
  if (!added) throw new Error('An inserted rule did not come back')
  return added
}

/** Whether there was one. */
export async function deleteRule(db: Database, userId: string, id: string): Promise<boolean> {
  const deleted = await db.delete(rules).where(mine(userId, id)).returning({ id: rules.id })
  return deleted.length > 0
}

export function scheduleOf({ every, day }: Pick<RuleRow, 'every' | 'day'>): Schedule {
  if (every !== 'month' && every !== 'week') throw new Error('A stored rule has an unknown schedule')
  return { every, day }
}

export function columnsOf({ every, day }: Schedule): Pick<RuleRow, 'every' | 'day'> {
  return { every, day }
}

/** The columns for a rule's next day. */
export function next(day: CalendarDate, zone: string) {
  return { nextDay: day, dueAt: startOfDay(day, zone) }
}

export function ruleToWire(row: RuleRow): RecurringAnswer {
  return {
    id: row.id,
    amount: Number(row.amount),
    currency: currencyOf(row),
    description: row.description,
    category: row.category,
    payment_method: isPaymentMethod(row.paymentMethod) ? row.paymentMethod : null,
    schedule: scheduleOf(row),
    time_zone: row.zone,
    next_date: row.nextDay,
    paused: row.dueAt === null,
  }
}
