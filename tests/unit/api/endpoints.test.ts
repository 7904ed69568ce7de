import { describe, expect, it, vi } from 'vitest'
import type { CalendarDate } from '../../../shared/domain/calendar-date.ts'
import type { ExpenseDraft } from '../../../shared/domain/expense.ts'
import type { Minor } from '../../../shared/domain/money.ts'
import type { CalendarMonth } from '../../../shared/domain/period.ts'
import { createApi } from '../../../src/api/endpoints.ts'
import { createHttp } from '../../../src/api/http.ts'

const day = (text: string) => text as CalendarDate
const coffee: ExpenseDraft = {
  amount: 450 as Minor,
  currency: 'USD',
  description: 'Kopi',
  category: 'Food & Dining',
  date: day('2026-11-20'),
  paymentMethod: null,
}
const wire = { amount: 4.5, currency: 'USD', description: 'Kopi', category: 'Food & Dining' }

function setUp(answer: (path: string) => Response = () => Response.json({})) {
  const fetch = vi.fn(async (url: string | URL | Request, _init?: RequestInit) => answer(String(url)))
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
  const header = (name: string) => new Headers(fetch.mock.calls[0]?.[1]?.headers).get(name)
  const bodies = () => fetch.mock.calls.map(([, init]) => JSON.parse(String(init?.body ?? null)))
  return { api: createApi(http), sent, header, bodies }
}

type Call = (api: ReturnType<typeof createApi>) => Promise<unknown>

describe('the calls', () => {
  it.each<[string, Call, unknown[]]>([
    ['dashboard', api => api.dashboard(), ['GET', '/api/dashboard/stats', null]],
    [
      'month',
      api => api.period('month', '2026-10' as CalendarMonth),
      ['GET', '/api/expenses/detail?timeframe=month&month=2026-10', null],
    ],
    [
      'week, without a month',
      api => api.period('week', '2026-10' as CalendarMonth),
      ['GET', '/api/expenses/detail?timeframe=week', null],
    ],
    [
      'list',
      api => api.expenses({ range: { from: day('2026-11-01'), to: day('2026-11-30') }, limit: 1000 }),
      ['GET', '/api/expenses?from=2026-11-01&to=2026-11-30&limit=1000', null],
    ],
    [
      'batch',
      api => api.addExpenses([coffee], 'key'),
      ['POST', '/api/expenses/batch', { expenses: [{ ...wire, date: '2026-11-20' }] }],
    ],
    [
      'restore',
      api =>
        api.restoreExpenses(
          [{ ...coffee, id: 'a', createdAt: '2026-11-20T01:00:00Z', version: 3, recurringId: 'r' }],
          'key',
        ),
      [
        'POST',
        '/api/expenses/restore',
        {
          expenses: [
            {
              ...wire,
              date: '2026-11-20',
              id: 'a',
              created_at: '2026-11-20T01:00:00Z',
              version: 3,
              recurring_id: 'r',
            },
          ],
        },
      ],
    ],
    [
      'add',
      api => api.addExpense(coffee, '2026-11-20T01:00:00+07:00', 'key'),
      ['POST', '/api/expenses', { ...wire, date: '2026-11-20T01:00:00+07:00' }],
    ],
    [
      'update',
      api => api.updateExpense('a/b', coffee),
      ['PUT', '/api/expenses/a%2Fb', { ...wire, date: '2026-11-20', payment_method: null }],
    ],
    ['delete', api => api.deleteExpense('a'), ['DELETE', '/api/expenses/a', null]],
    [
      'delete several',
      api => api.deleteExpenses(['a', 'b']),
      ['POST', '/api/expenses/delete', { ids: ['a', 'b'] }],
    ],
    ['profile', api => api.profile(), ['GET', '/api/auth/profile', null]],
    ['subscription', api => api.subscription(), ['GET', '/api/subscriptions/status', null]],
    ['login, with an empty body', api => api.login('2026-11-23'), ['POST', '/api/auth/login', null]],
  ])(
    '%s: method, address and body',
    { tags: ['spec-3.4', 'spec-3.6', 'spec-9.7'] },
    async (_, call, expected) => {
      const { api, sent } = setUp()
      await call(api)
      expect(sent()).toEqual(expected)
    },
  )
})

