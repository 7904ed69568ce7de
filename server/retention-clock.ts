/**
 * A clock for deletions by age and for recurring expenses, which must not follow a wall clock that is set
 * wrongly ahead. It never goes beyond the wall clock, and catches up with it only as fast as the server's
 * uptime allows, or up to the time in a signed token. docs/decisions/clocks.md
 */
import { sql } from 'drizzle-orm'
import type { Database } from './db/database.ts'
import { retentionClock as clock } from './db/schema.ts'

export interface Pace {
  /** Id of the clock in the database. */
  readonly id: number
  /** Factor of uptime by which it may advance, to make up for the server's downtime. */
  readonly catchUp: number
}

/** So slow that a wall clock that is wrong for a whole day ages data by only one additional day. */
const DELETING: Pace = { id: 1, catchUp: 2 }
/**
 * For reversible actions, without a time from a signed token: a day in five minutes, so that a night's
 * downtime is made up for before the rules are next checked.
 */
export const ENTERING_UNVOUCHED: Pace = { id: 2, catchUp: 288 }

export interface RetentionClock {
  /** Reports that `at` has passed, by a trusted and unforgeable source. */
  vouch(at: Date): void
  /** Advances the clock and returns its time, stored in the database for all servers. */
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
      // Computed in UTC: in PostgreSQL the sum of an instant and an interval depends on the session's zone,
      // which Citus refuses.
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
