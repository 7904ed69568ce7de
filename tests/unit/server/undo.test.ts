import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type Api, createApi } from '../../../src/api/endpoints.ts'
import { createHttp } from '../../../src/api/http.ts'
import { createBringBack } from '../../../src/stores/expenses/bring-back.ts'
import { COFFEE, openTestApp, type TestApp } from './support/test-app.ts'

let server: TestApp & { close(): Promise<void> }
beforeAll(async () => {
  server = await openTestApp()
}, 60_000)
afterAll(() => server.close())

/** The page's calls; `isLost` says of each answer whether it gets lost. */
function apiOf(token: string, isLost: (path: string) => boolean = () => false) {
  const http = createHttp({
    token: async () => ({ kind: 'token', token }),
    fetch: async (url, init) => {
      const answer = await server.app.request(String(url), init)
      if (isLost(String(url))) throw new TypeError('network gone')
      return answer
    },
    language: () => 'en',
    timeZone: () => 'Asia/Jakarta',
    onSignedOut: () => undefined,
  })
  const api = createApi(http)
  return {
    api,
    async listed() {
      const list = await api.expenses({ range: null, limit: 100 })
      if (list.kind !== 'ok') throw new Error('not listed')
      return list.value.expenses
    },
  }
}

test('an undo brings back each as it was, once, however often an answer gets lost', async () => {
  let losing = 2
  const { api, listed } = apiOf('undoer', path => path.endsWith('/restore') && losing-- > 0)
  const offered: (() => void)[] = []
  const onChanged = vi.fn()
  const bringBack = createBringBack({
    api,
    toasts: { show: (_, __, options) => options?.undo && offered.push(options.undo) },
    randomId: () => crypto.randomUUID(),
    onChanged,
  })
  await server.send('undoer', 'POST', '/expenses/batch', [COFFEE, COFFEE, COFFEE])
  const before = await listed()
  for (const { id } of before) await api.deleteExpense(id)

  await bringBack(before)
  offered[0]?.()
  await vi.waitFor(() => expect(offered).toHaveLength(2))
  offered[1]?.()
  await vi.waitFor(() => expect(onChanged).toHaveBeenCalledTimes(3))
  expect(losing).toBeLessThan(0)
  // As they were: but of a newer version, which no device has seen.
  expect(await listed()).toEqual(before.map(expense => ({ ...expense, version: 2 })))
})

test.each([
  [
    'one by one',
    async (api: Api, ids: readonly string[]) =>
      void (await Promise.all(ids.map(id => api.deleteExpense(id)))),
  ],
  ['at once', async (api: Api, ids: readonly string[]) => void (await api.deleteExpenses(ids))],
])('those that were deleted %s stand where they stood, among those that stayed', async (way, remove) => {
  const me = `places-${way.length}`
  const { api, listed } = apiOf(me)
  const days = ['2026-11-20', '2026-11-18', '2026-11-20', '2026-11-20', '2026-11-18', '2026-11-20']
  const items = days.map((date, index) => ({ ...COFFEE, date, description: `Kopi ${index}` }))
  await server.send(me, 'POST', '/expenses/batch', items)
  await server.send(me, 'POST', '/expenses/import', {
    expenses: items.slice(0, 1).map(one => ({ ...one, occurrence: 2 })),
  })
  const latest = async () => (await server.get(me, '/dashboard/stats')).body.recent_expenses
  const [before, newest] = [await listed(), await latest()]
  const gone = before.filter((_, index) => index % 2 === 1)
  await remove(api, [...gone.map(({ id }) => id), crypto.randomUUID()])
  await api.restoreExpenses(gone, crypto.randomUUID())
  expect((await listed()).map(({ id }) => id)).toEqual(before.map(({ id }) => id))
  const ids = (list: { id: string }[]) => list.map(({ id }) => id)
  expect(ids(await latest())).toEqual(ids(newest))
})

test('a place that is still to come is none', async () => {
  const { listed } = apiOf('ahead')
  const restored = { ...COFFEE, id: crypto.randomUUID(), place: '999999999999999999' }
  await server.send('ahead', 'POST', '/expenses/restore', { expenses: [restored] })
  await server.send('ahead', 'POST', '/expenses', { ...COFFEE, description: 'Teh' })
  expect((await listed()).map(({ description }) => description)).toEqual(['Teh', COFFEE.description])
})

test('a place that another one has, or wants, too, hides neither from a list read page by page', async () => {
  const { listed } = apiOf('crowded')
  await server.send('crowded', 'POST', '/expenses', COFFEE)
  const restored = ['Teh', 'Roti', 'Soto'].map((description, at) => ({
    ...COFFEE,
    description,
    id: crypto.randomUUID(),
    place: at < 2 ? '-7' : '-07',
  }))
  await server.send('crowded', 'POST', '/expenses/restore', { expenses: restored })
  const first = await server.get('crowded', '/expenses?limit=1')
  const rest = await server.get('crowded', `/expenses?limit=50&cursor=${first.body.next_cursor}`)
  const paged = [...first.body.expenses, ...rest.body.expenses]
  expect(paged).toHaveLength(4)
  expect(paged.map(({ id }) => id)).toEqual((await listed()).map(({ id }) => id))
})

test('what is there already stays as it is, beside what is put back', async () => {
  const saved = await server.send('twice', 'POST', '/expenses/batch', [COFFEE, COFFEE])
  const [kept, gone] = saved.body.expenses
  await server.call('twice', 'DELETE', `/expenses/${gone.id}`)
  const expenses = [kept, gone].map(({ id }) => ({ ...COFFEE, id, description: 'Teh' }))
  const restored = await server.send('twice', 'POST', '/expenses/restore', { expenses })
  expect(restored.body.expenses).toMatchObject([
    { id: kept.id, description: COFFEE.description, version: 1 },
    { id: gone.id, description: 'Teh', version: 1_000_001 },
  ])
  expect((await server.get('twice', '/expenses')).body.expenses).toHaveLength(2)
})

test('what a correction can teach is known of it still', async () => {
  const { body } = await server.send('taught', 'POST', '/expenses', { ...COFFEE, phrase: 'kopi nako' })
  const { id } = body.data
  await server.call('taught', 'DELETE', `/expenses/${id}`)
  const expenses = [{ ...COFFEE, id, phrase: 'kopi nako' }]
  await server.send('taught', 'POST', '/expenses/restore', { expenses })
  await server.send('taught', 'PUT', `/expenses/${id}`, { category: 'Travel' })
  expect((await server.get('taught', '/phrases')).body.phrases).toMatchObject([{ phrase: 'kopi nako' }])
})
