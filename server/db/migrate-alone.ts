/** Migrates a PostgreSQL while servers of this version start and those of the previous version still run. */
import { setTimeout as pause } from 'node:timers/promises'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { isContended } from './contended.ts'
import { migrationsFolder } from './migrations-folder.ts'

/** An arbitrary number, the same for every server of the product. */
const MIGRATION_LOCK = 8_221_970

/** In milliseconds; users notice such a wait as a slow answer only. */
const MOST_LOCKED_MS = 2_000
const BETWEEN_ATTEMPTS_MS = 250
/** More than a minute; after that an operator has to find out what holds the tables. */
const MIGRATION_ATTEMPTS = 40

/** Only one of several starting servers may migrate at a time. Without a time limit. */
export async function migrateAlone(url: string, connectMs: number): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: connectMs })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await client.query(`set lock_timeout = ${MOST_LOCKED_MS}`)
    await migrateBesideOthers(client)
  } finally {
    // The end of the session releases its lock.
    await client.end()
  }
}

/**
 * Servers of the previous version may be running. Their requests queue behind a migration that waits for a
 * table lock, and may hold locks that it needs. It is then rolled back and started again.
 */
async function migrateBesideOthers(client: pg.Client): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await migrate(drizzle({ client }), { migrationsFolder: migrationsFolder() })
      return
    } catch (error) {
      if (!isContended(error) || attempt === MIGRATION_ATTEMPTS) throw error
      await pause(BETWEEN_ATTEMPTS_MS)
    }
  }
}
