/** A database of its own for a test file: in memory, or on the PostgreSQL that TEST_DATABASE_URL names. */
import { createHash, randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { MessageChannel } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import type { OpenDatabase } from '../../../../server/db/database.ts'
import { serveConnection, startEngine } from '../../../../server/db/engine/engine.ts'
import { EngineSocket } from '../../../../server/db/engine/engine-socket.ts'
import { migrationsFolder } from '../../../../server/db/migrations-folder.ts'
import type { ObserveStatement } from '../../../../server/db/observe-statements.ts'
import { type Engine, openEngine } from '../../../../server/db/pglite.ts'
import { openPostgres } from '../../../../server/db/postgres.ts'
import {
  databaseAt,
  distributeTables,
  dropFromWorkers,
  isDistributed,
  joinWorkers,
  run,
} from './distribute.ts'
import { watchStatements } from './statements.ts'

const CACHE = 'node_modules/.cache/ucap-tests'

/**
 * Each statement of a request has to name its account (`statements.ts`): closing it throws for one that does not. `also`
 * is told of all.
 */
export async function openTestDatabase(also?: ObserveStatement): Promise<OpenDatabase> {
  const { observe, check } = watchStatements(also)
  const { TEST_DATABASE_URL } = process.env
  if (!TEST_DATABASE_URL) {
    const opened = await openEngine(await memoryEngine(), fail, observe)
    return { ...opened, close: () => opened.close().then(check) }
  }
  const own = await createDatabase(TEST_DATABASE_URL)
  const opened = await openPostgres(own.url, fail, { observe })
  await distributeTables(own.url)
  return {
    ...opened,
    async close() {
      await opened.close()
      await own.dropUnused()
      await check()
    },
  }
}

function fail(error: unknown): never {
  throw error
}

/** In this thread, for a thread takes longer to start. */
export async function memoryEngine(): Promise<Engine> {
  return connectable(await startEngine({ loadDataDir: await migratedCluster() }))
}

function connectable(engine: PGlite): Engine {
  return {
    connect() {
      const { port1, port2 } = new MessageChannel()
      serveConnection(engine, port2, fail)
      return new EngineSocket(port1)
    },
    end: () => engine.close(),
  }
}

export interface OwnDatabase {
  readonly url: string
  /** Ends connections that are still open, such as a killed server's. */
  drop(): Promise<void>
  /** Where all connections were closed: PostgreSQL waits for the last of them to be gone. */
  dropUnused(): Promise<void>
}

const FORCE = 'with (force)'

/** An empty database on the PostgreSQL at `url`. */
export async function createDatabase(url: string): Promise<OwnDatabase> {
  const name = `ucap_test_${randomUUID().replaceAll('-', '')}`
  await run(url, `create database ${name}`)
  const own = databaseAt(url, name)
  await joinWorkers(own, name)
  const drop = async (how: string) => {
    await run(url, `drop database ${name} ${how}`)
    await dropFromWorkers(name)
  }
  return { url: own, drop: () => drop(FORCE), dropUnused: () => drop(isDistributed ? FORCE : '') }
}

/** Makes `dataDir` one in which the embedded database has run before, without any table yet. */
export async function fillDataDir(dataDir: string): Promise<void> {
  mkdirSync(dataDir, { recursive: true })
  const engine = new PGlite(join(dataDir, 'db'), { loadDataDir: await emptyCluster() })
  await engine.waitReady
  await engine.close()
}

/** Making a new cluster takes seconds of processor time, unpacking one does not. */
function emptyCluster(): Promise<Blob> {
  return cached(`empty-${engineVersion()}`, async () => {
    const engine = new PGlite()
    // A dump asked for earlier waits for ever.
    await engine.waitReady
    const cluster = await engine.dumpDataDir('none')
    await engine.close()
    return cluster
  })
}

/** With today's tables: to make them takes as long as the rest of opening a database. */
function migratedCluster(): Promise<Blob> {
  return cached(`migrated-${engineVersion()}-${hashOf(migrationsFolder())}`, async () => {
    const engine = await startEngine({ loadDataDir: await emptyCluster() })
    const { close } = await openEngine(connectable(engine), fail)
    await engine.exec('checkpoint')
    const cluster = await engine.dumpDataDir('none')
    await close()
    return cluster
  })
}

/** The first one made under a name is kept for the others. */
async function cached(name: string, make: () => Promise<Blob>): Promise<Blob> {
  const path = join(CACHE, `cluster-${name}.tar`)
  if (existsSync(path)) return new Blob([await readFile(path)])
  const cluster = await make()
  await mkdir(CACHE, { recursive: true })
  // Whole or not at all: other test files may be doing the same.
  const draft = `${path}.${randomUUID()}`
  await writeFile(draft, new Uint8Array(await cluster.arrayBuffer()))
  await rename(draft, path)
  return cluster
}

function hashOf(folder: string): string {
  const hash = createHash('sha256')
  for (const file of readdirSync(folder).sort())
    if (file.endsWith('.sql')) hash.update(file).update(readFileSync(join(folder, file)))
  return hash.digest('hex').slice(0, 16)
}

function engineVersion(): string {
  const { version } = JSON.parse(readFileSync('node_modules/@electric-sql/pglite/package.json', 'utf8'))
  return version
}
