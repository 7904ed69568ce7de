/** Which rules of recurring expenses are due, and postponing them. */
import { and, gt, lte, or, type SQL } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { recurringRules as rules } from '../db/schema.ts'
import { mine, type RuleRow } from './rule-store.ts'

/** Delay until room or subscription of the account is checked again, in milliseconds. */
const PUT_OFF_MS = 6 * 3_600_000
/** Time after the start of a day in UTC when it has begun in every zone, in milliseconds. */
const BEGUN_EVERYWHERE_MS = 12 * 3_600_000

/** A rule whose day has begun, with a delay above `PUT_OFF_MS`, was postponed while the clock was ahead. */
export function isDue(now: Date): SQL | undefined {
  const begun = new Date(now.getTime() - BEGUN_EVERYWHERE_MS).toISOString().slice(0, 10)
  const stuck = gt(rules.dueAt, new Date(now.getTime() + PUT_OFF_MS))
  return or(lte(rules.dueAt, now), and(stuck, lte(rules.nextDay, begun)))
}

export type RuleKey = Pick<RuleRow, 'userId' | 'id'>

/** The next day is unchanged: the expense is later entered with its own day. */
export async function putOff(db: Database, { userId, id }: RuleKey, now: Date): Promise<void> {
  await db
    .update(rules)
    .set({ dueAt: new Date(now.getTime() + PUT_OFF_MS) })
    .where(and(mine(userId, id), isDue(now)))
}
