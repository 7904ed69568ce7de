/**
 * How much of an account's speech is sent on to be transcribed on one day, which is what transcription costs. Counted in
 * the database, for all processes that share it, by the calendar day in UTC.
 */
import { and, eq, lt, sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { audioSeconds } from '../db/schema.ts'

const DAY_MS = 86_400_000
/** A clock that was ahead for a while and is set right finds the day that it left. */
const KEPT_DAYS = 2

/** One statement, so that no two requests can take the same rest. False, and nothing is taken, beyond `most`. */
export async function takeAudioSeconds(
  db: Database,
  userId: string,
  seconds: number,
  at: Date,
  most: number,
): Promise<boolean> {
  if (seconds > most) return false
  const sum = sql`${audioSeconds.seconds} + excluded.seconds`
  const taken = await db
    .insert(audioSeconds)
    .values({ userId, day: dayOf(at), seconds })
    .onConflictDoUpdate({
      target: [audioSeconds.userId, audioSeconds.day],
      set: { seconds: sum },
      setWhere: sql`${sum} <= ${most}`,
    })
    .returning({ day: audioSeconds.day })
  return taken.length > 0
}

/** What was taken at `at` and not used. */
export async function giveBackAudioSeconds(
  db: Database,
  userId: string,
  seconds: number,
  at: Date,
): Promise<void> {
  await db
    .update(audioSeconds)
    .set({ seconds: sql`greatest(0, ${audioSeconds.seconds} - ${seconds}::float8)` })
    .where(and(eq(audioSeconds.userId, userId), eq(audioSeconds.day, dayOf(at))))
}

/** Midnight in UTC. */
export function nextAudioDay(at: Date): Date {
  return new Date((Math.floor(at.getTime() / DAY_MS) + 1) * DAY_MS)
}

/** Of all accounts. `now` is the retention clock's. */
export async function forgetOldAudioDays(db: Database, now: Date): Promise<void> {
  await db
    .delete(audioSeconds)
    .where(lt(audioSeconds.day, dayOf(new Date(now.getTime() - KEPT_DAYS * DAY_MS))))
}

/** YYYY-MM-DD, in UTC. */
export function dayOf(at: Date): string {
  return at.toISOString().slice(0, 10)
}
