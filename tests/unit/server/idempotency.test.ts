import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { hashedBy } from '../../../server/accounts/identity-hash.ts'
import { ensureUser } from '../../../server/accounts/users.ts'
import type { Database, OpenDatabase } from '../../../server/db/database.ts'
import { idempotentResponses } from '../../../server/db/schema.ts'
import { forgetOldRecords } from '../../../server/idempotency/forget-records.ts'
import type { KeyedRequest } from '../../../server/idempotency/idempotency-key.ts'
import {
  type ExecutionContext,
  executeIdempotently,
  saveIdempotently,
} from '../../../server/idempotency/idempotent-execution.ts'
import { claim, stateOf } from '../../../server/idempotency/records.ts'
import { deferred } from '../deferred.ts'
import { COFFEE, NOW, testApp } from './support/test-app.ts'
import { openTestDatabase } from './support/test-database.ts'

const LEASE_MS = 60_000

let database: OpenDatabase
beforeAll(async () => {
  database = await openTestDatabase()
}, 60_000)
afterAll(() => database.close())

let keyed: KeyedRequest
let keys = 0
beforeEach(async () => {
  const identity = { subject: 'me', uid: 'me', signedInAt: NOW, email: null, name: null }
  const { id: userId } = await ensureUser(
    database.db,
    identity,
    { trialDays: 14, hashIdentity: hashedBy('key') },
    NOW,
  )
  keyed = { userId, key: `key-${++keys}`, request: 'POST /somewhere' }
})

const context = (change: Partial<ExecutionContext> = {}): ExecutionContext => ({
  db: database.db,
  keyed,
  now: NOW,
  signal: new AbortController().signal,
  ...change,
})
const answerOf = (body: string) => ({ status: 200, body })

/** As it stands after a crash of the server that holds the claim, once its lease is over. */
async function endLease(): Promise<void> {
  await database.db
    .update(idempotentResponses)
    .set({ leasedUntil: sql`now() - interval '1 second'` })
    .where(and(eq(idempotentResponses.userId, keyed.userId), eq(idempotentResponses.key, keyed.key)))
}

async function leasedUntil(): Promise<Date> {
  const [row] = await database.db
    .select({ until: idempotentResponses.leasedUntil })
    .from(idempotentResponses)
    .where(and(eq(idempotentResponses.userId, keyed.userId), eq(idempotentResponses.key, keyed.key)))
  if (!row?.until) throw new Error('There is no claim')
  return row.until
}

describe('work under a key', () => {
  test('of a server that crashed is done by the next once the lease is over', async () => {
    await claim(database.db, keyed, randomUUID(), LEASE_MS, NOW)
    const looks = vi.fn(async (tx: Database) => {
      expect(await stateOf(tx, keyed)).toEqual({ kind: 'claimed' })
      return answerOf('done')
    })
    const next = executeIdempotently(context(), LEASE_MS, settle => settle(looks))
    await endLease()
    expect(await next).toEqual(answerOf('done'))
    expect(looks).toHaveBeenCalledOnce()
  })

  test('of a server that crashed stays blocked before that', async () => {
    await claim(database.db, keyed, randomUUID(), LEASE_MS, NOW)
    expect(await claim(database.db, keyed, randomUUID(), LEASE_MS, NOW)).toBe(false)
    expect(await stateOf(database.db, keyed)).toEqual({ kind: 'claimed' })
  })

  test('that was taken over saves nothing, and is answered as the other was', async () => {
    const goOn = deferred<void>()
    const begun = deferred<void>()
    const late = vi.fn(async () => answerOf('late'))
    const slow = executeIdempotently(context(), LEASE_MS, async settle => {
      begun.resolve()
      await goOn.promise
      return settle(late)
    })
    await begun.promise
    await endLease()
    const quick = await executeIdempotently(context(), LEASE_MS, settle =>
      settle(async () => answerOf('quick')),
    )
    goOn.resolve()
    expect(await slow).toEqual(quick)
    expect(late).toHaveBeenCalledOnce()
  })

  test('keeps its claim as long as it is alive', async () => {
    const first = await executeIdempotently(context(), 300, async settle => {
      const before = await leasedUntil()
      await vi.waitUntil(async () => (await leasedUntil()) > before, { timeout: 10_000 })
      return settle(async () => answerOf('first'))
    })
    expect(first).toEqual(answerOf('first'))
  })

  test('that lasts is not waited for without end: 409, and when to ask again', async () => {
    const begun = deferred<void>()
    const end = deferred<void>()
    const first = executeIdempotently(context(), LEASE_MS, async settle => {
      begun.resolve()
      await end.promise
      return settle(async () => answerOf('first'))
    })
    await begun.promise
    const clock = vi.spyOn(performance, 'now').mockReturnValueOnce(0).mockReturnValue(1e6)
    const impatient = executeIdempotently(context(), LEASE_MS, settle =>
      settle(async () => answerOf('second')),
    )
    await expect(impatient).rejects.toMatchObject({
      status: 409,
      details: { headers: { 'Retry-After': '5' } },
    })
    clock.mockRestore()
    end.resolve()
    expect(await first).toEqual(answerOf('first'))
  })

  test('is waited for only while the caller does', async () => {
    const caller = new AbortController()
    const begun = deferred<void>()
    const end = deferred<void>()
    const first = executeIdempotently(context(), LEASE_MS, async settle => {
      begun.resolve()
      await end.promise
      return settle(async () => answerOf('first'))
    })
    await begun.promise
    const second = saveIdempotently(context({ signal: caller.signal }), async () => answerOf('second'))
    caller.abort()
    await expect(second).rejects.toThrow('aborted')
    end.resolve()
    await first
  })

  test('without a key is done each time', async () => {
    const save = vi.fn(async () => answerOf('done'))
    await saveIdempotently(context({ keyed: null }), save)
    await saveIdempotently(context({ keyed: null }), save)
    expect(save).toHaveBeenCalledTimes(2)
  })
})

