import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { BUDGET_SCOPES } from '../../../shared/domain/budget.ts'
import { openTestApp, type TestApp } from './support/test-app.ts'

let server: TestApp & { close(): Promise<void> }
beforeAll(async () => {
  server = await openTestApp()
}, 60_000)
afterAll(() => server.close())

let me: string
let accounts = 0
beforeEach(() => {
  me = `planner${++accounts}`
})

const pathOf = (scope: string) => `/budgets/${encodeURIComponent(scope)}`
const set = (scope: string, limit: object, uid = me) => server.send(uid, 'PUT', pathOf(scope), limit)
const all = async (uid = me) => (await server.get(uid, '/budgets')).body.budgets

describe('a budget', () => {
  test('is kept in its currency, for everything and for categories, in their order', async () => {
    expect(await all()).toEqual([])
    await set('Transportation', { amount: 500_000, currency: 'IDR' })
    await set('Food & Dining', { amount: 120.5, currency: 'USD' })
    const { status, body } = await set('all', { amount: 3_000_000, currency: 'IDR' })
    expect([status, body]).toEqual([200, { data: { category: 'all', amount: 3_000_000, currency: 'IDR' } }])
    expect(await all()).toEqual([
      { category: 'all', amount: 3_000_000, currency: 'IDR' },
      { category: 'Food & Dining', amount: 120.5, currency: 'USD' },
      { category: 'Transportation', amount: 500_000, currency: 'IDR' },
    ])
  })

  test('takes the place of the one before', async () => {
    await set('all', { amount: 1_000_000, currency: 'IDR' })
    await set('all', { amount: 75, currency: 'USD' })
    expect(await all()).toEqual([{ category: 'all', amount: 75, currency: 'USD' }])
  })

  test('is set once by two requests at once', async () => {
    await server.get(me, '/budgets')
    const both = await Promise.all([1, 2].map(amount => set('all', { amount, currency: 'IDR' })))
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect(await all()).toHaveLength(1)
  })

  test('can be set for everything and each of the ten categories', async () => {
    for (const scope of BUDGET_SCOPES)
      expect((await set(scope, { amount: 1000, currency: 'IDR' })).status).toBe(200)
    expect((await all()).map(({ category }: { category: string }) => category)).toEqual([...BUDGET_SCOPES])
  })

  test('is removed, once', async () => {
    await set('Travel', { amount: 1000, currency: 'IDR' })
    const remove = () => server.call(me, 'DELETE', pathOf('Travel'))
    expect((await remove()).status).toBe(200)
    expect((await remove()).status).toBe(404)
    expect(await all()).toEqual([])
  })

  test('is invisible to another account', async () => {
    await set('all', { amount: 1000, currency: 'IDR' })
    expect((await server.call('stranger', 'DELETE', pathOf('all'))).status).toBe(404)
    await set('all', { amount: 5, currency: 'USD' }, 'stranger')
    expect(await all()).toEqual([{ category: 'all', amount: 1000, currency: 'IDR' }])
  })
})

describe('refused is', () => {
  test.each([
    ['a category that is none', 'Holidays', { amount: 1, currency: 'IDR' }, 404],
    ['an amount of nothing', 'all', { amount: 0, currency: 'IDR' }, 400],
    ['an amount that rounds to nothing', 'all', { amount: 0.2, currency: 'IDR' }, 400],
    ['an amount of 13 digits', 'all', { amount: 1_000_000_000_000, currency: 'IDR' }, 400],
    ['an unknown currency', 'all', { amount: 1, currency: 'EUR' }, 400],
    ['no currency', 'all', { amount: 1 }, 400],
    ['an unknown field', 'all', { amount: 1, currency: 'IDR', period: 'week' }, 400],
  ])('%s', async (_, scope, limit, status) => {
    const answer = await set(scope, limit)
    expect([answer.status, typeof answer.body.message]).toEqual([status, 'string'])
    expect(await all()).toEqual([])
  })
})
