import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { RATE_LIMITS } from '../../../server/limits/rate-limits.ts'
import { parseCalendarDate } from '../../../shared/domain/calendar-date.ts'
import { readExpensesCsv } from '../../../shared/domain/csv-import.ts'
import { CURRENT_TERMS } from '../../../shared/domain/terms.ts'
import { parseCsv } from '../../../src/screens/import/parse-csv.ts'
import { COFFEE, NOW, openTestApp, type TestApp, testApp } from './support/test-app.ts'
import { unzipped } from './support/unzipped.ts'
import { wavBytes } from './support/wav-bytes.ts'

const TODAY = parseCalendarDate('2026-11-20') as NonNullable<ReturnType<typeof parseCalendarDate>>
/** More than are read at once. */
const MANY = 5_000
const COPY = { headers: { Authorization: 'Bearer me' } }

let server: TestApp & { close(): Promise<void> }
beforeAll(async () => {
  server = await openTestApp()
}, 60_000)
afterAll(() => server.close())

const copyOf = async (headers = {}, of: TestApp = server) =>
  of.app.request('/api/account/copy', { headers: { ...COPY.headers, ...headers } })

test('a copy holds all that is stored, as CSV and JSON, with a description', async () => {
  await server.send('me', 'POST', '/expenses', {
    ...COFFEE,
    description: '=SUM(1) kopi',
    payment_method: 'QRIS',
  })
  await server.send(
    'me',
    'POST',
    '/expenses',
    { ...COFFEE, amount: 4.5, currency: 'USD' },
    { 'Idempotency-Key': 'k' },
  )
  await server.send('me', 'POST', '/auth/agreements', { version: CURRENT_TERMS })
  await server.send('me', 'PUT', '/budgets/all', { amount: 3_000_000, currency: 'IDR' })
  const { date: starts, ...what } = COFFEE
  await server.send('me', 'POST', '/recurring', { ...what, starts, schedule: { every: 'week', day: 5 } })
  await server.send('other', 'POST', '/expenses', { ...COFFEE, description: 'Rahasia' })
  server.settings.transcribe = async () => ({ kind: 'text', text: 'cerita panjang', confidence: 0.9 })
  server.settings.extract = async () => ({ items: [], violationType: 'not_expense', reason: 'unrelated' })
  const body = new FormData()
  const wav = wavBytes()
  body.append('audio', new File([wav], 'recording.wav'))
  expect((await server.call('me', 'POST', '/expenses/voice', { body })).status).toBe(400)

  const answer = await copyOf()
  expect(answer.status).toBe(200)
  expect(answer.headers.get('Content-Type')).toBe('application/zip')
  expect(answer.headers.get('Content-Disposition')).toBe('attachment; filename="ucap-2026-11-20.zip"')
  const files = await unzipped(answer)
  const json = (name: string) => JSON.parse(files.get(`${name}.json`) ?? 'null')

  expect(json('profile')).toMatchObject([{ email: 'me@example.com', name: 'me' }])
  expect(json('subscription')).toMatchObject([{ is_trial: true, total_days: 14 }])
  expect(json('expenses')).toHaveLength(3)
  expect(json('expenses')[1]).toMatchObject({ amount: '4.50', currency: 'USD', date: '2026-11-20' })
  expect(json('recurring')).toMatchObject([{ every: 'week', day: 5 }])
  expect(json('agreements')).toMatchObject([{ version: CURRENT_TERMS }])
  expect(json('budgets')).toMatchObject([{ scope: 'all', amount: '3000000.00' }])
  expect(json('answers')).toMatchObject([{ key: 'k', status: 201 }])
  const [recording] = json('recordings')
  expect(recording).toMatchObject({ transcript: 'cerita panjang', counted: true })
  expect(files.get(`recordings/${recording.id}.wav`)).toBe(new TextDecoder().decode(wav))
  expect(files.get('README.txt')).toContain('expenses.csv, expenses.json\r\n')
  expect([...files.values()].join('\n')).not.toContain('Rahasia')
})

