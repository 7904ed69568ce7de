/** Opens the database that the settings name: PostgreSQL, or the embedded one. */
import { join } from 'node:path'
import type { Config } from '../config.ts'
import { safeError } from '../http/safe-error.ts'
import { tracedStatements } from '../observability/traced.ts'
import type { Watching } from '../observability/watching.ts'
import type { OpenDatabase } from './database.ts'
import { pgliteFailure, postgresFailure } from './open-failure.ts'
import { openPglite } from './pglite.ts'
import { openPostgres } from './postgres.ts'

/** Throws ConfigError or FolderInUseError, which say what to do. */
export async function openDatabase(
  { databaseUrl, migrationUrl, dataDir, traces }: Config,
  { log, tracing }: Watching,
): Promise<OpenDatabase> {
  const observe = traces ? tracedStatements(tracing) : undefined
  const onIdleError = (error: Error) => log.warn({ error: safeError(error) }, 'database connection lost')
  try {
    return await (databaseUrl === null
      ? openPglite(dataDir, onIdleError, observe)
      : openPostgres(databaseUrl, onIdleError, { observe, migrationUrl: migrationUrl ?? databaseUrl }))
  } catch (error) {
    log.debug({ error: safeError(error) }, 'the database could not be opened')
    throw databaseUrl === null ? pgliteFailure(error, join(dataDir, 'db')) : postgresFailure(error)
  }
}
