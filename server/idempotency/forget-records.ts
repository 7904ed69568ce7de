/** Deletes records of keys that no device repeats any more, and gives their room back. */
import { eq, lt, sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { accountUsage, idempotentResponses as answers } from '../db/schema.ts'

/**
 * Twice the 24 hours for which devices keep unsent recordings. Typed sentences are kept for longer:
 * `server/expenses/insert-once.ts`.
 */
const KEPT_MS = 48 * 3_600_000

/** Of all accounts. `now` is the retention clock's. */
export async function forgetOldRecords(db: Database, now: Date): Promise<void> {
  const gone = db.$with('gone').as(
    db
      .delete(answers)
      .where(lt(answers.createdAt, new Date(now.getTime() - KEPT_MS)))
      .returning({ userId: answers.userId, bytes: answers.bytes }),
  )
  const freed = db.$with('freed').as(
    db
      .select({ userId: gone.userId, bytes: sql`sum(${gone.bytes})`.as('bytes') })
      .from(gone)
      .groupBy(gone.userId),
  )
  await db
    .with(gone, freed)
    .update(accountUsage)
    .set({ answerBytes: sql`greatest(0, ${accountUsage.answerBytes} - ${freed.bytes})` })
    .from(freed)
    .where(eq(accountUsage.userId, freed.userId))
}