test('its file of expenses can be imported again, to the row', async () => {
  const csv = (await unzipped(await copyOf())).get('expenses.csv') ?? ''
  const read = readExpensesCsv(parseCsv(csv), 'IDR', TODAY)
  const { body } = await server.get('me', '/expenses?limit=100')
  expect(read).toMatchObject({ kind: 'read', faults: [], hasCurrencies: true })
  const ids = read.kind === 'read' ? read.items.map(({ id }) => id) : []
  expect(ids.reverse()).toEqual(body.expenses.map(({ id }: { id: string }) => id))
})

test('what is in it is described in the language of the request', async () => {
  const files = await unzipped(await copyOf({ 'Accept-Language': 'id' }))
  expect(files.get('README.txt')).toContain('Semua pengeluaranmu, yang terbaru dulu.')
})

test('it is there without a subscription, too', async () => {
  const { app } = testApp(server.db, { trialDays: 0 })
  const answer = await app.request('/api/account/copy', { headers: { Authorization: 'Bearer unpaid' } })
  expect(JSON.parse((await unzipped(answer)).get('subscription.json') ?? '')).toEqual([])
})

test('of an account one is made at a time; one that is given up makes way for the next', async () => {
  const first = await copyOf()
  const second = await copyOf({ 'Accept-Language': 'id' })
  expect(second.status).toBe(429)
  expect((await second.json()).message).toBe('Salinan datamu sedang dibuat. Tunggu sampai selesai, ya.')
  await first.body?.cancel()
  await expect.poll(async () => (await copyOf()).status).toBe(200)
})

test('an account may make a few, and then one in ten minutes', async () => {
  const limited = testApp(server.db, { rateLimits: RATE_LIMITS })
  const statuses: number[] = []
  for (let attempt = 0; attempt < 6; attempt++) {
    const answer = await copyOf({}, limited)
    await answer.arrayBuffer()
    statuses.push(answer.status)
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
})

test('a copy of many expenses has them all, the latest first', async () => {
  await server.get('rich', '/auth/profile')
  await server.db.execute(sql`
    insert into expenses (id, user_id, amount, currency, description, category, date, created_at)
    select gen_random_uuid(), id, 25000, 'IDR', 'Makan siang nomor ' || n, 'Food & Dining',
      date '2026-11-20' - n % 1000, ${NOW.toISOString()}::timestamptz
    from users, generate_series(1, ${MANY}) n where email = 'rich@example.com'`)
  const answer = await copyOf({ Authorization: 'Bearer rich' })
  const csv = (await unzipped(answer)).get('expenses.csv') ?? ''
  const days = csv
    .split('\r\n')
    .slice(1, -1)
    .map(line => line.slice(0, 10))
  expect(days).toHaveLength(MANY)
  expect(days).toEqual(days.toSorted().reverse())
}, 60_000)

test('what the client does not take is not read: a copy holds a few pieces, however many there are', async () => {
  let statements = 0
  const counting = new Proxy(server.db, {
    get(target, name) {
      if (name === 'select') statements++
      const member = Reflect.get(target, name)
      return typeof member === 'function' ? member.bind(target) : member
    },
  })
  const { app } = testApp(counting)
  await server.db.execute(sql`
    insert into expenses (id, user_id, amount, currency, description, category, date, created_at)
    select gen_random_uuid(), id, 25000, 'IDR', sha512(n::text::bytea)::text || sha512((-n)::text::bytea)::text,
      'Other', '2026-11-20', ${NOW.toISOString()}::timestamptz
    from users, generate_series(1, 8000) n where email = 'rich@example.com'`)
  const answer = await app.request('/api/account/copy', { headers: { Authorization: 'Bearer rich' } })
  const reader = answer.body?.getReader()
  await reader?.read()
  const begun = statements
  // Its reads take turns with these: in so many it would have read all, which takes 42. Each stream on the way holds a
  // piece or two, whose buffers are larger from Node 22 on.
  for (let turn = 0; turn < 100; turn++) await server.get('rich', '/auth/profile')
  expect(statements - begun).toBeLessThan(20)
  await reader?.cancel()
}, 60_000)
