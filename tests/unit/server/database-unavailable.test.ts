import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenDatabase } from '../../../server/db/database.ts'
import { isDatabaseUnavailable } from '../../../server/db/database-unavailable.ts'
import { writeProbe } from '../../../server/db/schema.ts'
import { assertWritable } from '../../../server/db/write-probe.ts'
import { openTestDatabase } from './support/test-database.ts'

let database: OpenDatabase
beforeAll(async () => {
  database = await openTestDatabase()
}, 60_000)
afterAll(() => database.close())

const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    error => error,
  )

test('a transaction that only reads fails for what the database can do now', async () => {
  const writing = database.db.transaction(async tx => {
    await tx.execute(sql`set transaction read only`)
    await tx.insert(writeProbe).values({ filler: 'x' })
  })
  expect(isDatabaseUnavailable(await failureOf(writing))).toBe(true)
})

test.each([
  ['that is wrong', sql`select nothing from nowhere`],
  ['against a rule of a table', sql`insert into write_probe values (null)`],
])('a statement %s fails for its own fault', async (_, statement) => {
  const error = await failureOf(database.db.execute(statement))
  expect(error).toBeInstanceOf(Error)
  expect(isDatabaseUnavailable(error)).toBe(false)
})

test('a statement and a transaction that get no connection fail for that', async () => {
  const closed = await openTestDatabase()
  await closed.close()
  const statement = closed.db.execute(sql`select 1`)
  expect(isDatabaseUnavailable(await failureOf(statement))).toBe(true)
  const transaction = closed.db.transaction(tx => tx.execute(sql`select 1`))
  expect(isDatabaseUnavailable(await failureOf(transaction))).toBe(true)
})

test('a fault of the program is none of the database’s', async () => {
  const circle: Record<string, unknown> = {}
  circle.self = circle
  const error = await failureOf(database.db.execute(sql`select ${circle}::jsonb`))
  expect(isDatabaseUnavailable(error)).toBe(false)
  expect(isDatabaseUnavailable(new Error('something else'))).toBe(false)
})

test('trying to write leaves nothing behind, however often', async () => {
  const size = sql`select pg_relation_size('write_probe')::int as bytes`
  for (let probe = 0; probe < 5; probe++) await assertWritable(database.db)
  // biome-ignore lint/suspicious/noExplicitAny: each driver has its own form of a result
  const { rows } = (await database.db.execute(size)) as any
  expect(rows).toEqual([{ bytes: 0 }])
})
