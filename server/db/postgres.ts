/** PostgreSQL 15 or later, for more than one server or for durable storage. */
import { Socket } from 'node:net'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { OpenDatabase } from './database.ts'
import { migrateAlone } from './migrate-alone.ts'
import type { ObserveStatement } from './observe-statements.ts'
import { Pool } from './pool.ts'

/** Of one server; PostgreSQL takes 100 as it comes. */
const CONNECTIONS = 10

/** In milliseconds. A request's statements take some milliseconds each, the hourly clean-up seconds at worst. */
export interface Patience {
  /** For a connection, new or free again. */
  readonly connectMs: number
  /** For a statement, after which the database ends it by itself. */
  readonly statementMs: number
  /** For a byte in either direction, after which a connection in use is given up: longer than a statement may take. */
  readonly silenceMs: number
}
const PATIENCE: Patience = { connectMs: 5_000, statementMs: 15_000, silenceMs: 20_000 }

export interface PostgresOptions {
  readonly patience?: Patience
  readonly observe?: ObserveStatement | undefined
  /** By which it is brought up to date, where `url` leads through a pooler: that needs a session of its own. */
  readonly migrationUrl?: string
}

/** `onIdleError` hears of connections that broke while unused; the pool replaces them. */
export async function openPostgres(
  url: string,
  onIdleError: (error: Error) => void,
  { patience = PATIENCE, observe, migrationUrl = url }: PostgresOptions = {},
): Promise<OpenDatabase> {
  const { connectMs, statementMs, silenceMs } = patience
  await migrateAlone(migrationUrl, connectMs)
  const pool = new Pool({
    connectionString: url,
    max: CONNECTIONS,
    onIdleError,
    observe,
    connectionTimeoutMillis: connectMs,
    statement_timeout: statementMs,
    // A server of ours that hangs in mid-transaction must not keep what it has locked.
    idle_in_transaction_session_timeout: silenceMs,
    stream: () => socketThatGivesUp(silenceMs),
  })
  return {
    db: drizzle({ client: pool }),
    upkeep: null,
    load: () => pool.load(),
    close: () => pool.end(),
  }
}

/**
 * What destroys the connection of a database that does not answer, so that it neither stays in the pool nor is waited
 * for: `pg`'s `query_timeout` leaves it there, still busy. Unused ones leave the pool long before, after 10 s.
 */
function socketThatGivesUp(silenceMs: number): Socket {
  const socket = new Socket()
  socket.setTimeout(silenceMs, () => socket.destroy(new Error('the database does not answer')))
  return socket
}
