/**
 * What has surely passed of the time that a wall clock shows: what is deleted for its age is gone for good, what is
 * entered for its day is in the person's sums, and a clock may be wrong. It never goes beyond the wall clock, and catches up with it only as fast as the server is seen to run,
 * or as a signed token says. docs/decisions/clocks.md
 */
import { sql } from 'drizzle-orm'
import type { Database } from './db/database.ts'
import { retentionClock as clock } from './db/schema.ts'

export interface Pace {
  /** Of the clocks in the database, each of which is kept for itself. */
  readonly id: number
  /** How much it may go on by in a unit of uptime, to make up for what it stood still while the server was down. */
  readonly catchUp: number
}

/** So slow that a clock wrong for a whole day ages what is kept by one day more. */
const DELETING: Pace = { id: 1, catchUp: 2 }
/**
 * For what can be taken back, where no signed token says what time it is: a day in five minutes, so that a night's rest
 * is made up for by the time that the rules are looked at once more.
 */
export const ENTERING_UNVOUCHED: Pace = { id: 2, catchUp: 288 }

export interface RetentionClock {
  /** `at` has passed, by a source whose clock is right and whose word cannot be forged. */
  vouch(at: Date): void
  /** What has passed by now, kept in the database for all servers and for later. */
  advance(db: Database): Promise<Date>
}

export interface Clocks {
  /** The wall clock, which may be set to anything. */
  readonly now: () => Date
  /** Milliseconds that never go back. */
  readonly uptimeMs: () => number
}

export function retentionClock({ now, uptimeMs }: Clocks, { id, catchUp }: Pace = DELETING): RetentionClock {
  let advancedAt = uptimeMs()
  let vouched = new Date(0)
  return {
    vouch(at) {
      if (at > vouched) vouched = at
    },
    async advance(db) {
      const uptime = uptimeMs()
      const step = catchUp * (uptime - advancedAt)
      const shown = now()
      // By way of UTC, for the sum of an instant and an interval hangs on the session's zone to PostgreSQL: Citus refuses it.
      const goneOn = sql`((${clock.passed} at time zone 'UTC') + ${step} * interval '1 millisecond') at time zone 'UTC'`
      const [row] = await db
        .insert(clock)
        .values({ id, passed: shown })
        .onConflictDoUpdate({
          target: clock.id,
          set: {
            passed: sql`greatest(${clock.passed}, ${timestamp(vouched)}, least(${goneOn}, ${timestamp(shown)}))`,
          },
        })
        .returning({ passed: clock.passed })
      if (!row) throw new Error('The retention clock did not come back')
      advancedAt = uptime
      return row.passed < shown ? row.passed : shown
    },
  }
}

function timestamp(at: Date) {
  return sql`${at.toISOString()}::timestamptz`
}
