/** How the screens' statements are carried out where one account has much and others have more. */
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPostgres } from '../../../../server/db/postgres.ts'
import { testApp } from '../support/test-app.ts'
import { createDatabase, type OwnDatabase } from '../support/test-database.ts'

const EXPENSES = 1_100_000
/** One in so many is ours; the others' lie between. */
const OURS = 11
const ME = 'u0'
/** Lists are read 200 at a time, and each time one more, which tells whether there is a next page. */
const AHEAD = 1

interface PlanNode {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string
  readonly 'Actual Rows': number
  readonly 'Actual Loops': number
  readonly 'Rows Removed by Filter'?: number
  readonly Plans?: readonly PlanNode[]
}

let database: OwnDatabase
let pool: pg.Pool
const asked: { readonly query: string; readonly params: unknown[] }[] = []
let app: ReturnType<typeof testApp>

beforeAll(async () => {
  database = await createDatabase(process.env.TEST_DATABASE_URL ?? '')
  await (await openPostgres(database.url, () => {})).close()
  pool = new pg.Pool({ connectionString: database.url })
  await pool.query(`insert into users (firebase_uid, email, name, created_at)
    select 'u' || i, 'u' || i || '@example.com', 'u' || i, now() from generate_series(0, 1000) i`)
  // Five years up to NOW, entered in turn. Indexes are made quicker than kept up to date.
  const { rows: indexes } = await pool.query(`select indexname, indexdef from pg_indexes
    where tablename = 'expenses' and indexname not like '%_pk'`)
  for (const { indexname } of indexes) await pool.query(`drop index ${indexname}`)
  await pool.query(`insert into expenses
      (id, user_id, amount, currency, description, category, date, payment_method, created_at)
    select gen_random_uuid(), u.id, 1000 + i % 90000, case when i % 7 = 0 then 'USD' else 'IDR' end,
      (array['Kopi susu ', 'Angkot ', 'Nasi padang ', 'Bensin '])[1 + i / 3000 % 4] || 'x' || i,
      (array['Food & Dining', 'Shopping', 'Travel', 'Other'])[1 + i % 4],
      date '2021-11-21' + (i::bigint * 1826 / ${EXPENSES})::int,
      (array['Cash', 'GoPay', 'OVO', null])[1 + i / 7 % 4], now()
    from generate_series(1, ${EXPENSES}) i
    join users u on u.firebase_uid = 'u' || case when i % ${OURS} = 0 then 0 else 1 + i % 1000 end`)
  for (const { indexdef } of indexes) await pool.query(indexdef)
  await pool.query('vacuum analyze')
  const logger = { logQuery: (query: string, params: unknown[]) => void asked.push({ query, params }) }
  app = testApp(drizzle({ client: pool, logger }))
}, 300_000)
afterAll(async () => {
  await pool.end()
  await database.dropUnused()
})

function countOfMine(days: string): Promise<number> {
  return countWhere(`date ${days}`)
}

async function countWhere(condition: string): Promise<number> {
  const { rows } = await pool.query(`select count(*)::int as n from expenses
    where user_id = (select id from users where firebase_uid = '${ME}') and ${condition}`)
  return rows[0].n
}

/** Rows of `expenses` that are read for an answer of the route. */
async function rowsRead(path: string): Promise<number> {
  asked.length = 0
  expect((await app.get(ME, path)).status).toBe(200)
  let read = 0
  for (const { query, params } of asked.filter(one => one.query.includes('"expenses"'))) {
    const { rows } = await pool.query(`explain (analyze, format json) ${query}`, params)
    read += readBy(rows[0]['QUERY PLAN'][0].Plan)
  }
  return read
}

function readBy(node: PlanNode): number {
  expect(node['Node Type']).not.toBe('Seq Scan')
  const own =
    node['Relation Name'] === 'expenses'
      ? node['Actual Loops'] * (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0))
      : 0
  return (node.Plans ?? []).reduce((sum, child) => sum + readBy(child), own)
}

/**
 * How the statements of the latest answer read `expenses` where no bitmap may be used: those are for whole rows, and how
 * many pages are all-visible, on which an index alone depends, varies with what else the server does.
 */
async function scansWithoutBitmaps(): Promise<readonly string[]> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query('set local enable_bitmapscan = off')
    const scans: string[] = []
    for (const { query, params } of asked.filter(one => one.query.includes('"expenses"'))) {
      const { rows } = await client.query(`explain (format json) ${query}`, params)
      scans.push(...scansIn(rows[0]['QUERY PLAN'][0].Plan))
    }
    return scans
  } finally {
    await client.query('rollback')
    client.release()
  }
}

