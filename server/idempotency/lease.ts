/** The lease of a claim, as SQL, on the database's clock, which all servers share. */
import { type SQL, sql } from 'drizzle-orm'
import { idempotentResponses as answers } from '../db/schema.ts'

/** A lease that ends later was taken while the clock was ahead; real ones are far shorter. */
const LONGEST_LEASE = sql.raw(`interval '10 minutes'`)

/**
 * Condition on the existing row in a conflict. Never true of an answer, which has no lease. A distributed
 * PostgreSQL allows only immutable functions here, so neither `now()` nor a time plus an interval, but the
 * difference of two times: the current time is taken from the row to insert (docs/growing.md).
 */
export function leaseIsOver(): SQL {
  return leaseIsOverAt(sql`excluded.claimed_at`)
}

export function leaseIsOverAt(time: SQL): SQL {
  return sql`(${answers.leasedUntil} <= ${time} or ${answers.leasedUntil} - ${time} > ${LONGEST_LEASE})`
}

export function lease(ms: number): SQL {
  return sql`now() + ${ms} * interval '1 millisecond'`
}
