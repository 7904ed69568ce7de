/** Agreement to terms and privacy policy: recorded with version and time, asked again on change. */
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { findAccounts } from '../../../server/accounts/find-accounts.ts'
import { consents } from '../../../server/db/schema.ts'
import { OPERATIONS } from '../../../server/openapi/operations.ts'
import { heardOneItem } from './support/heard-item.ts'
import { COFFEE, NOW, openTestApp, type TestApp, testApp } from './support/test-app.ts'
import { wavBytes } from './support/wav-bytes.ts'

const FIRST = '2026-11-23'
const NEXT = '2027-01-01'
const LATER = new Date('2027-01-02T01:00:00Z')

/** Before the terms have changed, and after. */
let server: TestApp & { close(): Promise<void> }
let changed: TestApp
beforeAll(async () => {
  server = await openTestApp()
  changed = testApp(server.db, { termsVersions: [FIRST, NEXT] })
  for (const { settings } of [server, changed]) {
    settings.transcribe = async () => ({ kind: 'text', text: 'kopi 25 ribu', confidence: 0.9 })
    settings.extract = heardOneItem
  }
}, 60_000)
afterAll(() => server.close())

let me: string
let people = 0
beforeEach(() => {
  me = `person-${++people}`
  changed.settings.now = NOW
})

const signIn = (on: TestApp, version?: string) =>
  on.call(me, 'POST', '/auth/login', {
    headers: version === undefined ? {} : { 'X-Agreed-Terms': version },
  })
const agree = (on: TestApp, version: string) => on.send(me, 'POST', '/auth/agreements', { version })
const due = async (on: TestApp) => (await on.get(me, '/auth/profile')).body.data.terms_due
async function agreed() {
  const [account] = await findAccounts(server.db, `${me}@example.com`)
  const { version, agreedAt } = consents
  return server.db
    .select({ version, agreedAt })
    .from(consents)
    .where(eq(consents.userId, account?.id ?? ''))
    .orderBy(version)
}

describe('signing in', () => {
  test('records the version that the page showed, and when', async () => {
    const { status, body } = await signIn(server, FIRST)
    expect([status, body.data.terms_due]).toEqual([200, undefined])
    expect(await agreed()).toEqual([{ version: FIRST, agreedAt: NOW }])
  })

  test('again leaves the time of the first agreement', async () => {
    await signIn(server, FIRST)
    changed.settings.now = LATER
    await signIn(changed, FIRST)
    expect(await agreed()).toEqual([{ version: FIRST, agreedAt: NOW }])
  })

  test.each([undefined, '', NEXT, 'yes'])(
    'with the version %j records none, and says which is due',
    async version => {
      const { status, body } = await signIn(server, version)
      expect([status, body.data.terms_due]).toEqual([200, FIRST])
      expect(await agreed()).toEqual([])
    },
  )

  test('on a page of before the change is asked for the change', async () => {
    expect((await signIn(changed, FIRST)).body.data.terms_due).toBe(NEXT)
  })
})

test('agreeing is recorded beside what was agreed to before', async () => {
  await signIn(server, FIRST)
  expect(await due(changed)).toBe(NEXT)
  changed.settings.now = LATER
  expect((await agree(changed, NEXT)).body).toEqual({ data: { terms_due: null } })
  expect(await due(changed)).toBeUndefined()
  expect(await agreed()).toEqual([
    { version: FIRST, agreedAt: NOW },
    { version: NEXT, agreedAt: LATER },
  ])
})

test('a server of before the change takes an agreement to it for one', async () => {
  await agree(changed, NEXT)
  expect(await due(server)).toBeUndefined()
})

const { date: starts, ...WHAT } = COFFEE
const RULE = { ...WHAT, starts, schedule: { every: 'week', day: 5 } }
function recording() {
  const body = new FormData()
  body.set('audio', new File([wavBytes()], 'recording.wav'))
  body.set('auto_insert', 'true')
  return body
}
const UPLOAD = { 'Tus-Resumable': '1.0.0', 'Upload-Defer-Length': '1', 'Idempotency-Key': 'k' }
type Call = (on: TestApp) => Promise<{ status: number; body: unknown }>
const STORING: Readonly<Record<string, Call>> = {
  'post /expenses': on => on.send(me, 'POST', '/expenses', COFFEE),
  'post /expenses/batch': on => on.send(me, 'POST', '/expenses/batch', [COFFEE]),
  'post /expenses/import': on => on.send(me, 'POST', '/expenses/import', { expenses: [COFFEE] }),
  'post /expenses/restore': on =>
    on.send(me, 'POST', '/expenses/restore', { expenses: [{ ...COFFEE, id: randomUUID() }] }),
  'post /expenses/voice': on => on.call(me, 'POST', '/expenses/voice', { body: recording() }),
  'post /expenses/voice/uploads': on => on.call(me, 'POST', '/expenses/voice/uploads', { headers: UPLOAD }),
  'put /expenses/{id}': async on => {
    const { body } = await server.send(me, 'POST', '/expenses', COFFEE)
    return on.send(me, 'PUT', `/expenses/${body.data.id}`, { amount: 1 })
  },
  'post /recurring': on => on.send(me, 'POST', '/recurring', RULE),
  'put /recurring/{id}': async on => {
    const { body } = await server.send(me, 'POST', '/recurring', RULE)
    return on.send(me, 'PUT', `/recurring/${body.data.id}`, { paused: true })
  },
}

test('what stores speech or expenses is all that the contract lets refuse for it', () => {
  const refusing = OPERATIONS.filter(({ refusals }) => refusals.includes(428))
  expect(refusing.map(({ method, path }) => `${method} ${path}`).sort()).toEqual(Object.keys(STORING).sort())
})

describe.each(Object.entries(STORING))('%s', (_, store) => {
  test('is refused once the terms have changed, until the person agrees', async () => {
    await signIn(server, FIRST)
    expect(await store(changed)).toMatchObject({
      status: 428,
      body: { message: 'Our terms have changed. Agree to them to go on saving.', code: 'terms_due' },
    })
    await agree(changed, NEXT)
    expect((await store(changed)).status).toBeLessThan(300)
  })

  test('is taken from a person who never named a version, until the terms change', async () => {
    expect((await store(server)).status).toBeLessThan(300)
    expect((await store(changed)).status).toBe(428)
  })
})

test('seeing, taking along and deleting stay open', async () => {
  const { body } = await server.send(me, 'POST', '/expenses', COFFEE)
  const statuses = [
    await changed.get(me, '/expenses?limit=10'),
    await changed.get(me, '/dashboard/stats'),
    await changed.call(me, 'DELETE', `/expenses/${body.data.id}`),
  ].map(({ status }) => status)
  const headers = { Authorization: `Bearer ${me}` }
  const copy = await changed.app.request('/api/account/copy', { headers })
  await copy.arrayBuffer()
  expect([...statuses, copy.status, (await changed.call(me, 'DELETE', '/account')).status]).toEqual([
    200, 200, 200, 200, 200,
  ])
})
