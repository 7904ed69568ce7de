/**
 * Vacuuming for a database that has no autovacuum and no other process: without it the files grow with every row deleted
 * or changed, and statements are planned for tables of unknown size.
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

/**
 * Leaves nothing of deleted rows in any file: a vacuum keeps their bytes in the pages until these are written to again.
 * Writes the tables anew, then the statistics, which hold samples of values, and ends the log that has them, too
 * (`startEngine` has it deleted rather than used again). Each table is locked meanwhile.
 */
export async function eraseDeleted(db: Database): Promise<void> {
  for (const table of TABLES) await db.execute(sql`vacuum (full, analyze) ${table}`)
  await db.execute(sql`vacuum full pg_statistic`)
  await db.execute(sql`select pg_switch_wal()`)
  await db.execute(sql`checkpoint`)
}
