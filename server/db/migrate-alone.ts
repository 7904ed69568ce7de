/** Brings a PostgreSQL up to date, while servers of this version start and those of the version before are at work. */
import { setTimeout as pause } from 'node:timers/promises'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { isContended } from './contended.ts'
import { migrationsFolder } from './migrations-folder.ts'

/** Any fixed number will do, as long as every server of the product takes the same. */
const MIGRATION_LOCK = 8_221_970

/** In milliseconds: below what a person notices as more than a slow answer. */
const MOST_LOCKED_MS = 2_000
const BETWEEN_ATTEMPTS_MS = 250
/** A minute and more, after which somebody has to look at what holds the tables. */
const MIGRATION_ATTEMPTS = 40

/** Servers that start together must not migrate together. Takes as long as it takes. */
export async function migrateAlone(url: string, connectMs: number): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: connectMs })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await client.query(`set lock_timeout = ${MOST_LOCKED_MS}`)
    await migrateBesideOthers(client)
  } finally {
    // The session takes its lock with it.
    await client.end()
  }
}

/**
 * Servers of the version before may be at work: their requests wait behind a migration that waits for a table, and may
 * hold what it wants. It gives way then, with all that it changed rolled back, and begins again.
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
