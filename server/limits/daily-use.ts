/**
 * An account's daily use: seconds of speech sent to transcription, and calls of further models. Counted in
 * the database for all processes, by calendar day in UTC.
 */
import { and, eq, lt, sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { audioSeconds as days } from '../db/schema.ts'

const DAY_MS = 86_400_000
/** Days kept, so that counts survive a clock that was temporarily ahead. */
const KEPT_DAYS = 2

export interface DailyUse {
  readonly seconds: number
  readonly modelCalls: number
}

/**
 * One statement, so that no two requests take the same remainder. Resolves to the remainder; null, with
 * nothing taken, where it would exceed `most`.
 */
export async function takeDailyUse(
  db: Database,
  userId: string,
  { seconds, modelCalls }: DailyUse,
  at: Date,
  most: DailyUse,
): Promise<DailyUse | null> {
  if (seconds > most.seconds || modelCalls > most.modelCalls) return null
  const allSeconds = sql`${days.seconds} + excluded.seconds`
  const allCalls = sql`${days.modelCalls} + excluded.model_calls`
  const secondsFit = sql`${allSeconds} <= ${most.seconds}`
  const callsFit = modelCalls > 0 ? sql`${allCalls} <= ${most.modelCalls}` : sql`true`
  const [used] = await db
    .insert(days)
    .values({ userId, day: dayOf(at), seconds, modelCalls })
    .onConflictDoUpdate({
      target: [days.userId, days.day],
      set: { seconds: allSeconds, modelCalls: allCalls },
      setWhere: seconds > 0 ? sql`${secondsFit} and ${callsFit}` : callsFit,
    })
    .returning({ seconds: days.seconds, modelCalls: days.modelCalls })
  return used ? { seconds: most.seconds - used.seconds, modelCalls: most.modelCalls - used.modelCalls } : null
}

/** Returns use that was taken at `at` and not consumed. */
export async function giveBackDailyUse(
  db: Database,
  userId: string,
  { seconds, modelCalls }: DailyUse,
  at: Date,
): Promise<void> {
  await db
    .update(days)
    .set({
      seconds: sql`greatest(0, ${days.seconds} - ${seconds}::float8)`,
      modelCalls: sql`greatest(0, ${days.modelCalls} - ${modelCalls}::int)`,
    })
    .where(and(eq(days.userId, userId), eq(days.day, dayOf(at))))
}

/** Midnight in UTC, when the daily use is reset. */
export function nextDay(at: Date): Date {
  return new Date((Math.floor(at.getTime() / DAY_MS) + 1) * DAY_MS)
}

/** Of all accounts. `now` is the retention clock's. */
export async function forgetOldDays(db: Database, now: Date): Promise<void> {
  await db.delete(days).where(lt(days.day, dayOf(new Date(now.getTime() - KEPT_DAYS * DAY_MS))))
}

/** YYYY-MM-DD, in UTC. */
export function dayOf(at: Date): string {
  return at.toISOString().slice(0, 10)
}
