/**
 * Rate limits per account, counted in the database for all processes: the algorithm of rate.ts in one
 * statement, by the database's clock. The row's lock serialises requests of an account.
 */
import { lt, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { accountRates as rates } from '../db/schema.ts'
import { IN_TIME_MS, type Rate, timesOf } from './rate.ts'

/** The rates counted per account, one row each. */
export type RateKind = 'account' | 'voice' | 'copy' | 'answerBytes'

/** As `take` of a Limiter. */
export type TakeShared = (kind: RateKind, rate: Rate, userId: string, units: number) => Promise<number>

/**
 * A rest that ends later than possible by this many milliseconds was computed while the clock was ahead, and
 * is ignored.
 */
const CLOCK_SET_BACK_MS = 600_000

/** Milliseconds since 1970. */
const DATABASE_CLOCK = sql`(extract(epoch from clock_timestamp()) * 1000)::float8`
/** Constant within a statement, as a distributed PostgreSQL requires in conditions. */
const STATEMENT_CLOCK = sql`(extract(epoch from statement_timestamp()) * 1000)::float8`

export function sharedRates(db: Database, clock: () => SQL = () => DATABASE_CLOCK): TakeShared {
  return async (kind, rate, userId, units) => {
    const { interval, tolerance, rest } = timesOf(rate)
    const added = Math.min(units * interval, rest)
    const { restedAt, waitMs } = afterTaking(added, tolerance, rest)
    const [row] = await db
      .insert(rates)
      .values({ userId, kind, restedAt: sql`${clock()} + ${added}::float8`, waitMs: 0 })
      .onConflictDoUpdate({ target: [rates.userId, rates.kind], set: { restedAt, waitMs } })
      .returning({ waitMs: rates.waitMs })
    if (!row) throw new Error('A rate did not come back')
    return row.waitMs
  }
}

/**
 * The update of an existing row. The clock is taken from the row to insert. Numbers only, inlined as text:
 * parameters and subqueries would triple the planning time.
 */
function afterTaking(added: number, tolerance: number, rest: number) {
  const now = `(excluded.rested_at - ${added})`
  const known = 'account_rates.rested_at'
  const rested = `(case when ${known} - ${now} between 0 and ${rest + CLOCK_SET_BACK_MS} then ${known} else ${now} end)`
  const wait = `(${rested} - ${now} - ${tolerance})`
  const taken = `${wait} <= ${IN_TIME_MS}`
  return {
    restedAt: sql.raw(
      `case when ${taken} then least(${rested} + ${added}, ${now} + ${rest}) else ${rested} end`,
    ),
    waitMs: sql.raw(`case when ${taken} then 0 else ${wait} end`),
  }
}

/** Deletes rested rows of all accounts, which are equivalent to missing ones. */
export async function forgetRested(db: Database, clock: SQL = STATEMENT_CLOCK): Promise<void> {
  await db.delete(rates).where(lt(rates.restedAt, clock))
}
