import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { CURRENT_TERMS } from '../../../shared/domain/terms.ts'
import { COFFEE, NOW, openTestApp, type TestApp, testApp } from './support/test-app.ts'

let server: TestApp & { close(): Promise<void> }
beforeAll(async () => {
  server = await openTestApp()
}, 60_000)
afterAll(() => server.close())

/** A new account for each test: none sees another's expenses. */
let me: string
let accounts = 0
beforeEach(() => {
  me = `user${++accounts}`
  server.settings.now = NOW
})

async function add(change: object = {}, uid = me): Promise<string> {
  const { status, body } = await server.send(uid, 'POST', '/expenses', { ...COFFEE, ...change })
  expect(status).toBe(201)
  return body.data.id
}

describe('an account', () => {
  test('is made with a trial at the first sign-in, and found again at the next', {
    tags: ['spec-1.3', 'spec-3.14', 'spec-3.16'],
  }, async () => {
    const headers = { 'X-Agreed-Terms': CURRENT_TERMS }
    const first = await server.call(me, 'POST', '/auth/login', { headers })
    server.settings.now = new Date('2026-11-25T01:00:00Z')
    const again = await server.call(me, 'POST', '/auth/login')
    expect(first.body).toEqual({
      data: { name: me, email: `${me}@example.com`, createdAt: '2026-11-20T01:00:00.000Z' },
    })
    expect(again.body).toEqual(first.body)
    expect((await server.get(me, '/subscriptions/status')).body).toEqual({
      has_active_subscription: true,
      is_trial: true,
      total_subscription_days: 14,
      days_remaining: 9,
    })
  })

  test('is there whichever request comes first', async () => {
    expect((await server.get(me, '/subscriptions/status')).status).toBe(200)
    expect((await server.get(me, '/auth/profile')).body.data.name).toBe(me)
  })

  test('is made once by two first requests at once', async () => {
    const both = await Promise.all([server.get(me, '/auth/profile'), server.get(me, '/auth/profile')])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
  })

  test('has no active subscription once the trial is over', async () => {
    await server.get(me, '/auth/profile')
    server.settings.now = new Date('2026-12-04T01:00:00Z')
    expect((await server.get(me, '/subscriptions/status')).body).toMatchObject({
      has_active_subscription: false,
      days_remaining: 0,
    })
  })

  test('can be read, and so exported, once the trial is over', async () => {
    await add()
    server.settings.now = new Date('2026-12-04T01:00:00Z')
    const { status, body } = await server.get(me, '/expenses?limit=1000')
    expect(status).toBe(200)
    expect(body.expenses).toHaveLength(1)
  })
})

