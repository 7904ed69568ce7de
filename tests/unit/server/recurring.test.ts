import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { findAccounts } from '../../../server/accounts/find-accounts.ts'
import { expire, grantDays } from '../../../server/accounts/subscriptions.ts'
import { accountUsage } from '../../../server/db/schema.ts'
import { QUOTA } from '../../../server/limits/quota.ts'
import { enterDue } from '../../../server/recurring/enter-due.ts'
import { MOST_RULES } from '../../../server/recurring/rule-store.ts'
import { COFFEE, NOW, openTestApp, type TestApp } from './support/test-app.ts'

let server: TestApp & { close(): Promise<void> }
beforeAll(async () => {
  server = await openTestApp()
}, 60_000)
afterAll(() => server.close())

let me: string
let accounts = 0
let logged: string[]
beforeEach(async () => {
  me = `rules${++accounts}`
  logged = []
  // Rules of earlier tests are done with.
  await server.db.execute('delete from recurring_rules')
  server.settings.now = NOW
})

/** Friday, November 20, 08:00 in Jakarta. */
const { date: _, ...what } = COFFEE
const RENT = { ...what, amount: 1_500_000, description: 'Kos', category: 'Bills & Utilities' }
const monthly = (day: number) => ({ every: 'month', day })
const weekly = (day: number) => ({ every: 'week', day })
const add = (change: object, headers = {}) =>
  server.send(me, 'POST', '/recurring', { ...RENT, ...change }, { 'X-Time-Zone': 'Asia/Jakarta', ...headers })
const rules = async (uid = me) => (await server.get(uid, '/recurring')).body.rules
const days = async (uid = me) =>
  (await server.get(uid, '/expenses?limit=1000')).body.expenses
    .map(({ date }: { date: string }) => date)
    .toReversed()
async function pass(instant: string): Promise<void> {
  server.settings.now = new Date(instant)
  const log = pino({}, { write: line => void logged.push(line) })
  await enterDue(server.db, server.settings.now, log)
}
async function userId(): Promise<string> {
  const [user] = await findAccounts(server.db, `${me}@example.com`)
  return user?.id ?? ''
}

