import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Expense } from '../../../shared/domain/expense.ts'
import { createApi } from '../../../src/api/endpoints.ts'
import { createHttp } from '../../../src/api/http.ts'
import { createBringBack } from '../../../src/stores/expenses/bring-back.ts'
import { COFFEE, openTestApp, type TestApp } from './support/test-app.ts'

let server: TestApp & { close(): Promise<void> }
beforeAll(async () => {
  server = await openTestApp()
}, 60_000)
afterAll(() => server.close())

test('an undo brings back each as it was, once, however often an answer gets lost', async () => {
  let losing = 2
  const http = createHttp({
    token: async () => ({ kind: 'token', token: 'undoer' }),
    fetch: async (url, init) => {
      const answer = await server.app.request(String(url), init)
      if (init?.method === 'POST' && losing-- > 0) throw new TypeError('network gone')
      return answer
    },
    language: () => 'en',
    timeZone: () => 'Asia/Jakarta',
    onSignedOut: () => undefined,
  })
  const api = createApi(http)
  const offered: (() => void)[] = []
  const onChanged = vi.fn()
  const bringBack = createBringBack({
    api,
    toasts: { show: (_, __, options) => options?.undo && offered.push(options.undo) },
    randomId: () => crypto.randomUUID(),
    onChanged,
  })
  const saved = await server.send('undoer', 'POST', '/expenses/batch', [COFFEE, COFFEE, COFFEE])
  const before = await api.expenses({ range: null, limit: 100 })
  if (before.kind !== 'ok') throw new Error('not listed')
  for (const { id } of saved.body.expenses) await server.call('undoer', 'DELETE', `/expenses/${id}`)

  await bringBack(before.value.expenses)
  offered[0]?.()
  await vi.waitFor(() => expect(offered).toHaveLength(2))
  offered[1]?.()
  await vi.waitFor(() => expect(onChanged).toHaveBeenCalledTimes(3))
  expect(losing).toBeLessThan(0)
  const after = await api.expenses({ range: null, limit: 100 })
  if (after.kind !== 'ok') throw new Error('not listed')
  // As they were: but of a newer version, which no device has seen.
  const was = before.value.expenses.map(expense => ({ ...expense, version: 2 }))
  const byId = (one: Expense, other: Expense) => one.id.localeCompare(other.id)
  expect([...after.value.expenses].sort(byId)).toEqual(was.sort(byId))
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
