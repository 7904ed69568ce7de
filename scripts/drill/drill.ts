/**
 * `npm run drill`: what docs/running.md says of backups, carried out: data are written by the built server, saved,
 * restored elsewhere, compared row by row, and served again. On PostgreSQL while it is written to, and on the embedded
 * database. Says how long each took; exit code 1 when something is missing.
 */
import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { OpenDatabase } from '../../server/db/database.ts'
import { openPglite } from '../../server/db/pglite.ts'
import { openPostgres } from '../../server/db/postgres.ts'
import type { Disposables } from '../../server/disposables.ts'
import { startServer } from '../../tests/e2e/built-server.ts'
import { deferred } from '../../tests/unit/deferred.ts'
import { createDatabase } from '../../tests/unit/server/support/test-database.ts'
import { ensureBuild } from '../ensure-build.ts'
import { ROOT } from '../environment.ts'
import { runCommand } from '../run-command.ts'
import { postgresPrograms, startThrowawayPostgres } from '../throwaway-postgres.ts'
import { assertSame, type Rows, rowsOf } from './rows.ts'
import { heardBySample } from './transcriber.ts'
import { writeAll, writeOn } from './writes.ts'

const run = promisify(execFile)

interface Place {
  readonly folder: string
  readonly transcribeUrl: string
  readonly opened: Disposables
}

async function drillPostgres({ folder, transcribeUrl, opened }: Place): Promise<void> {
  const postgres = await startThrowawayPostgres()
  opened.add(() => postgres.close())
  const bin = postgresPrograms(['pg_dump', 'pg_restore'])
  const [source, target] = [await createDatabase(postgres.url), await createDatabase(postgres.url)]
  const dataDir = join(folder, 'postgres')
  const server = await startServer({
    DATABASE_URL: source.url,
    DATA_DIR: dataDir,
    TRANSCRIBE_URL: transcribeUrl,
  })
  opened.add(server.stop)
  await writeAll(server.url)
  const before = await read(openPostgres(source.url, fail))

  const over = new AbortController()
  const added = new Set<string>()
  const begun = deferred<void>()
  const writing = writeOn(server.url, over.signal, id => {
    added.add(id)
    begun.resolve()
  })
  await Promise.race([begun.promise, writing])
  const from = Date.now()
  const dump = join(folder, 'ucap.dump')
  await run(join(bin, 'pg_dump'), ['--format', 'custom', '--file', dump, source.url])
  const savedMs = Date.now() - from
  over.abort()
  await writing
  await server.stop()

  const restoredAt = Date.now()
  await run(join(bin, 'pg_restore'), ['--no-owner', '--exit-on-error', '--dbname', target.url, dump])
  const restoredMs = Date.now() - restoredAt
  const after = await read(openPostgres(target.url, fail))
  const held = assertHolds(before, after, added)
  console.log(
    `PostgreSQL: ${held}; saved in ${savedMs} ms under ${added.size} writes, restored in ${restoredMs} ms`,
  )
  const again = await startServer({
    DATABASE_URL: target.url,
    DATA_DIR: dataDir,
    TRANSCRIBE_URL: transcribeUrl,
  })
  opened.add(again.stop)
  await writeAll(again.url)
  await again.stop()
}

/** Each expense of before is there as it was, and no other but some of those that were added meanwhile. */
function assertHolds(before: Rows, after: Rows, added: ReadonlySet<string>): string {
  const had = before.get('expenses') ?? []
  const restored = new Set(after.get('expenses'))
  const missing = had.filter(row => !restored.has(row))
  if (missing.length > 0) throw new Error(`${missing.length} expenses of before the dump are missing`)
  const known = new Set(had)
  const strange = [...restored].filter(row => !known.has(row) && ![...added].some(id => row.includes(id)))
  if (strange.length > 0) throw new Error(`${strange.length} restored expenses were never acknowledged`)
  const fixed = (rows: Rows) => new Map([...rows].filter(([table]) => STEADY.has(table)))
  return `${assertSame(fixed(before), fixed(after))}, and ${had.length} expenses`
}

/** Tables that `writeOn` does not touch. */
const STEADY = new Set(['users', 'subscriptions', 'budgets', 'violations', 'restrictions', 'audio_seconds'])

async function drillEmbedded({ folder, transcribeUrl, opened }: Place): Promise<void> {
  const [here, there] = [join(folder, 'embedded'), join(folder, 'elsewhere')]
  const settings = { DATABASE_URL: '', TRANSCRIBE_URL: transcribeUrl }
  const server = await startServer({ ...settings, DATA_DIR: here })
  opened.add(server.stop)
  await writeAll(server.url)
  await server.stop()
  const from = Date.now()
  const archive = join(folder, 'ucap.tar.gz')
  await run('tar', ['-C', here, '-czf', archive, 'db'])
  const savedMs = Date.now() - from
  await mkdir(there)
  await run('tar', ['-C', there, '-xzf', archive])
  const restoredMs = Date.now() - from - savedMs
  const [before, after] = [await read(openPglite(here, fail)), await read(openPglite(there, fail))]
  console.log(`Embedded: ${assertSame(before, after)}; saved in ${savedMs} ms, restored in ${restoredMs} ms`)
  const again = await startServer({ ...settings, DATA_DIR: there })
  opened.add(again.stop)
  await writeAll(again.url)
  await again.stop()
}

async function read(opening: Promise<OpenDatabase>): Promise<Rows> {
  const { db, close } = await opening
  return rowsOf(db).finally(close)
}

function fail(error: unknown): never {
  throw error
}

async function drill(opened: Disposables): Promise<number> {
  await ensureBuild()
  const folder = await mkdtemp(join(tmpdir(), 'ucap-drill-'))
  opened.add(() => rm(folder, { recursive: true, force: true }))
  const transcriber = await heardBySample()
  opened.add(() => transcriber.close())
  const place = { folder, transcribeUrl: transcriber.url, opened }
  await drillPostgres(place)
  await drillEmbedded(place)
  return 0
}

process.chdir(ROOT)
await runCommand(drill)
