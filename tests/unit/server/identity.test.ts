/** Whose account a token opens, over the life of a person at the identity provider. */
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findAccounts } from '../../../server/accounts/find-accounts.ts'
import type { OpenDatabase } from '../../../server/db/database.ts'
import { users } from '../../../server/db/schema.ts'
import { restrict } from '../../../server/policy/restrictions.ts'
import { type Signing, signing } from './support/signing.ts'
import { COFFEE, NOW, testApp } from './support/test-app.ts'
import { openTestDatabase } from './support/test-database.ts'

let database: OpenDatabase
let tokens: Signing
beforeAll(async () => {
  database = await openTestDatabase()
  tokens = await signing()
}, 60_000)
afterAll(() => database.close())

const server = () => testApp(database.db, { verify: tokens.verify })
const googleClaim = (sub: string) => ({
  firebase: { sign_in_provider: 'google.com', identities: { 'google.com': [sub] } },
})
/** Of the Firebase user `uid`, who is the person `sub` at Google. */
const tokenOf = (uid: string, sub: string, claims = {}) =>
  tokens.token(uid, { email: `${sub}@example.com`, ...googleClaim(sub), ...claims })
const get = (token: string, path: string, headers = {}) => server().get(token, path, headers)
async function accountsOf(sub: string) {
  return database.db
    .select()
    .from(users)
    .where(eq(users.subject, `google.com:${sub}`))
}
const person = () => `person-${randomUUID()}`

test('a Firebase user that was deleted and made again opens the same account, with its trial and its ban', async () => {
  const sub = person()
  const first = await tokenOf(`${sub}-a`, sub)
  const added = await server().send(first, 'POST', '/expenses', COFFEE)
  const [account] = await accountsOf(sub)
  if (!account) throw new Error('no account was made')
  await restrict(database.db, account.id, { kind: 'permanent_ban', since: NOW, until: null })
  const before = (await get(first, '/subscriptions/status')).body

  const again = await tokenOf(`${sub}-b`, sub)
  expect((await get(again, '/expenses')).body.expenses).toMatchObject([{ id: added.body.data.id }])
  expect((await get(again, '/subscriptions/status')).body).toEqual(before)
  const voice = await server().call(again, 'POST', '/expenses/voice', { body: new FormData() })
  expect([voice.status, voice.body.violation_type]).toEqual([403, 'permanent_ban'])
  expect(await accountsOf(sub)).toMatchObject([{ id: account.id, firebaseUid: `${sub}-b` }])
})

test('two persons at Google are two accounts, under one address and one Firebase user, too', async () => {
  const [sub, other] = [person(), person()]
  const email = `${sub}@example.com`
  await server().send(await tokenOf(`${sub}-a`, sub), 'POST', '/expenses', COFFEE)
  const second = await tokenOf(`${sub}-a`, other, { email })
  expect((await get(second, '/expenses')).body.expenses).toEqual([])
  expect(await accountsOf(sub)).toMatchObject([{ firebaseUid: null }])
  expect(await accountsOf(other)).toMatchObject([{ firebaseUid: `${sub}-a` }])
  expect(await findAccounts(database.db, email)).toHaveLength(2)
})

describe('an account of before subjects were stored', () => {
  async function oldAccount(sub: string) {
    const row = { firebaseUid: `${sub}-a`, email: `${sub}@example.com`, createdAt: NOW }
    const [account] = await database.db.insert(users).values(row).returning()
    return account?.id
  }

  test('gets its subject by the first token, and is found by another uid from then on', async () => {
    const sub = person()
    const id = await oldAccount(sub)
    await get(await tokenOf(`${sub}-a`, sub), '/auth/profile')
    await get(await tokenOf(`${sub}-b`, sub), '/auth/profile')
    expect(await accountsOf(sub)).toMatchObject([{ id, firebaseUid: `${sub}-b` }])
    expect((await get(await tokenOf(`${sub}-b`, sub), '/subscriptions/status')).status).toBe(404)
  })

  test('is one account for several first requests at once', async () => {
    const sub = person()
    const id = await oldAccount(sub)
    const token = await tokenOf(`${sub}-a`, sub)
    const answers = await Promise.all([1, 2, 3, 4].map(() => get(token, '/auth/profile')))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(await accountsOf(sub)).toMatchObject([{ id }])
  })
})

test('several first requests at once make one account', async () => {
  const sub = person()
  const wanted = await Promise.all(['a', 'b', 'a', 'b'].map(user => tokenOf(`${sub}-${user}`, sub)))
  const answers = await Promise.all(wanted.map(token => get(token, '/auth/profile')))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  expect(await accountsOf(sub)).toHaveLength(1)
  expect(await findAccounts(database.db, `${sub}@example.com`)).toHaveLength(1)
})

test.each([
  [
    'a sign-in by password',
    { firebase: { sign_in_provider: 'password', identities: {} } },
    'Masuk pakai Google',
  ],
  ['an unverified address', { email_verified: false }, 'belum dikonfirmasi'],
])('%s is refused in the person’s language, and makes no account', async (_, claims, told) => {
  const sub = person()
  const answer = await get(await tokenOf(`${sub}-a`, sub, claims), '/auth/profile', {
    'Accept-Language': 'id',
  })
  expect([answer.status, answer.body.message]).toEqual([403, expect.stringContaining(told)])
  expect(await findAccounts(database.db, `${sub}@example.com`)).toEqual([])
})

test('an operator names an account by address, id or subject, with or without its provider', async () => {
  const sub = person()
  await get(await tokenOf(`${sub}-a`, sub), '/auth/profile')
  const [account] = await accountsOf(sub)
  for (const name of [` ${sub.toUpperCase()}@Example.com`, account?.id ?? '', sub, `google.com:${sub}`])
    expect(await findAccounts(database.db, name)).toEqual([account])
  expect(await findAccounts(database.db, randomUUID())).toEqual([])
})
