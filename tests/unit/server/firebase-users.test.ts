import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { jwtVerify } from 'jose'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { firebaseUsers, MOST_FOUND } from '../../../server/auth/firebase-users.ts'
import { loadFirebaseTools, type ProjectState } from '../../../server/emulator/firebase-tools.ts'
import { type GoogleStub, googleStub } from './support/google-stub.ts'

const NOW = new Date('2026-11-20T01:00:00Z')

let google: GoogleStub
beforeAll(async () => {
  google = await googleStub()
})
afterAll(() => google.close())
beforeEach(() => {
  google.asked.length = 0
  google.failure = null
  google.token = { status: 200, body: { access_token: 'access', expires_in: 3600 } }
  google.users.clear()
})

const users = () => firebaseUsers(google.account, 'project', () => NOW, google.url)
const messageOf = (work: Promise<unknown>) => work.catch((reason: unknown) => String(reason))

test('a user is deleted with an access token, which is asked for once', async () => {
  google.users.set('uid-1', {}).set('uid-2', {})
  const { remove } = users()
  await remove('uid-1')
  await remove('uid-2')
  const path = '/v1/projects/project/accounts:delete'
  expect(google.asked.map(request => request.path)).toEqual(['/token', path, path])
  expect(google.asked[1]).toMatchObject({ authorization: 'Bearer access', body: '{"localId":"uid-1"}' })
  const assertion = new URLSearchParams(google.asked[0]?.body).get('assertion') ?? ''
  const audience = `${google.url}/token`
  const { payload } = await jwtVerify(assertion, google.publicKey, { currentDate: NOW, audience })
  expect(payload).toMatchObject({
    iss: 'ucap@p.iam.example',
    scope: 'https://www.googleapis.com/auth/identitytoolkit',
  })
})

test('one that is gone already is fine', async () => {
  await expect(users().remove('uid-1')).resolves.toBeUndefined()
})

test('a refusal fails, and says neither key nor token nor uid', async () => {
  google.failure = { status: 403, body: { error: { message: 'PERMISSION_DENIED uid-1' } } }
  expect(await messageOf(users().remove('uid-1'))).toBe('Error: the Firebase user was not deleted: 403')
  expect(await messageOf(users().find(['uid-1']))).toBe('Error: the Firebase users were not looked up: 403')
})

test('an answer that is none of the service fails', async () => {
  google.failure = { status: 200, body: { users: [{ localId: 'uid-1', disabled: 'yes' }] } }
  expect(await messageOf(users().find(['uid-1']))).toContain('not looked up: 200')
})

test('an answer without end is not read to its end', async () => {
  google.failure = 'endless'
  expect(await messageOf(users().find(['uid-1']))).toBe('Error: the Firebase users were not looked up: 200')
  // What is read, and what the sockets hold.
  expect(google.poured).toBeLessThan(16 * 1024 * 1024)
})

test('as many users as one call finds are read, with all of their fields', async () => {
  const found = Array.from({ length: MOST_FOUND }, (_, index) => ({
    localId: `uid-${index}`,
    customAttributes: 'x'.repeat(1000),
    providerUserInfo: Array(4).fill({ providerId: 'google.com', photoUrl: 'x'.repeat(300) }),
  }))
  google.failure = { status: 200, body: { users: found } }
  expect((await users().find(found.map(({ localId }) => localId))).size).toBe(MOST_FOUND)
})

test.each([
  ['a token without end', 'endless' as const],
  ['a token that is none', { status: 200, body: { access_token: { secret: 'words' } } }],
])('%s is refused, without its words', async (_, token) => {
  google.token = token
  expect(await messageOf(users().find(['uid-1']))).toBe('Error: no access token for the service account: 200')
})

describe('of the auth emulator', () => {
  const PATHS = ['delete', 'lookup'].map(method => `/v1/projects/{targetProjectId}/accounts:${method}`)
  const SINCE_S = 1_795_000_000
  let state: ProjectState
  let emulator: Server
  let owner: GoogleStub
  let api: string
  beforeAll(async () => {
    const tools = loadFirebaseTools(new Set(PATHS))
    state = new tools.AgentProjectState('project')
    emulator = createServer(await tools.createApp('project', state))
    await new Promise<void>(resolve => emulator.listen(0, '127.0.0.1', resolve))
    const { port } = emulator.address() as AddressInfo
    api = `http://127.0.0.1:${port}/identitytoolkit.googleapis.com`
    // Whom it takes for a service account.
    owner = await googleStub('owner')
  }, 60_000)
  afterAll(() => {
    owner.close()
    emulator.close()
    emulator.closeAllConnections()
  })

  const own = () => firebaseUsers(owner.account, 'project', () => NOW, api)
  const set = (localId: string, fields: object) =>
    state.overwriteUserWithLocalId(localId, { localId, ...fields })

  test('users are found as they are, and those that are not there are not', async () => {
    set('plain', {})
    set('off', { disabled: true, validSince: String(SINCE_S) })
    const found = await own().find(['plain', 'off', 'absent'])
    expect([...found]).toEqual([
      ['plain', { isDisabled: false, validSince: new Date(0) }],
      ['off', { isDisabled: true, validSince: new Date(SINCE_S * 1000) }],
    ])
    expect([...(await own().find(['absent']))]).toEqual([])
  })

  test('a user that is deleted is found no more, and can be deleted again', async () => {
    set('leaving', {})
    const { remove, find } = own()
    await remove('leaving')
    expect([...(await find(['leaving']))]).toEqual([])
    await expect(remove('leaving')).resolves.toBeUndefined()
  })
})
