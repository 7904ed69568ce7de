import { randomUUID } from 'node:crypto'
import { EventEmitter } from 'node:events'
import { sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { currentAccount, workFor } from '../../../server/current-account.ts'
import { answerExpenses, type ReadExpenses } from '../../../server/expenses/expense-answer.ts'
import type { AppEnv } from '../../../server/http/app-env.ts'
import { BYTES_A_UNIT, MOST_AT_ONCE } from '../../../server/limits/list-limits.ts'
import { RATE_LIMITS } from '../../../server/limits/rate-limits.ts'
import type { CalendarDate } from '../../../shared/domain/calendar-date.ts'
import { MAX_LIST } from '../../../shared/wire/expense.ts'
import { openTestApp, type TestApp, testApp } from './support/test-app.ts'

const COUNT = 2_345
const MONTH = '/expenses/detail?timeframe=month&month=2026-10'

let app: TestApp & { close(): Promise<void> }
beforeAll(async () => {
  app = await openTestApp()
  await fill('many', COUNT, 'Kopi')
}, 60_000)
afterAll(() => app.close())

/** Two days' expenses, all of one instant but for their order of entry. */
async function fill(uid: string, count: number, description: string): Promise<void> {
  await app.get(uid, '/auth/profile')
  await app.db.execute(sql`
    insert into expenses (id, user_id, amount, currency, description, category, date, created_at)
    select gen_random_uuid(), users.id, i, 'IDR', ${description}, 'Other',
      '2026-10-01'::date + i % 2, '2026-10-02'::timestamptz
    from users, generate_series(1, ${sql.raw(String(count))}) as i where users.firebase_uid = ${uid}`)
}

test('what is read once the answer has begun is the account’s reading, too', async () => {
  const readers: string[] = []
  const read: ReadExpenses = async () => {
    readers.push(currentAccount())
    const next = { date: '2026-10-01' as CalendarDate, sequence: '7' }
    return { rows: [], next: readers.length < 3 ? next : null }
  }
  const pages = new Hono<AppEnv>().get('/', c =>
    workFor('me', () => answerExpenses(c, {}, read, { limit: MAX_LIST })),
  )
  await (await pages.request('/')).text()
  expect(readers).toEqual(['me', 'me', 'me'])
})

const sumTo = (n: number) => (n * (n + 1)) / 2

describe('a month of more than one answer holds', () => {
  test('has its whole sum and count, its latest expenses, and a way to the rest', async () => {
    const { body } = await app.get('many', MONTH)
    expect(body).toMatchObject({ totalSpend: sumTo(COUNT), total_expenses: COUNT })
    expect(body.expenses).toHaveLength(MAX_LIST)
    expect(body.next_cursor).toEqual(expect.any(String))
  })

  test('is had whole from one page to the next, each expense once, though some are added and deleted', async () => {
    const first = await app.get('many', MONTH)
    const ids = new Set<string>(first.body.expenses.map(({ id }: { id: string }) => id))
    let cursor = first.body.next_cursor
    const [{ id: gone }] = first.body.expenses.slice(500)
    expect((await app.call('many', 'DELETE', `/expenses/${gone}`)).status).toBe(200)
    const late = { amount: 1, description: 'Late', category: 'Other', date: '2026-10-30' }
    const added = await app.send('many', 'POST', '/expenses', late)
    while (cursor !== null) {
      const page = await app.get('many', `/expenses?from=2026-10-01&to=2026-10-31&limit=700&cursor=${cursor}`)
      expect(page.status).toBe(200)
      for (const { id } of page.body.expenses) {
        expect(ids).not.toContain(id)
        ids.add(id)
      }
      cursor = page.body.next_cursor
    }
    expect(ids.size).toBe(COUNT)
    await app.call('many', 'DELETE', `/expenses/${added.body.data.id}`)
  })

  test('is in the same order, page by page, as by offset', async () => {
    const byOffset = await app.get('many', '/expenses?limit=1000&offset=1000')
    const { next_cursor } = (await app.get('many', '/expenses?limit=1000')).body
    const byCursor = await app.get('many', `/expenses?limit=1000&cursor=${next_cursor}`)
    expect(byCursor.body).toEqual(byOffset.body)
  })
})

test.each(['nonsense', '2026-13-01.1', '2026-10-01.99999999999999999999', "2026-10-01.1'--"])(
  'a cursor that is none is refused: %s',
  async cursor => {
    expect((await app.get('many', `/expenses?cursor=${cursor}`)).status).toBe(400)
  },
)

test('the last page says that it is', async () => {
  await fill('few', 3, 'Kopi')
  expect((await app.get('few', '/expenses')).body).toMatchObject({ next_cursor: null })
  expect((await app.get('few', '/expenses?limit=3')).body).toMatchObject({ next_cursor: null })
  expect((await app.get('few', MONTH)).body).toMatchObject({ next_cursor: null, total_expenses: 3 })
})

test('an account without any gets an empty list', async () => {
  expect((await app.get('none', '/expenses')).body).toEqual({ expenses: [], next_cursor: null })
})

describe('answers that are not read', () => {
  test('are so many at once for an account, and no fewer for another', async () => {
    const { app: limited } = testApp(app.db, { rateLimits: RATE_LIMITS })
    const ask = (uid: string, outgoing: EventEmitter) =>
      limited.request(`/api${MONTH}`, { headers: { Authorization: `Bearer ${uid}` } }, { outgoing })
    const connections = Array.from({ length: MOST_AT_ONCE }, () => new EventEmitter())
    for (const connection of connections) expect((await ask('many', connection)).status).toBe(200)
    const refused = await ask('many', new EventEmitter())
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '1'])
    expect((await ask('few', new EventEmitter())).status).toBe(200)
    connections[0]?.emit('close')
    expect((await ask('many', new EventEmitter())).status).toBe(200)
    expect((await ask('many', new EventEmitter())).status).toBe(429)
  })

  test('are made no further than they are taken', async () => {
    const asked = vi.spyOn(app.db, 'select')
    const response = await app.app.request('/api/expenses?limit=1000', {
      headers: { Authorization: 'Bearer many' },
    })
    const reader = response.body?.getReader()
    await reader?.read()
    const begun = asked.mock.calls.length
    await reader?.read()
    expect(asked.mock.calls.length).toBe(begun + 1)
    await reader?.cancel()
    asked.mockRestore()
  })
})

test('an account that has had its bytes waits for the next', async () => {
  const answerBytes = { burst: 20, perMinute: 1 }
  const { get } = testApp(app.db, { rateLimits: { ...RATE_LIMITS, answerBytes } })
  await fill('greedy', MAX_LIST, 'y'.repeat(500))
  expect(MAX_LIST * 500).toBeGreaterThan(15 * BYTES_A_UNIT)
  const statuses: number[] = []
  for (let i = 0; i < 4; i++) statuses.push((await get('greedy', MONTH)).status)
  expect(statuses.at(0)).toBe(200)
  expect(statuses.at(-1)).toBe(429)
  expect((await get(`other-${randomUUID()}`, MONTH)).status).toBe(200)
})
