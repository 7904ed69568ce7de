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

/** For one's turn, and for an engine that has to recover, in milliseconds. */
const TURN_MS = 30_000

/**
 * Opens `dataDir/db`, alone: throws FolderInUseError while another process has it. `onIdleError` hears of an engine that
 * failed while it was unused; the next statement starts it again.
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
    // The engine's file system makes files that all may write; PostgreSQL's own rule for its folder is this one.
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

/** Making a cluster takes seconds; one that was broken off half-way must not be taken for a whole one. */
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

/** Brings the engine's tables up to date; ends it when that fails. The pool's one connection is for all in turn. */
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
    // The engine's only ones. Neither they nor anything else comes from the environment.
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