describe('an expense', () => {
  test('is saved and answered under data', async () => {
    const { status, body } = await server.send(me, 'POST', '/expenses', {
      ...COFFEE,
      payment_method: 'GoPay',
    })
    expect(status).toBe(201)
    expect(body.data).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      amount: 25000,
      currency: 'IDR',
      description: 'Kopi susu',
      category: 'Food & Dining',
      date: '2026-11-20',
      payment_method: 'GoPay',
      created_at: '2026-11-20T01:00:00.000Z',
      version: 1,
      recurring_id: null,
    })
  })

  test('keeps its cents', async () => {
    await add({ amount: 4.35, currency: 'USD' })
    const { body } = await server.get(me, '/expenses')
    expect(body.expenses[0]).toMatchObject({ amount: 4.35, currency: 'USD' })
  })

  test('may have the largest amount allowed', async () => {
    await add({ amount: 999_999_999_999 })
    expect((await server.get(me, '/expenses')).body.expenses[0].amount).toBe(999_999_999_999)
  })

  test('comes in a batch, as an object or as a bare list, in the order given', async () => {
    const items = ['a', 'b', 'c'].map(description => ({ ...COFFEE, description }))
    const wrapped = await server.send(me, 'POST', '/expenses/batch', { expenses: items })
    expect(wrapped.status).toBe(201)
    expect(wrapped.body.expenses.map((e: { description: string }) => e.description)).toEqual(['a', 'b', 'c'])
    expect((await server.send(me, 'POST', '/expenses/batch', items)).status).toBe(201)
  })

  test('in a batch with a wrong one is not saved, and the answer names the field', async () => {
    const { status, body } = await server.send(me, 'POST', '/expenses/batch', [
      COFFEE,
      { ...COFFEE, amount: 'x' },
    ])
    expect(status).toBe(400)
    expect(body.message).toContain('1.amount')
    expect((await server.get(me, '/expenses')).body.expenses).toEqual([])
  })

  test('is changed where the change says so', async () => {
    const id = await add({ payment_method: 'Cash' })
    const { status, body } = await server.send(me, 'PUT', `/expenses/${id}`, {
      amount: 30000,
      date: '2026-11-19',
    })
    expect(status).toBe(200)
    expect(body.data).toMatchObject({
      id,
      amount: 30000,
      date: '2026-11-19',
      description: 'Kopi susu',
      payment_method: 'Cash',
    })
  })

  test('loses its payment method to null', async () => {
    const id = await add({ payment_method: 'Cash' })
    const { body } = await server.send(me, 'PUT', `/expenses/${id}`, { payment_method: null })
    expect(body.data.payment_method).toBeNull()
  })

  test('stays whole in its new currency when only the currency changes', async () => {
    const id = await add({ amount: 4.5, currency: 'USD' })
    const { body } = await server.send(me, 'PUT', `/expenses/${id}`, { currency: 'IDR' })
    expect(body.data).toMatchObject({ amount: 5, currency: 'IDR' })
  })

  test('is gone once deleted, and cannot be deleted again', async () => {
    const id = await add()
    expect((await server.call(me, 'DELETE', `/expenses/${id}`)).status).toBe(200)
    expect((await server.call(me, 'DELETE', `/expenses/${id}`)).status).toBe(404)
    expect((await server.get(me, '/expenses')).body.expenses).toEqual([])
  })

  test('of another account does not exist, and stays as it is', async () => {
    const id = await add({}, 'owner')
    const before = (await server.get('owner', '/expenses')).body
    expect((await server.send(me, 'PUT', `/expenses/${id}`, { amount: 1 })).status).toBe(404)
    expect((await server.call(me, 'DELETE', `/expenses/${id}`)).status).toBe(404)
    expect((await server.get(me, '/expenses')).body.expenses).toEqual([])
    expect((await server.get('owner', '/expenses')).body).toEqual(before)
  })

  test.each(['1', 'not-a-uuid', "'; drop table expenses; --"])('is not found under the id %s', async id => {
    const { status, body } = await server.call(me, 'DELETE', `/expenses/${encodeURIComponent(id)}`)
    expect(status).toBe(404)
    expect(body.message).not.toBe('')
  })

  test.each([
    ['amount', { amount: 0 }],
    ['amount', { amount: -5 }],
    ['amount', { amount: 1e12 }],
    ['amount', { amount: undefined }],
    ['description', { description: '   ' }],
    ['description', { description: 'x'.repeat(501) }],
    ['category', { category: 'Gifts' }],
    ['currency', { currency: 'EUR' }],
    ['date', { date: '2026-02-30' }],
    ['payment_method', { payment_method: 'Barter' }],
  ])('with a wrong %s is refused by name', async (field, change) => {
    const { status, body } = await server.send(me, 'POST', '/expenses', { ...COFFEE, ...change })
    expect(status).toBe(400)
    expect(body.message).toContain(`"${field}"`)
  })

  test('of less than the smallest unit is refused', async () => {
    expect((await server.send(me, 'POST', '/expenses', { ...COFFEE, amount: 0.4 })).status).toBe(400)
  })

  test.each([
    ['2019-12-31', 400],
    ['2020-01-01', 201],
    ['2026-11-21', 201],
    ['2026-11-22', 400],
  ])('on %s is answered with %i', { tags: ['spec-5.13'] }, async (date, expected) => {
    expect((await server.send(me, 'POST', '/expenses', { ...COFFEE, date })).status).toBe(expected)
  })

  test.each([
    // A phone a year behind: its own day, and what it counted back from there.
    ['2025-11-20T08:00:00+07:00', '2025-11-20T01:00:00Z', 400],
    ['2025-11-18', '2025-11-20T01:00:00Z', 400],
    // A phone a day ahead, or far beyond any date: the day to come is its own, today was chosen.
    ['2026-11-21', '2026-11-21T01:00:00Z', 400],
    ['2026-11-20', '2026-11-21T01:00:00Z', 201],
    ['2026-11-21', '2026-11-20T06:00:00Z', 201],
    ['2026-11-20', '+275760-09-13T00:00:00Z', 201],
    // Later than the phone's day: chosen by hand, or told by the server.
    ['2026-11-20', '2025-11-20T01:00:00Z', 201],
    // A chosen day of a phone that is right, or nearly.
    ['2025-11-20', '2026-11-20T01:00:00Z', 201],
    ['2026-11-19', '2026-11-19T02:00:00Z', 201],
    ['2025-11-20', 'yesterday', 201],
    ['2025-11-20', '-271821-04-20T00:00:00Z', 201],
  ])('on %s, of a phone at which it is %s, is answered %i', async (date, time, status) => {
    const headers = { 'X-Device-Time': time }
    const one = await server.send(me, 'POST', '/expenses', { ...COFFEE, date }, headers)
    const many = await server.send(me, 'POST', '/expenses/batch', [COFFEE, { ...COFFEE, date }], headers)
    expect([one.status, many.status]).toEqual([status, status])
    expect((await server.get(me, '/expenses')).body.expenses).toHaveLength(status === 400 ? 0 : 3)
  })

  test('is on the day before T, whatever its offset', async () => {
    await add({ date: '2026-11-20T00:30:00+07:00' })
    expect((await server.get(me, '/expenses')).body.expenses[0].date).toBe('2026-11-20')
  })
})