describe('a rule', () => {
  test('of a phone that is days behind is refused, as its first day would come from there', async () => {
    const change = { schedule: monthly(20), starts: '2026-11-13' }
    const { status } = await add(change, { 'X-Device-Time': '2026-11-13T01:00:00Z' })
    expect([status, await rules()]).toEqual([400, []])
  })

  test('begins with its first day, which is entered at once where it is due, and marked', async () => {
    const { status, body } = await add({ schedule: monthly(20), starts: '2026-11-20' })
    expect(status).toBe(201)
    expect(body.data).toEqual({
      id: expect.any(String),
      amount: 1_500_000,
      currency: 'IDR',
      description: 'Kos',
      category: 'Bills & Utilities',
      payment_method: null,
      schedule: { every: 'month', day: 20 },
      time_zone: 'Asia/Jakarta',
      next_date: '2026-12-20',
      paused: false,
    })
    const { id } = body.data
    // What the person entered: those that the rule enters have ids of their own.
    expect(body.expenses).toMatchObject([{ date: '2026-11-20', amount: 1_500_000, id, recurring_id: id }])
    expect((await server.get(me, '/expenses')).body.expenses).toEqual(body.expenses)
  })

  test('enters what lies between its first day and today by itself', async () => {
    const { body } = await add({ schedule: weekly(5), starts: '2026-11-06' })
    const { id } = body.data
    const other = expect.not.stringMatching(id)
    expect(body.expenses).toMatchObject([
      { date: '2026-11-06', id, recurring_id: id },
      { date: '2026-11-13', id: other, recurring_id: id },
      { date: '2026-11-20', id: other, recurring_id: id },
    ])
    // As if the rule had been put back.
    await server.db.execute(
      `update recurring_rules set next_day = '2026-11-06', due_at = '2026-11-05T17:00:00Z'`,
    )
    await pass('2026-11-20T02:00:00Z')
    expect(await days()).toHaveLength(3)
  })

  test('enters each later expense as its day begins in its own zone, whatever zone is asked from since', async () => {
    await add({ schedule: weekly(6), starts: '2026-11-20' })
    expect(
      (await server.get(me, '/recurring', { 'X-Time-Zone': 'America/New_York' })).body.rules,
    ).toHaveLength(1)
    await pass('2026-11-20T16:59:59Z')
    expect(await days()).toEqual([])
    await pass('2026-11-20T17:00:00Z')
    expect(await days()).toEqual(['2026-11-21'])
    await pass('2026-11-27T17:00:00Z')
    expect(await days()).toEqual(['2026-11-21', '2026-11-28'])
  })

  test('enters its day where clocks are set forward at midnight', async () => {
    await add({ schedule: weekly(5), starts: '2026-11-20' }, { 'X-Time-Zone': 'Africa/Cairo' })
    await server.db.execute(
      `update recurring_rules set next_day = '2026-04-24', due_at = '2026-04-23T22:00:00Z'`,
    )
    await server.db.execute(`update subscriptions set expires_at = '2027-01-01'`)
    await server.db.execute('delete from expenses')
    await pass('2026-04-23T21:59:00Z')
    expect(await days()).toEqual([])
    await pass('2026-04-23T22:00:00Z')
    expect(await days()).toEqual(['2026-04-24'])
  })

  test('enters what became due while no server ran, each with its own day, as far back as 92 days', async () => {
    await add({ schedule: monthly(31), starts: '2026-11-20' })
    await grantDays(server.db, await userId(), 1000, NOW)
    await pass('2027-03-03T00:00:00Z')
    expect(await days()).toEqual(['2026-12-31', '2027-01-31', '2027-02-28'])
    expect((await rules())[0].next_date).toBe('2027-03-31')
  })

  test('is carried out once by several at once, and no more by those that come later', async () => {
    await add({ schedule: weekly(6), starts: '2026-11-20' })
    await Promise.all([1, 2, 3].map(() => pass('2026-11-21T01:00:00Z')))
    await pass('2026-11-21T02:00:00Z')
    expect(await days()).toEqual(['2026-11-21'])
    expect(logged).toEqual([])
  })

  test('enters nothing again that was deleted, nor what is there', async () => {
    await add({ schedule: weekly(5), starts: '2026-11-20' })
    const [{ id }] = (await server.get(me, '/expenses')).body.expenses
    await server.call(me, 'DELETE', `/expenses/${id}`)
    await pass('2026-11-20T10:00:00Z')
    expect(await days()).toEqual([])
    await server.db.execute(
      `update recurring_rules set next_day = '2026-11-27', due_at = '2026-11-26T17:00:00Z'`,
    )
    await pass('2026-11-27T01:00:00Z')
    // As if the rule had been put back: the id says that it was entered.
    await server.db.execute(
      `update recurring_rules set next_day = '2026-11-27', due_at = '2026-11-26T17:00:00Z'`,
    )
    await pass('2026-11-27T02:00:00Z')
    expect(await days()).toEqual(['2026-11-27'])
  })

  test('is added once under its idempotency key, also when the record of that is gone', async () => {
    const key = { 'Idempotency-Key': 'rent' }
    const first = await add({ schedule: weekly(5), starts: '2026-11-20' }, key)
    expect((await add({ schedule: weekly(5), starts: '2026-11-20' }, key)).body).toEqual(first.body)
    await server.db.execute('delete from idempotent_responses')
    expect((await add({ schedule: weekly(5), starts: '2026-11-20' }, key)).body.data).toEqual(first.body.data)
    expect([(await rules()).length, await days()]).toEqual([1, ['2026-11-20']])
  })

  test('keeps its currency', async () => {
    await add({ schedule: weekly(5), amount: 10.99, currency: 'USD' })
    expect((await server.get(me, '/expenses')).body.expenses).toMatchObject([
      { amount: 10.99, currency: 'USD' },
    ])
  })
})

