/** What a wrong clock must not do. */
import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { findAccounts } from '../../../server/accounts/find-accounts.ts'
import { hashedBy } from '../../../server/accounts/identity-hash.ts'
import { grantDays } from '../../../server/accounts/subscriptions.ts'
import { ensureUser } from '../../../server/accounts/users.ts'
import type { OpenDatabase } from '../../../server/db/database.ts'
import {
  retentionClock as clockRow,
  idempotentResponses,
  recurringRules,
  violations,
} from '../../../server/db/schema.ts'
import { claim, stateOf } from '../../../server/idempotency/records.ts'
import { findRestriction, restrict } from '../../../server/policy/restrictions.ts'
import { insertViolation } from '../../../server/policy/violations.ts'
import { enterDue } from '../../../server/recurring/enter-due.ts'
import { deleteWhatIsDue } from '../../../server/retention.ts'
import { ENTERING_UNVOUCHED, type RetentionClock, retentionClock } from '../../../server/retention-clock.ts'
import { COFFEE, NOW, testApp } from './support/test-app.ts'
import { openTestDatabase } from './support/test-database.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
const TEN_YEARS_MS = 3653 * DAY_MS

let database: OpenDatabase
beforeAll(async () => {
  database = await openTestDatabase()
}, 60_000)
afterAll(() => database.close())

let userId: string
beforeEach(async () => {
  const { db } = database
  await db.delete(clockRow)
  await db.delete(violations)
  await db.delete(recurringRules)
  const uid = randomUUID()
  const identity = { subject: uid, uid, signedInAt: NOW, email: null, name: null }
  userId = (await ensureUser(db, identity, { trialDays: 14, hashIdentity: hashedBy('key') }, NOW)).id
})

/** A process of the server: its clock as it is set, and how long it has been up. */
function server(setTo: number, clock = { wall: setTo, uptime: 0 }) {
  const clocks = { now: () => new Date(clock.wall), uptimeMs: () => clock.uptime }
  const times: RetentionClock = retentionClock(clocks)
  const unvouched = retentionClock(clocks, ENTERING_UNVOUCHED)
  const log = pino({ level: 'silent' })
  return {
    times,
    /** `apparentMs` of its clock go by, `ms` in truth. */
    goOn(ms: number, apparentMs = ms) {
      clock.uptime += ms
      clock.wall += apparentMs
    },
    clean: async () => deleteWhatIsDue(database.db, await times.advance(database.db)),
    enter: async () => enterDue(database.db, await times.advance(database.db), log),
    /** As in local mode, which has no tokens of Google's. */
    enterUnvouched: async () => enterDue(database.db, await unvouched.advance(database.db), log),
  }
}

async function addViolation(expiresAt: number): Promise<void> {
  const violation = {
    reason: 'unrelated',
    transcript: 'halo',
    confidence: null,
    audio: new Uint8Array(4),
    mediaType: 'audio/wav',
    ipAddress: null,
    device: null,
  } as const
  const judged = { violationType: 'not_expense', counted: false, createdAt: NOW } as const
  await insertViolation(database.db, randomUUID(), userId, violation, {
    ...judged,
    expiresAt: new Date(expiresAt),
  })
}
const violationsLeft = async () => (await database.db.select({ id: violations.id }).from(violations)).length

test('set ahead by ten years at some starts, it makes no key forget and no violation go', async () => {
  const app = testApp(database.db)
  const send = () => app.send('clock-user', 'POST', '/expenses', COFFEE, { 'Idempotency-Key': 'once' })
  await addViolation(NOW.getTime() + 30 * DAY_MS)
  await server(NOW.getTime()).clean()
  const first = await send()
  for (let start = 0; start < 3; start++) {
    const wrong = server(NOW.getTime() + TEN_YEARS_MS)
    await wrong.clean()
    wrong.goOn(HOUR_MS)
    await wrong.clean()
  }
  await server(NOW.getTime() + 6 * HOUR_MS).clean()
  expect((await send()).body).toEqual(first.body)
  expect((await app.get('clock-user', '/expenses')).body.expenses).toHaveLength(1)
  expect(await violationsLeft()).toBe(1)
})

test('left ahead for a whole day, it leaves a phone the day that it keeps a recording', async () => {
  const app = testApp(database.db)
  const send = () => app.send('day-user', 'POST', '/expenses', COFFEE, { 'Idempotency-Key': 'once' })
  const first = await send()
  await server(NOW.getTime()).clean()
  const wrong = server(NOW.getTime() + TEN_YEARS_MS)
  await wrong.clean()
  for (let hour = 0; hour < 24; hour++) {
    wrong.goOn(HOUR_MS)
    await wrong.clean()
  }
  expect((await send()).body).toEqual(first.body)
})

test('set back, it deletes nothing early, and goes on where it was once it is right again', async () => {
  await server(NOW.getTime()).clean()
  await addViolation(NOW.getTime() - DAY_MS)
  await server(NOW.getTime() - 2 * DAY_MS).clean()
  expect(await violationsLeft()).toBe(1)
  await server(NOW.getTime()).clean()
  expect(await violationsLeft()).toBe(0)
})

test('right, it lets what is due go within the hour', async () => {
  const process = server(NOW.getTime())
  await process.clean()
  await addViolation(NOW.getTime() + 2 * HOUR_MS)
  process.goOn(HOUR_MS)
  await process.clean()
  expect(await violationsLeft()).toBe(1)
  process.goOn(HOUR_MS)
  await process.clean()
  expect(await violationsLeft()).toBe(0)
})

