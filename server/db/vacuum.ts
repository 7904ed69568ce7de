/**
 * Vacuuming for a database that has no autovacuum: without it the files grow with every row deleted or changed, and
 * statements are planned for tables of unknown size.
 */
import { sql } from 'drizzle-orm'
import { ACCOUNT_TABLES } from '../accounts/account-tables.ts'
import type { Database } from './database.ts'
import * as schema from './schema.ts'

/** All whose rows are deleted or changed. */
const TABLES = [...ACCOUNT_TABLES.map(({ table }) => table), schema.departures, schema.retentionClock]

/** Not inside a transaction. One statement a table, so that requests get their turn in between. */
export async function vacuumTables(db: Database): Promise<void> {
  for (const table of TABLES) await db.execute(sql`vacuum (skip_locked, analyze) ${table}`)
}
