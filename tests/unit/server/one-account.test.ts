/** The schema and the checker behind the rule that each statement names its account (docs/growing.md). */
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ACCOUNT_COLUMN, hasQueryInInsert, tablesOfManyAccounts } from './support/one-account.ts'
import { DISTRIBUTED, ON_EVERY_MACHINE } from './support/statements.ts'
import { openTestDatabase } from './support/test-database.ts'

let database: Awaited<ReturnType<typeof openTestDatabase>>
beforeAll(async () => {
  database = await openTestDatabase()
}, 60_000)
afterAll(() => database.close())

async function rows<Row>(query: ReturnType<typeof sql>): Promise<Row[]> {
  const { rows: found } = (await database.db.execute(query)) as unknown as { rows: Row[] }
  return found
}

test('each table is distributed by account, or on every machine', async () => {
  const tables = await rows<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public'`,
  )
  expect(tables.map(({ name }) => name).sort()).toEqual([...DISTRIBUTED, ...ON_EVERY_MACHINE].sort())
})

test('each primary key and unique index of a distributed table holds the account', async () => {
  const keys = await rows<{ table: string; columns: string[] }>(sql`
    select tables.relname as "table", array(
      select attname::text from pg_attribute
      where attrelid = indrelid and attnum = any (indkey)) as columns
    from pg_index join pg_class tables on tables.oid = indrelid
    where indisunique and tables.relnamespace = 'public'::regnamespace`)
  const ofAccounts = keys.filter(({ table }) => DISTRIBUTED.has(table))
  expect(new Set(ofAccounts.map(({ table }) => table))).toEqual(DISTRIBUTED)
  expect(ofAccounts.filter(({ columns }) => !columns.includes(ACCOUNT_COLUMN))).toEqual([])
})

test('each foreign key goes from the account to a table that is on every machine', async () => {
  const keys = await rows<{ column: string; to: string }>(sql`
    select (select attname::text from pg_attribute where attrelid = conrelid and attnum = conkey[1]) as column,
      confrelid::regclass::text as to
    from pg_constraint where contype = 'f'`)
  expect(keys.length).toBeGreaterThan(5)
  for (const { column, to } of keys)
    expect([column, ON_EVERY_MACHINE.has(to)]).toEqual([ACCOUNT_COLUMN, true])
})

test.each([
  'select * from "expenses" where "expenses"."user_id" = $1 and ("id" = $2 or "id" = $3)',
  'select * from expenses e join violations v on v.user_id = e.user_id where e.user_id = $1::uuid',
  'update expenses set amount = 1 where user_id = $1',
  'insert into expenses (id, user_id) values ($1, $2) on conflict do nothing',
  'with mine as (select id from expenses where user_id = $1) select * from mine',
  'select * from users where firebase_uid = $1',
])('one account: %s', async statement => {
  expect(await tablesOfManyAccounts(statement, DISTRIBUTED)).toEqual([])
})

test.each([
  ['expenses', 'select * from "expenses" where "id" = $1'],
  ['expenses', 'select * from expenses where user_id = $1 or id = $2'],
  ['expenses', 'select * from expenses where user_id <> $1'],
  ['expenses', 'select * from expenses join users on users.id = expenses.user_id where users.email = $1'],
  ['expenses', 'select (select count(*) from expenses), u.* from users u where u.id = $1'],
  ['violations', 'select * from expenses e, violations v where e.user_id = $1 and v.id = e.id'],
  ['violations', 'select 1 from expenses where user_id = $1 union select 1 from violations'],
  ['expenses', 'delete from expenses where id = $1'],
  ['expenses', 'insert into expenses (id) values ($1)'],
])('several accounts, of %s: %s', async (table, statement) => {
  expect(await tablesOfManyAccounts(statement, DISTRIBUTED)).toEqual([table])
})

test.each([
  ['insert into expenses (user_id) values ($1) returning id, exists (select from users)', true],
  ['insert into expenses (user_id) values ($1) on conflict do update set id = (select $2)', true],
  ['insert into expenses (user_id) select id from users where id = $1', false],
  ['insert into expenses (user_id) values ($1) returning id', false],
  ['select exists (select from users)', false],
])('a query in an INSERT: %s: %s', async (statement, expected) => {
  expect(await hasQueryInInsert(statement)).toBe(expected)
})