describe('an addition', () => {
  it.each<[string, Call]>([
    ['of one', api => api.addExpense(coffee, coffee.date, 'key')],
    ['of several', api => api.addExpenses([coffee], 'key')],
    ['of what was deleted', api => api.restoreExpenses([{ ...coffee, id: 'a', createdAt: '' }], 'key')],
  ])('%s goes under its key, so that a second attempt saves nothing more', async (_, call) => {
    const { api, header } = setUp()
    await call(api)
    expect(header('Idempotency-Key')).toBe('key')
  })
})

it('what is put back goes to the place that its deletion told', async () => {
  const of = (id: string) => ({ ...coffee, id, createdAt: '' })
  const { api, bodies } = setUp(path =>
    Response.json(
      path.endsWith('/a') ? { message: 'Deleted', place: '7' } : { deleted: 1, places: ['-3', null] },
    ),
  )
  await api.deleteExpense('a')
  await api.deleteExpenses(['b', 'c'])
  await api.restoreExpenses([of('a'), of('b'), of('c')], 'key')
  expect(bodies().at(-1)).toMatchObject({
    expenses: [
      { id: 'a', place: '7' },
      { id: 'b', place: '-3' },
      expect.not.objectContaining({ place: expect.anything() }),
    ],
  })
})

it('a login says which terms were agreed to', async () => {
  const { api, header } = setUp()
  await api.login('2026-11-23')
  expect(header('X-Agreed-Terms')).toBe('2026-11-23')
})

describe('an expense of a version', () => {
  it.each<[string, Call]>([
    ['is changed', api => api.updateExpense('a', coffee, 3)],
    ['is deleted', api => api.deleteExpense('a', 3)],
  ])('%s only while it is of that one', async (_, call) => {
    const { api, header } = setUp()
    await call(api)
    expect(header('If-Match')).toBe('"3"')
  })

  it('that was changed elsewhere is what comes back', async () => {
    const current = { ...wire, id: 'a', date: '2026-11-20', created_at: '2026-11-20T01:00:00Z', version: 4 }
    const body = { message: 'changed', conflict: { current, yours: null } }
    const { api } = setUp(() => Response.json(body, { status: 409 }))
    expect(await api.updateExpense('a', coffee, 3)).toEqual({
      kind: 'failed',
      failure: {
        kind: 'stale',
        current: { ...coffee, id: 'a', createdAt: '2026-11-20T01:00:00Z', version: 4 },
      },
    })
  })

  it('whose 409 says nothing of a version has failed like any other', async () => {
    const { api } = setUp(() => Response.json({ message: 'no' }, { status: 409 }))
    const failure = { kind: 'status', status: 409, message: 'no' }
    expect(await api.updateExpense('a', coffee, 3)).toEqual({ kind: 'failed', failure })
  })
})

describe('a deletion', () => {
  it('of what is deleted already has succeeded', async () => {
    const { api } = setUp(() => Response.json({ message: 'none' }, { status: 404 }))
    expect(await api.deleteExpense('a', 3)).toEqual({ kind: 'ok', value: null })
  })

  it('that is refused for another reason has failed', async () => {
    const { api } = setUp(() => Response.json({ message: 'later' }, { status: 500 }))
    expect(await api.deleteExpense('a', 3)).toMatchObject({ kind: 'failed', failure: { status: 500 } })
  })
})

describe('the subscription', () => {
  it('is none, no trial and of 0 days where the backend knows of none', { tags: ['spec-3.18'] }, async () => {
    const { api } = setUp(() => Response.json({ message: 'none' }, { status: 404 }))
    expect(await api.subscription()).toEqual({
      kind: 'ok',
      value: { active: false, trial: false, totalDays: 0, daysRemaining: null },
    })
  })

  it('is unknown where it fails in any other way', async () => {
    const { api } = setUp(() => Response.json({ message: 'later' }, { status: 500 }))
    expect(await api.subscription()).toMatchObject({ kind: 'failed' })
  })
})