describe('an expense sent again under its key', () => {
  const app = () => testApp(database.db)
  const saved = async (uid: string) => (await app().get(uid, '/expenses')).body.expenses
  const coffees = [COFFEE, { ...COFFEE, description: 'Teh' }]

  test.each([
    ['/expenses', COFFEE, 1],
    ['/expenses/batch', coffees, 2],
  ])('to %s is saved once and answered the same', async (path, body, count) => {
    const uid = `uid${path}`
    const headers = { 'Idempotency-Key': 'k' }
    const first = await app().send(uid, 'POST', path, body, headers)
    const again = await app().send(uid, 'POST', path, body, headers)
    expect([first.status, again.status]).toEqual([201, 201])
    expect(again.body).toEqual(first.body)
    expect(await saved(uid)).toHaveLength(count)
  })

  test('at once, many times, is saved once', async () => {
    const headers = { 'Idempotency-Key': 'many' }
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => app().send('crowd', 'POST', '/expenses', COFFEE, headers)),
    )
    expect(new Set(answers.map(({ body }) => body.data?.id)).size).toBe(1)
    expect(await saved('crowd')).toHaveLength(1)
  })

  test('with another content is refused rather than answered with the first', async () => {
    const headers = { 'Idempotency-Key': 'changed' }
    await app().send('editor', 'POST', '/expenses', COFFEE, headers)
    const { status } = await app().send('editor', 'POST', '/expenses', { ...COFFEE, amount: 1 }, headers)
    expect(status).toBe(422)
    expect((await app().send('editor', 'POST', '/expenses/batch', [COFFEE], headers)).status).toBe(422)
    expect(await saved('editor')).toHaveLength(1)
  })

  describe('after its key is forgotten', () => {
    const headers = { 'Idempotency-Key': 'kept' }
    const send = (uid: string) => app().send(uid, 'POST', '/expenses/batch', coffees, headers)
    const forget = () => forgetOldRecords(database.db, new Date(NOW.getTime() + 49 * 3_600_000))

    test('is still saved once and answered the same', async () => {
      const first = await send('offline')
      await forget()
      const again = await send('offline')
      expect([again.status, again.body]).toEqual([201, first.body])
      expect(await saved('offline')).toHaveLength(2)
    })

    test('is answered with what was changed since', async () => {
      const { body } = await send('changing')
      const [{ id }] = body.expenses
      await app().send('changing', 'PUT', `/expenses/${id}`, { amount: 30000 })
      await forget()
      const again = await send('changing')
      expect(again.body.expenses[0]).toEqual({ ...body.expenses[0], amount: 30000, version: 2 })
    })

    test('brings back nothing that was deleted since', async () => {
      const { body } = await send('deleting')
      const [coffee, tea] = body.expenses
      await app().call('deleting', 'DELETE', `/expenses/${coffee.id}`)
      await forget()
      expect((await send('deleting')).body).toEqual(body)
      expect(await saved('deleting')).toEqual([tea])
    })

    test('of another account is another request', async () => {
      await send('one')
      await send('other')
      expect(await saved('other')).toHaveLength(2)
    })

    test('with another content is saved', async () => {
      await send('reusing')
      await forget()
      await app().send('reusing', 'POST', '/expenses', COFFEE, headers)
      expect(await saved('reusing')).toHaveLength(3)
    })
  })

  test('is saved when it was refused at first', async () => {
    const headers = { 'Idempotency-Key': 'mended' }
    expect((await app().send('mender', 'POST', '/expenses', { amount: 1 }, headers)).status).toBe(400)
    expect((await app().send('mender', 'POST', '/expenses', COFFEE, headers)).status).toBe(201)
  })
})
