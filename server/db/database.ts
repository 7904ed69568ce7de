/** The server's interface to the database: Drizzle's queries, with any driver. */
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type { PoolLoad } from './pool.ts'

/** Inside `db.transaction(tx => ...)` use only `tx`: the outer `db` waits for ever on the embedded driver. */
export type Database = PgDatabase<PgQueryResultHKT>

export interface Upkeep {
  /** Frees the space of deleted rows and updates the planner's statistics. */
  readonly vacuum: () => Promise<void>
  /** Erases deleted rows from all files. Locks the tables: 2 s of processor time for 100,000 expenses. */
  readonly erase: () => Promise<void>
}

export interface OpenDatabase {
  readonly db: Database
  /** For a database without autovacuum that only this process uses; null for any other. */
  readonly upkeep: Upkeep | null
  /** Of this process's connections. */
  readonly load: () => PoolLoad
  /** Ends the connections and releases the folder. */
  close(): Promise<void>
}
