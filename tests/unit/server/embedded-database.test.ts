/** The embedded database as the server has it: an engine in a thread, on a folder. */
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { sql } from 'drizzle-orm'
import { pgTable, text } from 'drizzle-orm/pg-core'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { workFor } from '../../../server/current-account.ts'
import type { OpenDatabase } from '../../../server/db/database.ts'
import { isDatabaseUnavailable } from '../../../server/db/database-unavailable.ts'
import { type EngineThread, startEngineThread } from '../../../server/db/engine/engine-thread.ts'
import { openEngine, openPglite } from '../../../server/db/pglite.ts'
import { vacuumTables } from '../../../server/db/vacuum.ts'
import { fillDataDir, memoryEngine } from './support/test-database.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'ucap-embedded-'))
const idleErrors: Error[] = []
let thread: EngineThread
let database: OpenDatabase
beforeAll(async () => {
  await fillDataDir(dataDir)
  thread = await startEngineThread(join(dataDir, 'db'))
  database = await openEngine(thread, error => idleErrors.push(error))
  await database.db.execute(sql`create table note (word text unique)`)
}, 60_000)
afterAll(async () => {
  await database.close()
  rmSync(dataDir, { recursive: true })
})

const note = pgTable('note', { word: text('word').unique() })
const notes = async () => {
  const rows = await database.db.select().from(note).orderBy(note.word)
  return rows.map(({ word }) => word)
}
const write = (word: string, db = database.db) => db.insert(note).values({ word })
const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    error => error,
  )

test('the event loop turns while a statement runs', async () => {
  let turns = 0
  const timer = setInterval(() => turns++, 1)
  await database.db.execute(sql`select count(*) from generate_series(1, 500000)`)
  clearInterval(timer)
  expect(turns).toBeGreaterThan(20)
})

test('an account that asks for much keeps no other waiting behind it', async () => {
  const answered: string[] = []
  const ask = (account: string) =>
    workFor(account, async () => {
      await database.db.execute(sql`select count(*) from generate_series(1, 20000)`)
      answered.push(account)
    })
  await Promise.all([...Array.from({ length: 20 }, () => ask('much')), ask('little'), ask('little')])
  // The one under way when it came, and one between its own two.
  expect(answered.slice(0, 5).filter(account => account === 'little')).toHaveLength(2)
})

test('an account that asks for little, one thing after the other, waits once for one that asks for much', async () => {
  const answered: string[] = []
  const ask = async (account: string, rows: number) => {
    await database.db.execute(sql`select count(*) from generate_series(1, ${rows}::int)`)
    answered.push(account)
  }
  const much = Array.from({ length: 6 }, () => workFor('much', () => ask('much', 300_000)))
  const little = workFor('little', async () => {
    for (let turn = 0; turn < 4; turn++) await ask('little', 10)
  })
  await Promise.all([...much, little])
  const first = answered.indexOf('little')
  expect(answered.slice(first, first + 4)).toEqual(Array(4).fill('little'))
})

test('transactions take turns, and one that fails leaves nothing', async () => {
  const add = (word: string) =>
    database.db.transaction(async tx => {
      await write(word, tx)
      return tx.select().from(note)
    })
  const added = await Promise.allSettled([add('a'), add('a'), add('b'), write('c')])
  expect(added.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled'])
  expect(await notes()).toEqual(['a', 'b', 'c'])
})

test('bytes come back as they were, in megabytes too', async () => {
  const bytes = Buffer.alloc(1_920_044, 'ucap')
  const [read] = await database.db
    .select({
      same: sql<boolean>`md5(${bytes}::bytea) = md5(convert_to(repeat('ucap', 480011), 'UTF8'))`,
      all: sql<Buffer>`${bytes}::bytea`,
    })
    .from(sql`generate_series(1, 1)`)
  expect(read?.same).toBe(true)
  expect(read?.all.equals(bytes)).toBe(true)
})

test('what was answered is forgotten', async () => {
  setFlagsFromString('--expose-gc')
  const collectGarbage: () => void = runInNewContext('gc')
  const engine = await memoryEngine()
  const client = new pg.Client({ stream: engine.connect, user: 'postgres', ssl: false })
  await client.connect()
  const heapAfter = async (answers: number) => {
    for (let asked = 0; asked < answers; asked++)
      await client.query("select repeat('x', 500) from generate_series(1, 2000)")
    collectGarbage()
    return process.memoryUsage().heapUsed
  }
  const first = await heapAfter(5)
  // 40 MB of answers.
  expect((await heapAfter(40)) - first).toBeLessThan(10_000_000)
  await client.end()
  await engine.end()
})

const connection = () => new pg.Client({ stream: thread.connect, user: 'postgres', ssl: false })

/** A connection that begins in a protocol of another version is fatal for an engine that has one session only. */
async function breakEngine(): Promise<void> {
  const startup = Buffer.alloc(8)
  startup.writeInt32BE(startup.length)
  startup.writeInt16BE(9, 4)
  const socket = thread.connect()
  socket.write(startup)
  await once(socket, 'close')
}

test('an engine that fails is unavailable, starts again by itself, and has what was committed', async () => {
  await write('kept')
  const broken = database.db.transaction(async tx => {
    await write('lost', tx)
    await breakEngine()
    await tx.execute(sql`select 1`)
  })
  expect(isDatabaseUnavailable(await failureOf(broken))).toBe(true)
  await write('after')
  expect(await notes()).toEqual(expect.arrayContaining(['after', 'kept']))
  expect(await notes()).not.toContain('lost')
})

test('an engine that fails while it is unused is told, and starts again by itself', async () => {
  await notes()
  await breakEngine()
  await expect.poll(() => idleErrors.length).toBe(1)
  expect(await notes()).toContain('kept')
})

test('what a broken connection has begun is undone before the next one', async () => {
  const first = connection()
  await first.connect()
  await first.query('begin')
  await first.query("insert into note values ('half')")
  await first.end()
  const second = connection()
  await second.connect()
  const { rows } = await second.query("select from note where word = 'half'")
  await second.end()
  expect(rows).toEqual([])
})

test('rows that come and go leave the files as large as they were, once they are vacuumed', async () => {
  const { db } = database
  await db.execute(sql`insert into users (firebase_uid, created_at) values ('busy', now())`)
  const sizes: number[] = []
  for (let round = 0; round < 5; round++) {
    await db.execute(sql`
      insert into expenses (id, user_id, amount, currency, description, category, date, created_at)
      select gen_random_uuid(), users.id, 1000, 'IDR', repeat('kopi ', 30), 'Other', '2026-11-20', now()
      from users, generate_series(1, 2000)`)
    await db.execute(sql`delete from expenses`)
    await vacuumTables(db)
    const [size] = await db
      .select({ bytes: sql<number>`pg_total_relation_size('expenses')::int` })
      .from(sql`generate_series(1, 1)`)
    sizes.push(size?.bytes ?? 0)
  }
  // Without a vacuum each round adds 0.7 MB. Emptied index pages are reused one round later.
  expect(sizes.at(-1)).toBeLessThan(1.2 * (sizes[1] ?? 0))
})

test('the files of the database are out of reach of other users of the machine', async () => {
  const openToAll = mkdtempSync(join(tmpdir(), 'ucap-embedded-'))
  await fillDataDir(openToAll)
  chmodSync(join(openToAll, 'db'), 0o777)
  const opened = await openPglite(openToAll, error => idleErrors.push(error))
  try {
    expect(statSync(join(openToAll, 'db')).mode & 0o077).toBe(0)
  } finally {
    await opened.close()
    rmSync(openToAll, { recursive: true })
  }
})
