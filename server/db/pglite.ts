/** The embedded database. */
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import type { OpenDatabase } from './database.ts'
import { lockFolder } from './folder-lock.ts'
import { migrationsFolder } from './migrations-folder.ts'

/**
 * Opens `dataDir/db`, alone: throws FolderInUseError while another process has it.
 *
 * A commit is in the operating system's hands when it returns, so it survives a killed process. It may not
 * survive a power cut: the engine runs with fsync off, its file system has no fsync either, and its option
 * `relaxedDurability` only concerns the browser's storage. Where that matters, set DATABASE_URL.
 */
export async function openPglite(dataDir: string): Promise<OpenDatabase> {
  const folder = join(dataDir, 'db')
  mkdirSync(dataDir, { recursive: true })
  const lock = lockFolder(folder)
  try {
    await ensureCluster(folder)
    const opened = await openEngine(new PGlite(folder))
    return {
      db: opened.db,
      async close() {
        await opened.close()
        lock.release()
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
  const engine = new PGlite(draft)
  await engine.waitReady
  await engine.close()
  renameSync(draft, folder)
}

/** Brings the engine's tables up to date; closes it when that fails. */
export async function openEngine(client: PGlite): Promise<OpenDatabase> {
  const db = drizzle({ client })
  try {
    await migrate(db, { migrationsFolder: migrationsFolder() })
  } catch (error) {
    await client.close()
    throw error
  }
  return { db, close: () => client.close() }
}
