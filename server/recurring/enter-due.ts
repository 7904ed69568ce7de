/**
 * Enters the expenses whose day has begun, exactly once with several servers and after crashes: a rule is
 * locked while its expenses are entered, its next day changes in the same transaction, and the id of an
 * expense is derived from rule and day. docs/decisions/recurring.md
 */
import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { Database } from '../db/database.ts'
import { recurringRules as rules, users } from '../db/schema.ts'
import { Problem } from '../http/problem.ts'
import { safeError } from '../http/safe-error.ts'
import { isDue, putOff, type RuleKey } from './due-rules.ts'
import { enterRule } from './enter-rule.ts'
import { mine } from './rule-store.ts'

/** Rules read at once. */
const BATCH = 200
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
