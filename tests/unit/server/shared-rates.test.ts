/** The rates of accounts where several processes share a database. */
import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { OpenDatabase } from '../../../server/db/database.ts'
import { accountRates } from '../../../server/db/schema.ts'
import { accountRate } from '../../../server/limits/account-rate.ts'
import { limiter, type Rate } from '../../../server/limits/rate.ts'
import { RATE_LIMITS } from '../../../server/limits/rate-limits.ts'
import { forgetRested, sharedRates, type TakeShared } from '../../../server/limits/shared-rates.ts'
import { deleteWhatIsDue } from '../../../server/retention.ts'
import { NOW, testApp } from './support/test-app.ts'
import { openTestDatabase } from './support/test-database.ts'

const MINUTE_MS = 60_000

let database: OpenDatabase
beforeAll(async () => {
  database = await openTestDatabase()
}, 60_000)
afterAll(() => database.close())

const logged: string[] = []
const log = pino({ level: 'trace' }, { write: line => void logged.push(line) })
/** Of the database and of all processes, in milliseconds. */
let now: number
beforeEach(() => {
  now = 0
  logged.length = 0
})

const simulated: TakeShared = (...asked) => sharedRates(database.db, () => sql`${now}::float8`)(...asked)

/** What a process would have if nothing but `takeShared` joined it to the others. */
function aProcess(rate: Rate, takeShared: TakeShared = simulated, startedAt = 0) {
  return accountRate('account', rate, { takeShared, uptimeMs: () => now - startedAt, log })
}

describe('processes that share a database', () => {
  const step = fc.record({
    afterMs: fc.integer({ min: 0, max: 20_000 }),
    process: fc.nat(3),
    units: fc.integer({ min: 1, max: 4 }),
  })
  test('let through what one alone would, and say no longer a wait', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { minLength: 1, maxLength: 40 }),
        fc.integer({ min: 1, max: 6 }),
        fc.integer({ min: 1, max: 90 }),
        async (steps, burst, perMinute) => {
          now = 0
          const rate = { burst, perMinute }
          const alone = limiter(rate)
          const processes = [0, 5, 70_000, -70_000].map(startedAt => aProcess(rate, simulated, startedAt))
          const userId = randomUUID()
          for (const { afterMs, process, units } of steps) {
            now += afterMs
            const wait = (await processes[process]?.(userId, units)) ?? Number.NaN
            const due = alone.take(userId, now, units)
            expect(wait === 0).toBe(due === 0)
            // A process that refuses by its own count does not know what the others took meanwhile.
            expect(wait).toBeLessThanOrEqual(due + 0.05)
          }
        },
      ),
      { numRuns: 40 },
    )
  }, 60_000)

  test('let no more through when all ask at once', async () => {
    const processes = Array.from({ length: 4 }, () =>
      aProcess({ burst: 30, perMinute: 1 }, sharedRates(database.db)),
    )
    const userId = randomUUID()
    const waits = await Promise.all(Array.from({ length: 200 }, (_, i) => processes[i % 4]?.(userId)))
    expect(waits.filter(wait => wait === 0)).toHaveLength(30)
    const refused = waits.filter(wait => wait !== 0)
    expect(Math.max(...refused.map(Number))).toBeLessThanOrEqual(MINUTE_MS)
    expect(Math.min(...refused.map(Number))).toBeGreaterThan(MINUTE_MS - 30_000)
  })

  test('count each account and each rate for itself', async () => {
    const take = simulated
    const [one, other] = [randomUUID(), randomUUID()]
    const rate = { burst: 1, perMinute: 1 }
    expect(await take('account', rate, one, 1)).toBe(0)
    expect(await take('account', rate, one, 1)).toBe(MINUTE_MS)
    expect(await take('voice', rate, one, 1)).toBe(0)
    expect(await take('account', rate, other, 1)).toBe(0)
  })

  test('refuse requests, recordings and lists of an account by the same count', async () => {
    const rate = { burst: 2, perMinute: 1 }
    const rateLimits = { ...RATE_LIMITS, voice: rate, answerBytes: rate }
    const apps = [1, 2].map(() => testApp(database.db, { rateLimits, takeShared: simulated }))
    const uid = randomUUID()
    for (const [method, path, status] of [
      ['GET', '/expenses', 200],
      ['POST', '/expenses/voice', 415],
    ] as const) {
      const statuses: number[] = []
      for (let i = 0; i < 4; i++) statuses.push((await apps[i % 2]?.call(uid, method, path))?.status ?? 0)
      expect(statuses).toEqual([status, status, 429, 429])
    }
  })
})

describe('a process', () => {
  const RATE = { burst: 2, perMinute: 6 }
  /** A database that answers what it is told, and counts who asks. */
  function answering(answer: () => Promise<number>) {
    let asked = 0
    const take = aProcess(RATE, async () => {
      asked++
      return answer()
    })
    return { take: () => take('me'), asked: () => asked }
  }

  test('refuses by its own count what is over it, without a statement', async () => {
    const { take, asked } = answering(async () => 0)
    expect([await take(), await take(), await take(), await take()]).toEqual([0, 0, 10_000, 10_000])
    expect(asked()).toBe(2)
  })

  test('remembers a refusal of the others until it ends', async () => {
    let answer = 7000
    const { take, asked } = answering(async () => answer)
    expect(await take()).toBe(7000)
    now = 6000
    expect(await take()).toBe(1000)
    expect(asked()).toBe(1)
    now = 7000
    answer = 0
    expect(await take()).toBe(0)
    expect(asked()).toBe(2)
  })

  test('counts alone while the database fails, and says so without its words', async () => {
    const { take } = answering(async () => {
      throw new Error('insert ... values (kopi)')
    })
    expect([await take(), await take(), await take()]).toEqual([0, 0, 10_000])
    expect(logged).toHaveLength(2)
    expect(logged.join('')).toContain('counts alone')
    expect(logged.join('')).not.toContain('kopi')
  })
})

describe('the rows', () => {
  test('are not logged by the database, whose disk no request waits for', async () => {
    const { rows } = (await database.db.execute(
      sql`select relpersistence from pg_class where relname = 'account_rates'`,
    )) as unknown as { rows: readonly unknown[] }
    expect(rows).toEqual([{ relpersistence: 'u' }])
  })

  test('of a clock that was ahead keep no account out once it is set right', async () => {
    const rate = { burst: 2, perMinute: 1 }
    const userId = randomUUID()
    const take = () => simulated('account', rate, userId, 1)
    now = 3_600_000
    expect([await take(), await take(), await take()]).toEqual([0, 0, MINUTE_MS])
    now = 0
    expect([await take(), await take(), await take()]).toEqual([0, 0, MINUTE_MS])
  })

  test('go once the account has rested', async () => {
    const rate = { burst: 2, perMinute: 1 }
    const rows = async () => (await database.db.select().from(accountRates)).length
    await forgetRested(database.db, sql`'infinity'::float8`)
    await sharedRates(database.db)('account', rate, randomUUID(), 1)
    await deleteWhatIsDue(database.db, NOW)
    expect(await rows()).toBe(1)
    await forgetRested(database.db, sql`extract(epoch from statement_timestamp()) * 1000 + ${MINUTE_MS}`)
    expect(await rows()).toBe(0)
  })
})
