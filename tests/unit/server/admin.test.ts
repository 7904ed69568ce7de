import { afterAll, beforeAll, expect, test } from 'vitest'
import { runAdmin } from '../../../server/accounts/admin-commands.ts'
import { NOW, openTestApp, type TestApp } from './support/test-app.ts'

let server: TestApp & { close(): Promise<void> }
beforeAll(async () => {
  server = await openTestApp()
}, 60_000)
afterAll(() => server.close())

const admin = (...words: string[]) =>
  runAdmin(words, { open: async () => ({ db: server.db, close: async () => {} }), now: () => NOW })
const status = async (uid: string) => (await server.get(uid, '/subscriptions/status')).body

test('granted days come on top of what is left, and end the trial', async () => {
  await server.get('ani', '/auth/profile')
  const { ok, text } = await admin('subscription', 'grant', 'Ani@Example.com', '30')
  expect(ok).toBe(true)
  expect(text).toContain('2027-01-03')
  expect(await status('ani')).toEqual({
    has_active_subscription: true,
    is_trial: false,
    total_subscription_days: 44,
    days_remaining: 44,
  })
})

test('granted days count from now once the subscription is over', async () => {
  await server.get('budi', '/auth/profile')
  expect((await admin('subscription', 'expire', 'budi@example.com')).ok).toBe(true)
  expect(await status('budi')).toMatchObject({ has_active_subscription: false, days_remaining: 0 })
  await admin('subscription', 'grant', 'budi@example.com', '7')
  expect(await status('budi')).toMatchObject({ has_active_subscription: true, days_remaining: 7 })
})

test('an address that nobody has is said to be one', async () => {
  const { ok, text } = await admin('subscription', 'grant', 'nobody@example.com', '30')
  expect(ok).toBe(false)
  expect(text).toContain('nobody@example.com')
})

test.each([
  [[]],
  [['violations', 'ani@example.com']],
  [['subscription', 'grant', 'ani@example.com']],
  [['subscription', 'grant', 'ani@example.com', '0']],
  [['subscription', 'grant', 'ani@example.com', 'many']],
  [['subscription', 'expire', 'ani@example.com', 'now']],
])('%j is answered with the usage, and no database is opened', async words => {
  const result = await runAdmin(words, {
    open: () => Promise.reject(new Error('opened')),
    now: () => NOW,
  })
  expect(result.ok).toBe(false)
  expect(result.text).toContain('Usage')
})
