/** Vacuuming for a database that has no autovacuum: without it the files grow with every row deleted or changed. */
import { sql } from 'drizzle-orm'
import type { Database } from './database.ts'
import * as schema from './schema.ts'

/** All whose rows are deleted or changed. */
const TABLES = [
  schema.users,
  schema.subscriptions,
  schema.expenses,
  schema.budgets,
  schema.recurringRules,
  schema.phraseRules,
  schema.accountUsage,
  schema.idempotentResponses,
  schema.violations,
  schema.restrictions,
  schema.retentionClock,
  schema.audioSeconds,
]

/** Not inside a transaction. One statement a table, so that requests get their turn in between. */
export async function vacuumTables(db: Database): Promise<void> {
  for (const table of TABLES) await db.execute(sql`vacuum (skip_locked) ${table}`)
}
