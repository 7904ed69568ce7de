/** The embedded database: an engine in a thread of its own, spoken to with the driver and protocol of any PostgreSQL. */
import { chmodSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Duplex } from 'node:stream'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import type { OpenDatabase } from './database.ts'
import { startEngineThread } from './engine/engine-thread.ts'
import { lockFolder } from './folder-lock.ts'
import { migrationsFolder } from './migrations-folder.ts'
import type { ObserveStatement } from './observe-statements.ts'
import { Pool } from './pool.ts'
import { eraseDeleted, vacuumTables } from './vacuum.ts'

/** Of a folder, for `chmod`. */
const OWNER_ONLY = 0o700

/** Time-out for a turn, and for an engine that has to recover, in milliseconds. */
const TURN_MS = 30_000

/**
 * Opens `dataDir/db` exclusively: throws FolderInUseError while another process has it. `onIdleError`
 * receives failures of an idle engine, which the next statement restarts.
 *
 * A commit is in the operating system's hands when it returns, so it survives a killed process. It may not
 * survive a power cut: the engine runs with fsync off, its file system has no fsync either, and its option
 * `relaxedDurability` only concerns the browser's storage. Where that matters, set DATABASE_URL.
 */
export async function openPglite(
  dataDir: string,
  onIdleError: (error: Error) => void,
  observe?: ObserveStatement,
): Promise<OpenDatabase> {
  const folder = join(dataDir, 'db')
  const lock = lockFolder(folder)
  try {
    await ensureCluster(folder)
    // The engine creates files that are writable for all; this is PostgreSQL's own requirement for its
    // folder.
    chmodSync(folder, OWNER_ONLY)
    const thread = await startEngineThread(folder)
    const opened = await openEngine(thread, onIdleError, observe)
    return {
      ...opened,
      async close() {
        try {
          await opened.close()
        } finally {
          lock.release()
        }
      },
    }
  } catch (error) {
    lock.release()
    throw error
  }
}

/** Creates the cluster, which takes seconds; an interrupted one must not be taken for complete. */
async function ensureCluster(folder: string): Promise<void> {
  if (existsSync(folder)) return
  const draft = `${folder}.new`
  rmSync(draft, { recursive: true, force: true })
  mkdirSync(draft, { mode: OWNER_ONLY })
  const thread = await startEngineThread(draft)
  await thread.end()
  renameSync(draft, folder)
}

export interface Engine {
  connect(): Duplex
  end(): Promise<void>
}

/** Migrates the engine's tables; ends it on failure. All requests share the pool's single connection. */
export async function openEngine(
  engine: Engine,
  onIdleError: (error: Error) => void,
  observe?: ObserveStatement,
): Promise<OpenDatabase> {
  const pool = new Pool({
    max: 1,
    idleTimeoutMillis: 0,
    onIdleError,
    observe,
    connectionTimeoutMillis: TURN_MS,
    stream: () => engine.connect(),
    // The engine's only user and database. Set here, so that `pg` reads no environment variables.
    user: 'postgres',
    database: 'postgres',
    host: 'localhost',
    ssl: false,
  })
  const db = drizzle({ client: pool })
  const close = async () => {
    await pool.end()
    await engine.end()
  }
  try {
    await migrate(db, { migrationsFolder: migrationsFolder() })
  } catch (error) {
    await close()
    throw error
  }
  const upkeep = { vacuum: () => vacuumTables(db), erase: () => eraseDeleted(db) }
  return { db, upkeep, load: () => pool.load(), close }
}
