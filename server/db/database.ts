/** What the rest of the server knows of the database: Drizzle's queries, whichever driver runs them. */
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type { PoolLoad } from './pool.ts'

/** Inside `db.transaction(tx => ...)` use only `tx`: the outer `db` waits for ever on the embedded driver. */
export type Database = PgDatabase<PgQueryResultHKT>

export interface Upkeep {
  /** Makes room of deleted rows, and has statements planned by the tables' true sizes. */
  readonly vacuum: () => Promise<void>
  /** Leaves no byte of deleted rows in any file. Takes the tables for itself: 2 s of processor time for 100,000 expenses. */
  readonly erase: () => Promise<void>
}

export interface OpenDatabase {
  readonly db: Database
  /** Of a database that this process has alone and that does nothing by itself; null for any other. */
  readonly upkeep: Upkeep | null
  /** Of this process's connections. */
  readonly load: () => PoolLoad
  /** Ends the connections and gives the folder back. */
  close(): Promise<void>
}
