/** What the rest of the server knows of the database: Drizzle's queries, whichever driver runs them. */
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type { PoolLoad } from './pool.ts'

/** Inside `db.transaction(tx => ...)` use only `tx`: the outer `db` waits for ever on the embedded driver. */
export type Database = PgDatabase<PgQueryResultHKT>

export interface OpenDatabase {
  readonly db: Database
  /** Whether the database vacuums by itself. */
  readonly hasAutovacuum: boolean
  /** Of this process's connections. */
  readonly load: () => PoolLoad
  /** Ends the connections and gives the folder back. */
  close(): Promise<void>
}
