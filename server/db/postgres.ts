/** PostgreSQL 15 or later, for more than one server or for durable storage. */
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import type { OpenDatabase } from './database.ts'
import { migrationsFolder } from './migrations-folder.ts'

/** Any fixed number will do, as long as every server of the product takes the same. */
const MIGRATION_LOCK = 8_221_970

/** `onIdleError` hears of connections that broke while unused; the pool replaces them. */
export async function openPostgres(url: string, onIdleError: (error: Error) => void): Promise<OpenDatabase> {
  const pool = new pg.Pool({ connectionString: url, connectionTimeoutMillis: 10_000 })
  pool.on('error', onIdleError)
  try {
    await migrateAlone(pool)
  } catch (error) {
    await pool.end()
    throw error
  }
  return { db: drizzle({ client: pool }), close: () => pool.end() }
}

/** Servers that start together must not migrate together. */
async function migrateAlone(pool: pg.Pool): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await migrate(drizzle({ client }), { migrationsFolder: migrationsFolder() })
    await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK])
  } finally {
    // A failed migration's session takes its lock with it.
    client.release(true)
  }
}
