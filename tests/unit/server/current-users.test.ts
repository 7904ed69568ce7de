/** Whom a signed token still lets in, once Firebase says otherwise. */
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { currentUsersOnly } from '../../../server/auth/current-users.ts'
import { firebaseUsers } from '../../../server/auth/firebase-users.ts'
import { rememberedUsers } from '../../../server/auth/remembered-users.ts'
import type { VerifyToken } from '../../../server/auth/token-verifier.ts'
import type { OpenDatabase } from '../../../server/db/database.ts'
import { type GoogleStub, googleStub } from './support/google-stub.ts'
import { type Signing, signing } from './support/signing.ts'
import { NOW, testApp } from './support/test-app.ts'
import { openTestDatabase } from './support/test-database.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND

let google: GoogleStub
let tokens: Signing
beforeAll(async () => {
  google = await googleStub()
  tokens = await signing()
})
afterAll(() => google.close())

let uptime: number
let verify: VerifyToken
let known: ReturnType<typeof rememberedUsers>
const warn = vi.fn()
beforeEach(() => {
  uptime = 0
  warn.mockReset()
  google.asked.length = 0
  google.failure = null
  google.users.clear()
  google.users.set('ani', {})
  const { find } = firebaseUsers(google.account, 'project', () => NOW, google.url)
  known = rememberedUsers(find, { uptimeMs: () => uptime, log: { warn } })
  verify = currentUsersOnly(tokens.verify, known)
})

const kindOf = async (uid = 'ani') => (await verify(await tokens.token(uid))).kind
const lookUps = () => google.asked.filter(({ path }) => path.endsWith(':lookup')).length
/** Until an answer that was asked for in the background has come. */
const settled = (times: number) => vi.waitFor(() => expect(lookUps()).toBe(times))

describe('a user', () => {
  test('is looked up once for many requests, also at once', async () => {
    expect(await Promise.all([kindOf(), kindOf(), kindOf()])).toEqual(Array(3).fill('verified'))
    uptime = 4 * MINUTE - 1
    expect(await kindOf()).toBe('verified')
    expect(lookUps()).toBe(1)
  })

  test.each([
    ['deleted', () => google.users.delete('ani'), { kind: 'ended' }],
    [
      'disabled',
      () => google.users.set('ani', { disabled: true }),
      { kind: 'refused', reason: 'userDisabled' },
    ],
    [
      'signed out everywhere',
      () => google.users.set('ani', { validSince: String(NOW.getTime() / 1000) }),
      { kind: 'ended' },
    ],
  ])('%s is refused five minutes later', async (_, change, refusal) => {
    const token = await tokens.token('ani')
    expect((await verify(token)).kind).toBe('verified')
    change()
    uptime = 5 * MINUTE
    expect(await verify(token)).toEqual(refusal)
  })

  test('who asks all the time is refused before that, and waits for no look-up', async () => {
    await kindOf()
    google.users.delete('ani')
    uptime = 4 * MINUTE
    expect(await kindOf()).toBe('verified')
    await settled(2)
    await vi.waitFor(async () => expect(await kindOf()).toBe('ended'))
  })

  test('who signed in again since the others were signed out is let in', async () => {
    const revokedAt = NOW.getTime() / 1000
    google.users.set('ani', { validSince: String(revokedAt) })
    expect((await verify(await tokens.token('ani', { auth_time: revokedAt }))).kind).toBe('verified')
    // A token of the older sign-in that was refreshed since, if Firebase did so.
    expect((await verify(await tokens.token('ani', { iat: revokedAt }))).kind).toBe('ended')
  })

  test('who is enabled again is let in half a minute later', async () => {
    google.users.set('ani', { disabled: true })
    expect(await kindOf()).toBe('refused')
    google.users.set('ani', {})
    uptime = 30 * SECOND
    expect(await kindOf()).toBe('verified')
  })
})

test('a token that is wrong is not looked up', async () => {
  expect((await verify(await tokens.forged('ani'))).kind).toBe('invalid')
  expect(google.asked).toEqual([])
})

test('users who come at once are looked up a hundred at a time', async () => {
  const uids = Array.from({ length: 250 }, (_, index) => `uid-${index}`)
  for (const uid of uids) google.users.set(uid, {})
  const found = await Promise.all(uids.map(known))
  expect(found.map(({ kind }) => kind)).toEqual(uids.map(() => 'user'))
  expect(lookUps()).toBe(3)
})

describe('while Firebase does not answer', () => {
  const fail = () => {
    google.failure = { status: 503, body: {} }
  }

  test('who is not known is let in, and the log says so once', async () => {
    fail()
    expect(await Promise.all([kindOf(), kindOf('budi')])).toEqual(['verified', 'verified'])
    uptime = 29 * SECOND
    expect(await kindOf()).toBe('verified')
    expect([lookUps(), warn.mock.calls.length]).toEqual([1, 1])
  })

  test('what was known last holds, for as long as it takes', async () => {
    google.users.set('budi', { disabled: true })
    expect([await kindOf(), await kindOf('budi')]).toEqual(['verified', 'refused'])
    fail()
    uptime = 60 * MINUTE
    expect([await kindOf(), await kindOf('budi')]).toEqual(['verified', 'refused'])
  })

  test('it is asked again after half a minute', async () => {
    fail()
    await kindOf()
    google.failure = null
    google.users.delete('ani')
    uptime = 30 * SECOND
    expect(await kindOf()).toBe('ended')
  })

  test('no request waits longer than the time limit', async () => {
    google.failure = 'hang'
    const from = performance.now()
    expect(await kindOf()).toBe('verified')
    expect(performance.now() - from).toBeGreaterThan(2_900)
    expect(warn).toHaveBeenCalledOnce()
  })
})

describe('over HTTP', () => {
  let database: OpenDatabase
  beforeAll(async () => {
    database = await openTestDatabase()
  }, 60_000)
  afterAll(() => database.close())

  test.each([
    ['gone', () => google.users.delete('ani'), 401, 'Sesimu sudah diakhiri. Masuk lagi, ya.'],
    [
      'disabled',
      () => google.users.set('ani', { disabled: true }),
      403,
      'Aksesmu dinonaktifkan. Kalau menurutmu ini keliru, hubungi kami.',
    ],
  ])('a user who is %s is told so', async (_, change, status, message) => {
    change()
    const { get } = testApp(database.db, { verify })
    const answer = await get(await tokens.token('ani'), '/auth/profile', { 'Accept-Language': 'id' })
    expect([answer.status, answer.body.message]).toEqual([status, message])
  })
})
