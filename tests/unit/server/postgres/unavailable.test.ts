import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenDatabase } from '../../../../server/db/database.ts'
import { openPostgres } from '../../../../server/db/postgres.ts'
import { type DatabaseLine, databaseLine } from '../support/database-line.ts'
import { COFFEE, testApp } from '../support/test-app.ts'
import { createDatabase, type OwnDatabase } from '../support/test-database.ts'

/** The default of `pg`'s pool. */
const CONNECTIONS = 10
const TIMEOUTS = { connectMs: 4_000, statementMs: 1_000, silenceMs: 3_000 }

let own: OwnDatabase
let line: DatabaseLine
let database: OpenDatabase
let app: ReturnType<typeof testApp>
beforeAll(async () => {
  own = await createDatabase(process.env.TEST_DATABASE_URL ?? '')
  line = await databaseLine(own.url)
  database = await openPostgres(line.url, () => undefined, { timeouts: TIMEOUTS })
  app = testApp(database.db)
}, 60_000)
afterAll(async () => {
  await database?.close()
  await line?.close()
  await own?.drop()
})

const add = (language = 'en') => app.send('me', 'POST', '/expenses', COFFEE, { 'Accept-Language': language })
const readyz = async () => (await app.app.request('/readyz')).status
const statusesOf = async (answers: Promise<{ status: number }>[]) => [
  ...new Set((await Promise.all(answers)).map(({ status }) => status)),
]

test.each(['hung', 'cut'] as const)(
  'requests on a database that is %s are 503 with a time to come again, and right once it is back',
  async state => {
    expect((await add()).status).toBe(201)
    line.set(state)
    const answer = await add('id')
    expect(answer.status).toBe(503)
    expect(answer.body).toEqual({ message: 'Datamu belum bisa dibuka. Coba lagi sebentar lagi.' })
    expect(answer.headers.get('Retry-After')).toBe('5')
    line.set('open')
    expect((await add()).status).toBe(201)
  },
)

test('more requests at once than there are connections leave none behind that hangs', async () => {
  await add()
  const underWay = database.db.transaction(async tx => {
    await tx.execute(sql`select 1`)
    line.set('hung')
    await tx.execute(sql`select 2`)
  })
  await expect(underWay).rejects.toThrow()
  expect(await statusesOf(Array.from({ length: 3 * CONNECTIONS }, () => add()))).toEqual([503])
  expect(await readyz()).toBe(503)
  line.set('open')
  expect(await statusesOf(Array.from({ length: 3 * CONNECTIONS }, () => add()))).toEqual([201])
  await expect.poll(readyz, { timeout: 10_000 }).toBe(200)
}, 60_000)

test('a statement that takes too long is ended by the database, and its connection is whole', async () => {
  await expect(database.db.execute(sql`select pg_sleep(60)`)).rejects.toMatchObject({
    cause: { code: '57014' },
  })
  expect((await add()).status).toBe(201)
})

test('a database that only reads is 503 for what is written, and not ready', async () => {
  await add()
  const reading = await openPostgres(own.url, () => undefined, { timeouts: TIMEOUTS })
  // Holds for connections that are made from now on, and the pool has none yet.
  const name = sql.identifier(new URL(own.url).pathname.slice(1))
  await database.db.execute(sql`alter database ${name} set default_transaction_read_only = on`)
  try {
    const readOnly = testApp(reading.db)
    expect((await readOnly.send('me', 'POST', '/expenses', COFFEE)).status).toBe(503)
    expect((await readOnly.get('me', '/expenses')).status).toBe(200)
    expect((await readOnly.app.request('/readyz')).status).toBe(503)
  } finally {
    await reading.close()
  }
})