describe('a change', () => {
  const change = async (json: object) => {
    const [{ id }] = await rules()
    return server.send(me, 'PUT', `/recurring/${id}`, json, { 'X-Time-Zone': 'Asia/Jakarta' })
  }

  test('counts from the next expense on', async () => {
    await add({ schedule: weekly(5) })
    await change({ amount: 2_000_000, description: 'Kos baru', payment_method: 'QRIS' })
    await pass('2026-11-27T01:00:00Z')
    expect((await server.get(me, '/expenses')).body.expenses).toMatchObject([
      { amount: 2_000_000, description: 'Kos baru', payment_method: 'QRIS', date: '2026-11-27' },
      { amount: 1_500_000, description: 'Kos', date: '2026-11-20' },
    ])
  })

  test('of the schedule begins tomorrow', async () => {
    await add({ schedule: weekly(5) })
    expect((await change({ schedule: monthly(20) })).body.data.next_date).toBe('2026-12-20')
    expect(await days()).toEqual(['2026-11-20'])
  })

  test('pauses it, and resumes it without making up for the pause', async () => {
    await add({ schedule: weekly(5) })
    expect((await change({ paused: true })).body.data.paused).toBe(true)
    await pass('2026-11-27T01:00:00Z')
    await pass('2026-12-03T20:00:00Z')
    expect(await days()).toEqual(['2026-11-20'])
    expect((await change({ paused: false })).body.data).toMatchObject({
      paused: false,
      next_date: '2026-12-04',
    })
    await pass('2026-12-03T20:05:00Z')
    expect(await days()).toEqual(['2026-11-20', '2026-12-04'])
  })

  test('deletes it, and what it has entered stays', async () => {
    await add({ schedule: weekly(5) })
    const [{ id }] = await rules()
    expect((await server.call(me, 'DELETE', `/recurring/${id}`)).status).toBe(200)
    expect((await server.call(me, 'DELETE', `/recurring/${id}`)).status).toBe(404)
    await pass('2026-11-27T01:00:00Z')
    expect(await days()).toEqual(['2026-11-20'])
  })
})

describe('where it cannot be entered', () => {
  test('for lack of a subscription, it is once there is one, with its own day', async () => {
    await add({ schedule: weekly(6) })
    await expire(server.db, await userId(), NOW)
    await pass('2026-11-21T01:00:00Z')
    expect(await days()).toEqual([])
    await grantDays(server.db, await userId(), 30, new Date('2026-11-22T00:00:00Z'))
    await pass('2026-11-22T01:00:00Z')
    expect(await days()).toEqual(['2026-11-21'])
  })

  test('for lack of room, it is once there is some', async () => {
    await add({ schedule: weekly(6) })
    await server.db.insert(accountUsage).values({
      userId: await userId(),
      expenses: QUOTA.expenses,
      descriptionBytes: 0,
      answerBytes: 0,
    })
    await pass('2026-11-21T01:00:00Z')
    expect([await days(), logged]).toEqual([[], []])
    await server.db.update(accountUsage).set({ expenses: 0 })
    await pass('2026-11-21T08:00:00Z')
    expect(await days()).toEqual(['2026-11-21'])
  })

  test('for a fault, the others are, and it is logged and tried again', async () => {
    await add({ schedule: weekly(6) })
    await server.db.execute(`update recurring_rules set every = 'moon'`)
    await add({ schedule: weekly(6), description: 'Internet' })
    await pass('2026-11-21T01:00:00Z')
    expect(await days()).toEqual(['2026-11-21'])
    expect(logged.join()).toContain('a recurring expense was not entered')
    await server.db.execute(`update recurring_rules set every = 'week'`)
    await pass('2026-11-21T02:00:00Z')
    expect(await days()).toEqual(['2026-11-21', '2026-11-21'])
  })
})

describe('refused is', () => {
  test.each([
    ['a day that no month has', { schedule: monthly(32) }, 'schedule.day'],
    ['a day that no week has', { schedule: weekly(8) }, 'schedule.day'],
    ['a day that is no whole one', { schedule: weekly(1.5) }, 'schedule.day'],
    ['another rhythm', { schedule: { every: 'year', day: 1 } }, 'schedule'],
    ['no schedule', {}, 'schedule'],
    ['an amount of nothing', { schedule: weekly(1), amount: 0 }, 'amount'],
    ['a field that there is not', { schedule: weekly(1), zone: 'UTC' }, 'zone'],
  ])('%s', async (_name, rule, field) => {
    const { status, body } = await add(rule)
    expect([status, body.message]).toEqual([400, expect.stringContaining(`"${field}`)])
    expect(await rules()).toEqual([])
  })

  test.each(['2026-08-19', '2026-11-22'])('a beginning on %s', async starts => {
    expect((await add({ schedule: weekly(1), starts })).status).toBe(400)
  })

  test('one more than an account may have', async () => {
    for (let count = 0; count < MOST_RULES; count++) await add({ schedule: weekly(1) })
    const { status, body } = await add({ schedule: weekly(1) })
    expect([status, body.message]).toEqual([507, expect.stringContaining(String(MOST_RULES))])
  })
})
