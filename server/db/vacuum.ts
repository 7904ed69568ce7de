/**
 * Vacuuming for a database that has no autovacuum and no other process: without it the files grow with every row deleted
 * or changed, and statements are planned for tables of unknown size.
 */
import { sql } from 'drizzle-orm'
import { ACCOUNT_TABLES } from '../accounts/account-tables.ts'
import type { Database } from './database.ts'
import * as schema from './schema.ts'

/** All tables whose rows are deleted or changed. */
const TABLES = [...ACCOUNT_TABLES.map(({ table }) => table), schema.departures, schema.retentionClock]

/** Not inside a transaction. One statement per table, so that requests are served in between. */
export async function vacuumTables(db: Database): Promise<void> {
  for (const table of TABLES) await db.execute(sql`vacuum (skip_locked, analyze) ${table}`)
}

/**
 * Erases deleted rows from all files: a plain vacuum leaves their bytes in the pages until these are reused.
 * Rewrites the tables and the statistics, which hold samples of values, and ends the log that contains them
 * (`startEngine` has old logs deleted rather than recycled). Each table is locked meanwhile.
 */
export async function eraseDeleted(db: Database): Promise<void> {
  for (const table of TABLES) await db.execute(sql`vacuum (full, analyze) ${table}`)
  await db.execute(sql`vacuum full pg_statistic`)
  await db.execute(sql`select pg_switch_wal()`)
  await db.execute(sql`checkpoint`)
}