test('after a week out of service, what is due goes once a signed token says what time it is', async () => {
  await server(NOW.getTime()).clean()
  await addViolation(NOW.getTime() + DAY_MS)
  const later = server(NOW.getTime() + 7 * DAY_MS)
  await later.clean()
  expect(await violationsLeft()).toBe(1)
  later.times.vouch(new Date(NOW.getTime() + 7 * DAY_MS - 60_000))
  await later.clean()
  expect(await violationsLeft()).toBe(0)
})

test('after a week out of service and without tokens, the time lost is made up for hour by hour', async () => {
  await server(NOW.getTime()).clean()
  await addViolation(NOW.getTime() + DAY_MS)
  const later = server(NOW.getTime() + 7 * DAY_MS)
  for (let hour = 0; hour < 11; hour++) {
    await later.clean()
    later.goOn(HOUR_MS)
  }
  expect(await violationsLeft()).toBe(1)
  later.goOn(HOUR_MS)
  await later.clean()
  expect(await violationsLeft()).toBe(0)
})

test('of a claim made while the database’s clock was ahead, the lease is over', async () => {
  const keyed = { userId, key: 'ahead', request: 'POST /somewhere' }
  await claim(database.db, keyed, randomUUID(), 15_000, NOW)
  await database.db
    .update(idempotentResponses)
    .set({ leasedUntil: sql`now() + interval '10 years'` })
    .where(and(eq(idempotentResponses.userId, userId), eq(idempotentResponses.key, 'ahead')))
  expect(await stateOf(database.db, keyed)).toEqual({ kind: 'free' })
  expect(await claim(database.db, keyed, randomUUID(), 15_000, NOW)).toBe(true)
})

test('a suspension of ten years ahead suspends no account today', async () => {
  const since = new Date(NOW.getTime() + TEN_YEARS_MS)
  const until = new Date(since.getTime() + DAY_MS)
  await restrict(database.db, userId, { kind: 'temporary_suspension', since, until })
  expect(await findRestriction(database.db, userId, NOW)).toBeNull()
  expect(await findRestriction(database.db, userId, since)).not.toBeNull()
})

describe('a recurring expense', () => {
  const WEEK_MS = 7 * DAY_MS
  const RENT = { amount: 1_500_000, description: 'Kos', category: 'Bills & Utilities', currency: 'IDR' }
  const ZONE = { 'X-Time-Zone': 'Asia/Jakarta' }
  /** Fridays, of which today is one: today's is entered as the rule is added. */
  const FRIDAYS = { every: 'week', day: 5 }

  async function addRule(subscribedDays: number) {
    const app = testApp(database.db)
    const uid = randomUUID()
    await app.send(uid, 'POST', '/recurring', { ...RENT, schedule: FRIDAYS }, ZONE)
    const [account] = await findAccounts(database.db, `${uid}@example.com`)
    if (subscribedDays > 0) await grantDays(database.db, account?.id ?? '', subscribedDays, NOW)
    return {
      entered: async () =>
        (await app.get(uid, '/expenses?limit=1000')).body.expenses.map(({ date }: { date: string }) => date),
      next: async () => (await app.get(uid, '/recurring')).body.rules[0].next_date,
    }
  }

  test.each([
    ['30 days', 30 * DAY_MS],
    ['ten years', TEN_YEARS_MS],
  ])('is not entered by a clock that is ahead by %s, and is by one that is right again', async (_, ahead) => {
    const rule = await addRule(4000)
    await server(NOW.getTime()).enter()
    for (let start = 0; start < 3; start++) {
      const wrong = server(NOW.getTime() + ahead)
      await wrong.enter()
      wrong.goOn(HOUR_MS)
      await wrong.enter()
    }
    expect([await rule.entered(), await rule.next()]).toEqual([['2026-11-20'], '2026-11-27'])
    const right = server(NOW.getTime() + WEEK_MS)
    right.times.vouch(new Date(NOW.getTime() + WEEK_MS - 60_000))
    await right.enter()
    expect([await rule.entered(), await rule.next()]).toEqual([['2026-11-27', '2026-11-20'], '2026-12-04'])
  })

  test('put off, as without a subscription, under a clock that is ahead from the first, is entered once it is right', async () => {
    const rule = await addRule(0)
    await server(NOW.getTime() + TEN_YEARS_MS).enter()
    await server(NOW.getTime() + 6 * DAY_MS).enter()
    expect([await rule.entered(), await rule.next()]).toEqual([['2026-11-20'], '2026-11-27'])
    await server(NOW.getTime() + WEEK_MS + 12 * HOUR_MS).enter()
    expect([await rule.entered(), await rule.next()]).toEqual([['2026-11-27', '2026-11-20'], '2026-12-04'])
  })

  test('is not entered in local mode either by a start that is ahead', async () => {
    const rule = await addRule(4000)
    await server(NOW.getTime()).enterUnvouched()
    const wrong = server(NOW.getTime() + 30 * DAY_MS)
    await wrong.enterUnvouched()
    wrong.goOn(5 * MINUTE_MS)
    await wrong.enterUnvouched()
    expect([await rule.entered(), await rule.next()]).toEqual([['2026-11-20'], '2026-11-27'])
  })

  test('of a day on which the machine of local mode was off is entered five minutes after it is on', async () => {
    const rule = await addRule(4000)
    await server(NOW.getTime() + 6 * DAY_MS).enterUnvouched()
    const next = server(NOW.getTime() + WEEK_MS)
    await next.enterUnvouched()
    next.goOn(5 * MINUTE_MS)
    await next.enterUnvouched()
    expect(await rule.entered()).toEqual(['2026-11-27', '2026-11-20'])
  })
})
