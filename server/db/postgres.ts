/** PostgreSQL 15 or later, for more than one server or for durable storage. */
import { Socket } from 'node:net'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { OpenDatabase } from './database.ts'
import { migrateAlone } from './migrate-alone.ts'
import type { ObserveStatement } from './observe-statements.ts'
import { Pool } from './pool.ts'

/** Connections per server; PostgreSQL's default limit is 100. */
const CONNECTIONS = 10

/**
 * Time-outs in milliseconds. A request's statements take some milliseconds each, the hourly clean-up seconds
 * at worst.
 */
export interface Timeouts {
  /** For a connection, new or free again. */
  readonly connectMs: number
  /** For a statement, after which the database ends it by itself. */
  readonly statementMs: number
  /** For a byte in either direction, after which a connection in use is given up: longer than a statement may take. */
  readonly silenceMs: number
}
const TIMEOUTS: Timeouts = { connectMs: 5_000, statementMs: 15_000, silenceMs: 20_000 }

export interface PostgresOptions {
  readonly timeouts?: Timeouts
  readonly observe?: ObserveStatement | undefined
  /** Address for migrations, where `url` leads through a pooler: they need a session of their own. */
  readonly migrationUrl?: string
}

/** `onIdleError` receives errors of idle connections, which the pool replaces. */
export async function openPostgres(
  url: string,
  onIdleError: (error: Error) => void,
  { timeouts = TIMEOUTS, observe, migrationUrl = url }: PostgresOptions = {},
): Promise<OpenDatabase> {
  const { connectMs, statementMs, silenceMs } = timeouts
  await migrateAlone(migrationUrl, connectMs)
  const pool = new Pool({
    connectionString: url,
    max: CONNECTIONS,
    onIdleError,
    observe,
    connectionTimeoutMillis: connectMs,
    statement_timeout: statementMs,
    // A hanging server must not keep the locks of an open transaction.
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
 * A socket that is destroyed when the database does not answer, so that it leaves the pool: `pg`'s
 * `query_timeout` would leave it there, still busy. Idle connections leave the pool after 10 s anyway.
 */
function socketThatGivesUp(silenceMs: number): Socket {
  const socket = new Socket()
  socket.setTimeout(silenceMs, () => socket.destroy(new Error('the database does not answer')))
  return socket
}
