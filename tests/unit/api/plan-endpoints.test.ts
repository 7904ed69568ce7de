import { expect, it, vi } from 'vitest'
import { ALL } from '../../../shared/domain/budget.ts'
import type { Minor } from '../../../shared/domain/money.ts'
import { createHttp } from '../../../src/api/http.ts'
import { createCachedPlans, createPlansApi, type PlansApi } from '../../../src/api/plan-endpoints.ts'

function setUp(answer: () => Response = () => Response.json({})) {
  const fetch = vi.fn(async (_url: string | URL | Request, _init?: RequestInit) => answer())
  const http = createHttp({
    token: async () => ({ kind: 'token', token: 't' }),
    fetch,
    language: () => 'en',
    timeZone: () => 'Asia/Jakarta',
    onSignedOut: () => undefined,
  })
  const sent = () => {
    const [url, init] = fetch.mock.calls[0] ?? []
    const body = init?.body === undefined ? null : JSON.parse(String(init.body))
    return [init?.method, url, body]
  }
  return { api: createPlansApi(http), sent }
}

it.each<[string, (api: PlansApi) => Promise<unknown>, unknown[]]>([
  ['what is usual', api => api.usual(), ['GET', '/api/expenses/usual', null]],
  ['budgets', api => api.budgets(), ['GET', '/api/budgets', null]],
  [
    'a limit',
    api => api.setBudget({ scope: 'Food & Dining', amount: 12_050 as Minor, currency: 'USD' }),
    ['PUT', '/api/budgets/Food%20%26%20Dining', { amount: 120.5, currency: 'USD' }],
  ],
  ['no limit', api => api.removeBudget(ALL), ['DELETE', '/api/budgets/all', null]],
])('the call of %s is as the contract says', async (_, call, expected) => {
  const { api, sent } = setUp()
  await call(api)
  expect(sent()).toEqual(expected)
})

it('a limit and a rule that are removed already count as removed', async () => {
  const { api } = setUp(() => Response.json({ message: 'none' }, { status: 404 }))
  expect(await api.removeBudget(ALL)).toEqual({ kind: 'ok', value: null })
  expect(await api.deleteRule('gone')).toEqual({ kind: 'ok', value: null })
})

it('limits come in minor units, now and from an earlier visit', async () => {
  const body = { budgets: [{ category: 'Travel', amount: 120.5, currency: 'USD' }] }
  const budgets = [{ scope: 'Travel', amount: 12_050, currency: 'USD' }]
  const { api } = setUp(() => Response.json(body))
  expect(await api.budgets()).toEqual({ kind: 'ok', value: budgets })
  const cached = createCachedPlans({
    read: name => (name === 'budgets' ? { body, at: 7 } : null),
    writer: vi.fn(),
  })
  expect(cached.budgets()).toEqual({ value: budgets, at: 7 })
})
