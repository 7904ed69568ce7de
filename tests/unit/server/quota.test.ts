import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { accountUsage, users } from '../../../server/db/schema.ts'
import { forgetOldRecords } from '../../../server/idempotency/forget-records.ts'
import { QUOTA, type Usage } from '../../../server/limits/quota.ts'
import { AUDIO_FIELD, AUTO_INSERT_FIELD } from '../../../shared/wire/voice-request.ts'
import { COFFEE, NOW, openTestApp, type TestApp } from './support/test-app.ts'
import { wavBytes } from './support/wav-bytes.ts'

const HOURS_49 = 49 * 3_600_000
const NOTHING: Usage = { expenses: 0, descriptionBytes: 0, answerBytes: 0 }
/** 9 UTF-16 units, 12 bytes. */
const CAFE = 'Café ☕ ok'

let app: TestApp & { close(): Promise<void> }
beforeAll(async () => {
  app = await openTestApp()
}, 60_000)
afterAll(() => app.close())
afterEach(() => vi.restoreAllMocks())

const add = (uid: string, description = CAFE, headers = {}) =>
  app.send(uid, 'POST', '/expenses', { ...COFFEE, description }, headers)

async function used(uid: string): Promise<Usage> {
  const [row] = await app.db
    .select({
      expenses: accountUsage.expenses,
      descriptionBytes: accountUsage.descriptionBytes,
      answerBytes: accountUsage.answerBytes,
    })
    .from(accountUsage)
    .innerJoin(users, eq(users.id, accountUsage.userId))
    .where(eq(users.firebaseUid, uid))
  return row ?? NOTHING
}

/** As though it had stored so much before. */
async function fill(uid: string, usage: Partial<Usage>): Promise<void> {
  await app.get(uid, '/auth/profile')
  const { id: userId } = await userOf(uid)
  await app.db.insert(accountUsage).values({ userId, ...NOTHING, ...usage })
}

test('what is added, changed and deleted is counted to the byte', async () => {
  const { body } = await add('counted')
  expect(await used('counted')).toEqual({ ...NOTHING, expenses: 1, descriptionBytes: 12 })
  const path = `/expenses/${body.data.id}`
  await app.send('counted', 'PUT', path, { description: 'A' })
  expect(await used('counted')).toEqual({ ...NOTHING, expenses: 1, descriptionBytes: 1 })
  await app.send('counted', 'PUT', path, { description: 'Kopi' })
  expect(await used('counted')).toEqual({ ...NOTHING, expenses: 1, descriptionBytes: 4 })
  await app.send('counted', 'POST', '/expenses/batch', [COFFEE, COFFEE])
  expect(await used('counted')).toEqual({ ...NOTHING, expenses: 3, descriptionBytes: 4 + 18 })
  expect((await app.call('counted', 'DELETE', path)).status).toBe(200)
  expect((await app.call('counted', 'DELETE', path)).status).toBe(404)
  expect(await used('counted')).toEqual({ ...NOTHING, expenses: 2, descriptionBytes: 18 })
})

test('an account with as many expenses as it may have gets no more, in its language with what to do', async () => {
  await fill('full', { expenses: QUOTA.expenses - 1 })
  expect((await add('full')).status).toBe(201)
  const english = await add('full')
  expect([english.status, english.body.message]).toEqual([
    507,
    'Your account is full: it holds 200,000 expenses at most. Export them, then delete old ones to make room.',
  ])
  const indonesian = await add('full', CAFE, { 'Accept-Language': 'id' })
  expect(indonesian.body.message).toContain('paling banyak 200.000 pengeluaran')
  expect(await used('full')).toMatchObject({ expenses: QUOTA.expenses })
  expect((await add('roomy')).status).toBe(201)
})

test('a full account deletes, and has room again', async () => {
  await fill('deleting', { expenses: QUOTA.expenses - 1 })
  const { body } = await add('deleting')
  expect((await app.send('deleting', 'POST', '/expenses/batch', [COFFEE])).status).toBe(507)
  await app.call('deleting', 'DELETE', `/expenses/${body.data.id}`)
  expect((await app.send('deleting', 'POST', '/expenses/batch', [COFFEE, COFFEE])).status).toBe(507)
  expect((await app.send('deleting', 'POST', '/expenses/batch', [COFFEE])).status).toBe(201)
})

