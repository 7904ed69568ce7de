import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createApi } from '../../../src/api/endpoints.ts'
import { createHttp } from '../../../src/api/http.ts'
import { createBringBack } from '../../../src/stores/bring-back.ts'
import { COFFEE, openTestApp, type TestApp } from './support/test-app.ts'

let server: TestApp & { close(): Promise<void> }
beforeAll(async () => {
  server = await openTestApp()
}, 60_000)
afterAll(() => server.close())

test('an undo whose answer gets lost saves once, however often it is tried again', async () => {
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
  expect((await server.get('undoer', '/expenses')).body.expenses).toHaveLength(3)
})