function scansIn(node: PlanNode): readonly string[] {
  const own = node['Relation Name'] === 'expenses' ? [node['Node Type']] : []
  return [...own, ...(node.Plans ?? []).flatMap(scansIn)]
}

test('the dashboard reads what it sums up, and the ten that it shows', async () => {
  const month = await countOfMine("between '2026-11-01' and '2026-11-30'")
  const week = await countOfMine("between '2026-11-16' and '2026-11-22'")
  const today = await countOfMine("= '2026-11-20'")
  const sameDays = await countOfMine("between '2026-10-01' and '2026-10-20'")
  expect(await rowsRead('/dashboard/stats')).toBe(month + week + today + sameDays + 10)
})

test('twelve months are summed up from the index alone, each expense read once, and the same days once more', async () => {
  const year = await countOfMine("between '2025-12-01' and '2026-11-30'")
  const sameDays = await countOfMine("between '2026-10-01' and '2026-10-20'")
  expect(await rowsRead('/analytics/trends')).toBe(year + sameDays)
  expect(await scansWithoutBitmaps()).toEqual(['Index Only Scan', 'Index Only Scan'])
})

test('a month reads its expenses once to sum them up, and then those that it lists', async () => {
  const month = await countOfMine("between '2026-10-01' and '2026-10-31'")
  expect(month).toBeGreaterThan(1000)
  expect(await rowsRead('/expenses/detail?timeframe=month&month=2026-10')).toBe(month + 1000 + AHEAD * 5)
})

test.each([
  ['all', '/expenses?limit=1000', 1000 + AHEAD * 5],
  ['a year', '/expenses?limit=1000&from=2025-11-21&to=2026-11-20', 1000 + AHEAD * 5],
  ['whether there are more', '/expenses?limit=1&offset=1000', 1001 + AHEAD],
])('an export of %s reads what it lists, and one more for each 200', async (_, path, rows) => {
  expect(await rowsRead(path)).toBe(rows)
})

const NARROWED = [
  ['a category', 'category=Shopping', "category = 'Shopping'"],
  ['a payment method', 'payment_method=GoPay', "payment_method = 'GoPay'"],
] as const

test.each(NARROWED)('a page of %s reads what it lists, whichever page it is', async (_, query) => {
  const first = await app.get(ME, `/expenses?${query}&limit=200`)
  const path = `/expenses?${query}&limit=200&cursor=${first.body.next_cursor}`
  expect(await rowsRead(path)).toBe(200 + AHEAD)
})

test.each(NARROWED)('the sum of %s reads once what it adds up', async (_, query, condition) => {
  expect(await rowsRead(`/expenses/totals?${query}`)).toBe(await countWhere(condition))
})

const SEARCHES = [
  ['a word', 'q=angkot', "description like 'Angkot%'"],
  ['the beginning of a rare word', 'q=x109', "description ~ ' x109'"],
  ['two words', 'q=belanja+angkot', "category = 'Shopping' and description like 'Angkot%'"],
  ['an amount', 'q=12.000', "amount = 12000 and currency = 'IDR'"],
  [
    'a word of a category',
    'q=angkot&category=Shopping',
    "category = 'Shopping' and description like 'Angkot%'",
  ],
  [
    'a category paid in one way',
    'category=Shopping&payment_method=GoPay',
    "category = 'Shopping' and payment_method = 'GoPay'",
  ],
] as const

test.each(SEARCHES)('the sum of a search for %s reads once what matches', async (_, query, condition) => {
  const matching = await countWhere(condition)
  expect(matching).toBeGreaterThan(0)
  expect((await app.get(ME, `/expenses/totals?${query}`)).body.total_expenses).toBe(matching)
  expect(await rowsRead(`/expenses/totals?${query}`)).toBe(matching)
})

/** Expenses looked at in their order before the index of search terms is asked. */
const NEAR = (4 + 32) * 200

test.each(SEARCHES)(
  'a search for %s looks at the next few, and reads what matches where that is little',
  async (_, query, condition) => {
    const read = await rowsRead(`/expenses?${query}&limit=200`)
    expect(read).toBeLessThanOrEqual(NEAR + (await countWhere(condition)))
  },
)

test('a word that is in many expenses is found without reading all of them, whichever page it is', async () => {
  const first = await app.get(ME, '/expenses?q=x&limit=200')
  for (const cursor of ['', `&cursor=${first.body.next_cursor}`])
    expect(await rowsRead(`/expenses?q=x&limit=200${cursor}`)).toBeLessThanOrEqual(NEAR)
})

test('a search in a month reads no more than the month', async () => {
  const month = await countOfMine("between '2026-10-01' and '2026-10-31'")
  const read = await rowsRead('/expenses?q=angkot&from=2026-10-01&to=2026-10-31&limit=200')
  expect(read).toBeLessThanOrEqual(month)
})
