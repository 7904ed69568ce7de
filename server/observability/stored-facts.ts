/** Counts of stored data, today's transcription, and restrictions of voice. */
import { count, eq, gt, isNull, or, sql, sum } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { audioSeconds, expenses, restrictions, users } from '../db/schema.ts'
import { dayOf } from '../limits/daily-use.ts'

export type Fact = readonly [name: string, text: string]

export async function storedFacts(db: Database, now: Date): Promise<readonly Fact[]> {
  const bytes = sql<string>`pg_database_size(current_database())::text`
  const [held] = await db.select({ accounts: count(), bytes }).from(users)
  const [entered] = await db.select({ expenses: count() }).from(expenses)
  const [heard] = await db
    .select({ accounts: count(), seconds: sum(audioSeconds.seconds), calls: sum(audioSeconds.modelCalls) })
    .from(audioSeconds)
    .where(eq(audioSeconds.day, dayOf(now)))
  const closed = await db
    .select({ kind: restrictions.kind, accounts: count() })
    .from(restrictions)
    .where(or(isNull(restrictions.until), gt(restrictions.until, now)))
    .groupBy(restrictions.kind)
    .orderBy(restrictions.kind)
  const megabytes = (Number(held?.bytes ?? 0) / 1e6).toFixed(1)
  return [
    ['Holds', `${held?.accounts ?? 0} accounts, ${entered?.expenses ?? 0} expenses; ${megabytes} MB`],
    [
      'Heard today',
      `${Math.round(Number(heard?.seconds ?? 0))} s, of ${heard?.accounts ?? 0} accounts, with ${heard?.calls ?? 0} calls of further models (UTC)`,
    ],
    ['Voice closed', closed.map(({ kind, accounts }) => `${kind} ${accounts}`).join(', ') || 'to no account'],
  ]
}