describe('the list', () => {
  test('begins with the latest day, and within a day with the latest entered', async () => {
    for (const [description, date] of [
      ['first', '2026-11-18'],
      ['second', '2026-11-20'],
      ['third', '2026-11-18'],
    ])
      await add({ description, date })
    const { body } = await server.get(me, '/expenses')
    expect(body.expenses.map((e: { description: string }) => e.description)).toEqual([
      'second',
      'third',
      'first',
    ])
  })

  test('is cut by days and by pages', async () => {
    for (const day of ['17', '18', '19', '20']) await add({ description: day, date: `2026-11-${day}` })
    const names = async (query: string) =>
      (await server.get(me, `/expenses?${query}`)).body.expenses.map(
        (e: { description: string }) => e.description,
      )
    expect(await names('from=2026-11-18&to=2026-11-19')).toEqual(['19', '18'])
    expect(await names('limit=2&offset=1')).toEqual(['19', '18'])
  })

  test.each(['limit=0', 'limit=1001', 'limit=ten', 'offset=-1', 'from=yesterday'])(
    'refuses %s by name',
    async query => {
      const { status, body } = await server.get(me, `/expenses?${query}`)
      expect(status).toBe(400)
      expect(body.message).toContain(query.split('=')[0])
    },
  )
})

describe('sums', () => {
  test('of the dashboard add both currencies in IDR, most spent category first', {
    tags: ['spec-3.11', 'spec-3.12'],
  }, async () => {
    await add({ amount: 25000 })
    await add({ amount: 10.5, currency: 'USD', category: 'Shopping' })
    await add({ amount: 5000, date: '2026-11-16' })
    await add({ amount: 7000, date: '2026-11-15' })
    await add({ amount: 9000, date: '2026-10-31' })
    const { body } = await server.get(me, '/dashboard/stats')
    expect(body).toMatchObject({
      current_month: '2026-11',
      month_spend: 194500,
      week_spend: 187500,
      today_spend: 182500,
      category_breakdown: [
        { category: 'Shopping', amount: 157500, count: 1 },
        { category: 'Food & Dining', amount: 37000, count: 3 },
      ],
    })
    expect(body.recent_expenses).toHaveLength(5)
    expect(body.recent_expenses[0].date).toBe('2026-10-31')
  })

  test('are zero for an account without expenses', async () => {
    const nothing = { IDR: '0', USD: '0.00' }
    expect((await server.get(me, '/dashboard/stats')).body).toEqual({
      current_month: '2026-11',
      month_spend: 0,
      month_totals: nothing,
      week_spend: 0,
      week_totals: nothing,
      today_spend: 0,
      today_totals: nothing,
      compared_with: { from: '2026-10-01', to: '2026-10-20', totals: nothing },
      category_breakdown: [],
      recent_expenses: [],
    })
  })

  test('of the dashboard are compared with the same days of the month before', async () => {
    await add({ date: '2026-10-01', amount: 1000 })
    await add({ date: '2026-10-20', amount: 2, currency: 'USD' })
    await add({ date: '2026-10-21' })
    await add({ date: '2026-09-30' })
    expect((await server.get(me, '/dashboard/stats')).body.compared_with).toEqual({
      from: '2026-10-01',
      to: '2026-10-20',
      totals: { IDR: '31000', USD: '2.07' },
    })
  })

  test('of twelve months and of the days of this one come in one answer', async () => {
    await add({ date: '2025-11-30', amount: 9000 })
    await add({ date: '2025-12-01', amount: 7000 })
    await add({ date: '2026-10-20', amount: 4000, category: 'Travel' })
    await add({ date: '2026-10-21', amount: 5000 })
    await add({ date: '2026-11-01', amount: 1000 })
    await add({ date: '2026-11-01', amount: 1, currency: 'USD' })
    await add({ amount: 3000 })
    const { body } = await server.get(me, '/analytics/trends')
    expect(body.months).toHaveLength(12)
    expect(body.months.filter(({ count }: { count: number }) => count > 0)).toEqual([
      { month: '2025-12', totals: { IDR: '7000', USD: '0.47' }, count: 1 },
      { month: '2026-10', totals: { IDR: '9000', USD: '0.61' }, count: 2 },
      { month: '2026-11', totals: { IDR: '19000', USD: '1.27' }, count: 3 },
    ])
    expect(body.days).toEqual([
      { date: '2026-11-01', totals: { IDR: '16000', USD: '1.07' }, count: 2 },
      { date: '2026-11-20', totals: { IDR: '3000', USD: '0.20' }, count: 1 },
    ])
    expect(body.compared_with).toEqual({
      from: '2026-10-01',
      to: '2026-10-20',
      totals: { IDR: '4000', USD: '0.27' },
      category_breakdown: [
        { category: 'Travel', amount: 4000, count: 1, totals: { IDR: '4000', USD: '0.27' } },
      ],
    })
  })

  test('show the ten latest entered', async () => {
    await server.send(me, 'POST', '/expenses/batch', Array(12).fill(COFFEE))
    expect((await server.get(me, '/dashboard/stats')).body.recent_expenses).toHaveLength(10)
  })

  test('of money are exact where binary fractions are not', async () => {
    await server.send(
      me,
      'POST',
      '/expenses/batch',
      Array(3).fill({ ...COFFEE, amount: 0.1, currency: 'USD' }),
    )
    expect((await server.get(me, '/dashboard/stats')).body.today_spend).toBe(4500)
  })

  test.each([
    ['Asia/Jakarta', '2026-11-20', 'the new day'],
    ['America/New_York', '2026-11-19', 'the day before'],
  ])("take today from the user's zone: in %s it is %s", async (zone, day) => {
    // 00:30 on the 20th in Jakarta.
    server.settings.now = new Date('2026-11-19T17:30:00Z')
    await add({ date: day })
    expect((await server.get(me, '/dashboard/stats', { 'X-Time-Zone': zone })).body.today_spend).toBe(25000)
  })

  test('take the month from the zone, too, and Jakarta when none is named', async () => {
    // 1 December in Jakarta, still 30 November in London.
    server.settings.now = new Date('2026-11-30T18:00:00Z')
    const month = async (headers = {}) =>
      (await server.get(me, '/dashboard/stats', headers)).body.current_month
    expect(await month()).toBe('2026-12')
    expect(await month({ 'X-Time-Zone': 'Europe/London' })).toBe('2026-11')
  })

  test('begin the week on Monday', async () => {
    // Monday in Jakarta.
    server.settings.now = new Date('2026-11-23T01:00:00Z')
    await add({ date: '2026-11-22' })
    await add({ date: '2026-11-23', amount: 1000 })
    expect((await server.get(me, '/dashboard/stats')).body.week_spend).toBe(1000)
    // Sunday, the last of the week before.
    server.settings.now = new Date('2026-11-22T16:59:59Z')
    expect((await server.get(me, '/dashboard/stats')).body.week_spend).toBe(25000)
  })

  test('refuse a zone that is not known', async () => {
    const { status, body } = await server.get(me, '/dashboard/stats', { 'X-Time-Zone': 'Mars/Olympus' })
    expect(status).toBe(400)
    expect(body.message).toContain('Mars/Olympus')
  })

  test('of a period come with its expenses', { tags: ['spec-3.13'] }, async () => {
    await add({ date: '2026-10-31', amount: 4000 })
    await add({ date: '2026-11-01' })
    const { body } = await server.get(me, '/expenses/detail?timeframe=month&month=2026-10')
    expect(body).toMatchObject({
      totalSpend: 4000,
      categoryBreakdown: [{ category: 'Food & Dining', amount: 4000, count: 1 }],
      total_expenses: 1,
    })
    expect(body.expenses).toHaveLength(1)
  })

  test.each([
    ['timeframe=today', 1],
    ['timeframe=week', 2],
    ['period=month', 3],
  ])('for %s hold %i expenses', async (query, expected) => {
    await add()
    await add({ date: '2026-11-17' })
    await add({ date: '2026-11-02' })
    expect((await server.get(me, `/expenses/detail?${query}`)).body.total_expenses).toBe(expected)
  })

  test.each(['', 'timeframe=year', 'timeframe=month&month=2026-13'])(
    'of a period refuse "%s"',
    async query => {
      expect((await server.get(me, `/expenses/detail?${query}`)).status).toBe(400)
    },
  )
})

