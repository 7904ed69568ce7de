import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runAdmin } from '../../../server/accounts/admin-commands.ts'
import { users } from '../../../server/db/schema.ts'
import { NOW, openTestApp, type TestApp } from './support/test-app.ts'
import { wavBytes } from './support/wav-bytes.ts'

let server: TestApp & { close(): Promise<void> }
beforeAll(async () => {
  server = await openTestApp()
}, 60_000)
afterAll(() => server.close())

const statusSources = { dataDir: 'node_modules', isEmbedded: true, server: null }
const admin = (...words: string[]) =>
  runAdmin(words, 'sari@office', {
    open: async () => ({ db: server.db, close: async () => {} }),
    now: () => NOW,
    statusSources,
  })
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

test('two grants at once both count', async () => {
  await server.get('citra', '/auth/profile')
  await Promise.all([1, 2].map(() => admin('subscription', 'grant', 'citra@example.com', '10')))
  expect(await status('citra')).toMatchObject({ total_subscription_days: 34, days_remaining: 34 })
})

test('an end that is past stays where it was', async () => {
  await server.get('dewi', '/auth/profile')
  await admin('subscription', 'expire', 'dewi@example.com')
  const again = await admin('subscription', 'expire', 'dewi@example.com')
  expect([again.ok, again.text]).toEqual([false, 'dewi@example.com has no active subscription.'])
})

describe('recordings that are no expense', () => {
  const device = 'Phone\u009b2J/1'
  const chat = () =>
    server.call('eka', 'POST', '/expenses/voice', { body: form(), headers: { 'User-Agent': device } })
  const form = () => {
    const body = new FormData()
    body.set('audio', new File([wavBytes({ sample: 0x4141 })], 'a.wav'))
    return body
  }

  test('are listed with the account’s state, without audio and without commands to the terminal', async () => {
    server.settings.transcribe = async () => ({
      kind: 'text',
      text: 'selamat\u001b[2J pagi\nsemua teman',
      confidence: 0.9,
    })
    server.settings.extract = async () => ({ items: [], violationType: 'not_expense', reason: 'unrelated' })
    await chat()
    const { ok, text } = await admin('violations', 'eka@example.com')
    expect(ok).toBe(true)
    expect(text).toBe(
      [
        'eka@example.com: in good standing; 1 kept, 1 of them count.',
        '',
        '2026-11-20T01:00:00.000Z  not_expense_warning',
        '  reason      unrelated, confidence of the transcription 0.90',
        '  transcript  selamat[2J pagi semua teman',
        '  device      Phone2J/1',
        '  address     not known',
        '  audio       audio/wav, 16044 bytes, kept until 2027-05-19T01:00:00.000Z',
      ].join('\n'),
    )
  })

  test('show who is suspended, which is lifted once', async () => {
    const minutes = (n: number) => new Date(NOW.getTime() + n * 60_000)
    for (const n of [1, 2]) {
      server.settings.now = minutes(n)
      await chat()
    }
    expect((await chat()).status).toBe(403)
    expect((await admin('violations', 'eka@example.com')).text).toContain(
      'temporary_suspension since 2026-11-20T01:02:00.000Z, until 2026-11-21T01:02:00.000Z; 3 kept',
    )
    expect((await admin('unban', 'Eka@example.com')).ok).toBe(true)
    expect((await chat()).status).toBe(400)
    const again = await admin('unban', 'eka@example.com')
    expect([again.ok, again.text]).toEqual([
      false,
      'eka@example.com is neither suspended nor deactivated nor banned, and no objection waits.',
    ])
  })

  test.each([
    ['a deactivation', 'account_deactivation', 5],
    ['a ban', 'not_expense_warning', 7],
  ])('after %s was lifted, the next one leads to: %s', async (_, next, times) => {
    const uid = `fitri${times}`
    await server.get(uid, '/auth/profile')
    let minute = 0
    const talk = async () => {
      server.settings.now = new Date(NOW.getTime() + ++minute * 60_000)
      return (await server.call(uid, 'POST', '/expenses/voice', { body: form() })).body.violation_type
    }
    for (let n = 0; n < times; n++) {
      await talk()
      await admin('unban', `${uid}@example.com`)
    }
    expect(await talk()).toBe(next)
  })
})

test('of several accounts with one address none is touched, and each is listed with its id', async () => {
  const made = { email: 'gita@example.com', createdAt: NOW }
  const rows = [
    { ...made, subject: 'google.com:1' },
    { ...made, subject: 'google.com:2', createdAt: new Date(NOW.getTime() - 86_400_000) },
  ]
  const accounts = await server.db.insert(users).values(rows).returning()
  const { ok, text } = await admin('subscription', 'grant', 'gita@example.com', '30')
  expect(ok).toBe(false)
  expect(text.split('\n')).toEqual([
    '2 accounts are called gita@example.com; nothing was done. Name one by its id:',
    `  ${accounts[1]?.id}  google.com:2  gita@example.com  since 2026-11-19`,
    `  ${accounts[0]?.id}  google.com:1  gita@example.com  since 2026-11-20`,
  ])
  const granted = await admin('subscription', 'grant', '1', '30')
  expect([granted.ok, granted.text]).toEqual([true, expect.stringContaining('gita@example.com has')])
})

test('an address of no account is reported as unknown', async () => {
  const { ok, text } = await admin('subscription', 'grant', 'unknown@example.com', '30')
  expect(ok).toBe(false)
  expect(text).toContain('unknown@example.com')
})

test.each([
  [[]],
  [['violations']],
  [['violations', 'ani@example.com', 'all']],
  [['unban']],
  [['unban', 'ani@example.com', 'now']],
  [['lift']],
  [['lift', 'ani@example.com', 'x'.repeat(1001)]],
  [['uphold', 'ani@example.com']],
  [['objections', 'ani@example.com']],
  [['actions', 'ani@example.com', 'all']],
  [['subscription', 'grant', 'ani@example.com']],
  [['subscription', 'grant', 'ani@example.com', '0']],
  [['subscription', 'grant', 'ani@example.com', 'many']],
  [['subscription', 'expire', 'ani@example.com', 'now']],
])('%j is answered with the usage, and no database is opened', async words => {
  const result = await runAdmin(words, 'sari@office', {
    open: () => Promise.reject(new Error('opened')),
    now: () => NOW,
    statusSources,
  })
  expect(result.ok).toBe(false)
  expect(result.text).toContain('Usage')
})