test('as many as are deleted at once are given back, and those that were gone are not', async () => {
  const { body } = await app.send('sweeping', 'POST', '/expenses/batch', [COFFEE, COFFEE, COFFEE])
  const ids: string[] = body.expenses.map(({ id }: { id: string }) => id)
  const remove = (some: readonly string[]) => app.send('sweeping', 'POST', '/expenses/delete', { ids: some })
  expect((await remove([...ids.slice(0, 2), ...ids.slice(0, 1), randomUUID(), 'none'])).body).toEqual({
    deleted: 2,
    places: [expect.any(String), expect.any(String), expect.any(String), null, null],
  })
  expect((await remove(ids.slice(0, 2))).body).toEqual({ deleted: 0, places: [null, null] })
  expect(await used('sweeping')).toMatchObject({ expenses: 1 })
  expect((await app.get('sweeping', '/expenses')).body.expenses).toMatchObject([{ id: ids[2] }])
})

test('the same deleted by several at once, in any order, is deleted once', async () => {
  const { body } = await app.send('twice', 'POST', '/expenses/batch', Array(100).fill(COFFEE))
  const ids: string[] = body.expenses.map(({ id }: { id: string }) => id)
  const orders = [ids, ids.toReversed(), ids, ids.toReversed()]
  const answers = await Promise.all(
    orders.map(order => app.send('twice', 'POST', '/expenses/delete', { ids: order })),
  )
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  expect(answers.reduce((sum, { body: { deleted } }) => sum + deleted, 0)).toBe(100)
  expect(await used('twice')).toMatchObject({ expenses: 0 })
})

test('of many that come at once, as many are saved as there is room for', async () => {
  await fill('hurried', { expenses: QUOTA.expenses - 5 })
  const statuses = await Promise.all(Array.from({ length: 20 }, async () => (await add('hurried')).status))
  expect(statuses.filter(status => status === 201)).toHaveLength(5)
  expect(statuses.filter(status => status === 507)).toHaveLength(15)
  expect(await used('hurried')).toMatchObject({ expenses: QUOTA.expenses })
  expect((await app.get('hurried', '/expenses')).body.expenses).toHaveLength(5)
})

test('descriptions have a bound together, and one may still become shorter', async () => {
  const { body } = await add('wordy', 'x'.repeat(400))
  await app.db
    .update(accountUsage)
    .set({ descriptionBytes: QUOTA.descriptionBytes })
    .where(eq(accountUsage.userId, (await userOf('wordy')).id))
  const path = `/expenses/${body.data.id}`
  const refused = await add('wordy', 'x')
  expect([refused.status, refused.body.message]).toEqual([507, expect.stringContaining('16 MB')])
  expect((await app.send('wordy', 'PUT', path, { description: 'x'.repeat(401) })).status).toBe(507)
  expect((await app.send('wordy', 'PUT', path, { amount: 1 })).status).toBe(200)
  expect((await app.send('wordy', 'PUT', path, { description: 'x' })).status).toBe(200)
  expect((await add('wordy', 'x')).status).toBe(201)
})

test('a full account is told before its recording is transcribed', async () => {
  await fill('speaking', { expenses: QUOTA.expenses })
  const transcribe = vi.fn(app.settings.transcribe)
  app.settings.transcribe = transcribe
  const form = new FormData()
  form.append(AUDIO_FIELD, new File([wavBytes()], 'recording.wav', { type: 'audio/wav' }))
  form.append(AUTO_INSERT_FIELD, 'true')
  expect((await app.call('speaking', 'POST', '/expenses/voice', { body: form })).status).toBe(507)
  expect(transcribe).not.toHaveBeenCalled()
})

test('answers kept for repeated requests are counted, have a bound, and are counted no more once forgotten', async () => {
  const key = (name: string) => ({ 'Idempotency-Key': name })
  const { body } = await add('repeating', CAFE, key('first'))
  const bytes = Buffer.byteLength(JSON.stringify(body))
  expect(await used('repeating')).toMatchObject({ answerBytes: bytes })
  expect((await add('repeating', CAFE, key('first'))).body).toEqual(body)
  expect(await used('repeating')).toMatchObject({ expenses: 1, answerBytes: bytes })
  await app.db
    .update(accountUsage)
    .set({ answerBytes: QUOTA.answerBytes })
    .where(eq(accountUsage.userId, (await userOf('repeating')).id))
  const refused = await add('repeating', CAFE, key('second'))
  expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '3600'])
  expect(await used('repeating')).toMatchObject({ expenses: 1, answerBytes: QUOTA.answerBytes })
  await forgetOldRecords(app.db, new Date(NOW.getTime() + HOURS_49))
  expect(await used('repeating')).toMatchObject({ answerBytes: QUOTA.answerBytes - bytes })
  expect((await add('repeating', CAFE, key('second'))).status).toBe(201)
})

async function userOf(uid: string) {
  const [user] = await app.db.select().from(users).where(eq(users.firebaseUid, uid))
  if (!user) throw new Error('no such account')
  return user
}