describe('a request', () => {
  const raw = (path: string, init: RequestInit = {}) => server.app.request(path, init)
  const signedIn = { Authorization: 'Bearer person' }

  test.each(['/api/auth/profile', '/api/expenses', '/api/nowhere'])(
    'to %s needs a bearer token',
    { tags: ['spec-6.5'] },
    async path => {
      const response = await raw(path)
      expect(response.status).toBe(401)
      expect(response.headers.get('WWW-Authenticate')).toBe('Bearer')
      expect(await response.json()).toEqual({ message: 'Please sign in.' })
    },
  )

  test('is refused in the language it asks for', async () => {
    const response = await raw('/api/expenses', { headers: { 'Accept-Language': 'id-ID,id;q=0.9' } })
    expect(await response.json()).toEqual({ message: 'Masuk dulu, ya.' })
    expect(response.headers.get('Content-Language')).toBe('id')
  })

  test('to an unknown address is answered 404 with a message', async () => {
    const response = await raw('/api/nowhere', { headers: signedIn })
    expect([response.status, await response.json()]).toEqual([404, { message: expect.any(String) }])
  })

  test.each([
    ['PATCH', '/expenses', 'GET, HEAD, POST'],
    ['GET', '/expenses/voice', 'POST'],
    ['DELETE', '/auth/login', 'POST'],
  ])('%s %s is answered 405', async (method, path, allowed) => {
    const { status, headers, body } = await server.call(me, method, path)
    expect(status).toBe(405)
    expect(headers.get('Allow')?.split(', ')).toEqual(expect.arrayContaining(allowed.split(', ')))
    expect(body.message).toContain(method)
  })

  test('with another content type is answered 415', async () => {
    const { status } = await server.call(me, 'POST', '/expenses', {
      body: JSON.stringify(COFFEE),
      headers: { 'Content-Type': 'text/plain' },
    })
    expect(status).toBe(415)
  })

  test('with bad JSON is answered 400', async () => {
    const { status } = await server.call(me, 'POST', '/expenses', {
      body: '{"amount":',
      headers: { 'Content-Type': 'application/json' },
    })
    expect(status).toBe(400)
  })

  test('with too large a body is answered 413', async () => {
    const body = { ...COFFEE, description: 'x'.repeat(600_000) }
    expect((await server.send(me, 'POST', '/expenses', body)).status).toBe(413)
  })

  test('carries the security headers and a request id, and API answers are not stored', async () => {
    const { headers } = await server.get(me, '/auth/profile')
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
    expect(headers.get('Cache-Control')).toBe('no-store')
    expect(headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin-allow-popups')
    expect(headers.get('Content-Security-Policy')).not.toContain('unsafe')
    expect(headers.get('X-Request-Id')).not.toBeNull()
  })

  test('to the health addresses needs no token', async () => {
    expect((await raw('/healthz')).status).toBe(200)
    expect((await raw('/readyz')).status).toBe(200)
  })

  test('leaves a line in the log with its route and nothing of its data', async () => {
    const id = await add({ description: 'rahasia' })
    server.logged.length = 0
    await server.send(me, 'PUT', `/expenses/${id}?secret=1`, { description: 'rahasia sekali' })
    await server.get(me, '/expenses?from=2026-11-01')
    const text = server.logged.join('')
    expect(server.logged).toHaveLength(2)
    expect(JSON.parse(server.logged[0] ?? '')).toMatchObject({
      method: 'PUT',
      route: '/api/expenses/:id',
      status: 200,
    })
    expect(text).not.toMatch(new RegExp(`rahasia|secret|2026-11-01|${id}|${me}`))
  })
})

test('an unexpected failure is answered 500 in general words, and logged without its message', async () => {
  const broken = testApp(server.db, {
    verify: async () => {
      throw new Error('kopi rahasia')
    },
  })
  const { status, body } = await broken.get('anyone', '/auth/profile')
  expect(status).toBe(500)
  expect(body).toEqual({ message: expect.any(String) })
  expect(broken.logged.join('')).toContain('unexpected error')
  expect(broken.logged.join('') + JSON.stringify(body)).not.toContain('rahasia')
})

test('keys out of reach are answered 503, not 401', async () => {
  const blind = testApp(server.db, { verify: async () => ({ kind: 'unavailable' }) })
  expect((await blind.get('anyone', '/auth/profile')).status).toBe(503)
})

test('an account without a trial has no subscription to tell of', async () => {
  const strict = testApp(server.db, { trialDays: 0 })
  expect((await strict.get(me, '/subscriptions/status')).status).toBe(404)
})
