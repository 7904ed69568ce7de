import { getTableColumns, getTableName, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import { ACCOUNT_TABLES, type AccountTable } from '../../../server/accounts/account-tables.ts'
import { COPIED_TABLES, type CopiedTable, NOT_COPIED } from '../../../server/copy/copied-tables.ts'
import * as schema from '../../../server/db/schema.ts'

/** They hold nothing of an account. */
const OF_NO_ACCOUNT = ['departures', 'retention_clock', 'server_keys', 'write_probe']
/** It says what operators did on an account, also once that is gone, and nothing of its person. */
const OUTLIVES_ACCOUNTS = 'operator_actions'

const names = (tables: readonly Pick<AccountTable, 'table'>[]) =>
  tables.map(({ table }) => getTableName(table)).sort()
const copied: readonly CopiedTable[] = Object.values(COPIED_TABLES)

test('every table of the database is one of accounts, or of none', () => {
  const all = Object.values(schema).filter(one => is(one, PgTable))
  const known = [...names(ACCOUNT_TABLES), ...OF_NO_ACCOUNT, OUTLIVES_ACCOUNTS]
  expect(known.sort()).toEqual(all.map(getTableName).sort())
})

test('every table of accounts is in their copy, but for those that only count', () => {
  const counts = NOT_COPIED.map(table => ({ table }))
  expect([...names(copied), ...names(counts)].sort()).toEqual(names(ACCOUNT_TABLES))
})

test.each(Object.entries(COPIED_TABLES as Readonly<Record<string, CopiedTable>>))(
  'every column of %s is in the copy, or is left out on purpose',
  (_, { table, account, fields, leftOut }) => {
    const ofOthers = Object.values(getTableColumns(table)).filter(column => column.name !== 'user_id')
    expect(new Set([...Object.values(fields), ...leftOut])).toEqual(new Set(ofOthers))
    expect(account.table).toBe(table)
  },
)
