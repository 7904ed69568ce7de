/** Restrictions of voice. */
import { and, eq } from 'drizzle-orm'
import { isRestrictionType, type RestrictionType } from '../../shared/wire/violation.ts'
import type { Database } from '../db/database.ts'
import { restrictions, violations } from '../db/schema.ts'

export interface Restriction {
  readonly kind: RestrictionType
  readonly since: Date
  /** Null: until an operator lifts it. */
  readonly until: Date | null
}

/** Largest expected difference of several servers' clocks. */
const CLOCKS_DIFFER_MS = 300_000

/** The restriction in force; null for none. */
export async function findRestriction(db: Database, userId: string, now: Date): Promise<Restriction | null> {
  const [row] = await db
    .select({ kind: restrictions.kind, since: restrictions.since, until: restrictions.until })
    .from(restrictions)
    .where(eq(restrictions.userId, userId))
  if (!row || (row.until !== null && row.until <= now)) return null
  // Only possible if the clock was ahead when it was written.
  if (row.until !== null && row.since.getTime() > now.getTime() + CLOCKS_DIFFER_MS) return null
  const { kind } = row
  if (!isRestrictionType(kind))
    throw new Error('A stored restriction is of a kind that the product does not know')
  return { ...row, kind }
}

/** Replaces any earlier one. */
export async function restrict(db: Database, userId: string, restriction: Restriction): Promise<void> {
  await db
    .insert(restrictions)
    .values({ userId, ...restriction })
    .onConflictDoUpdate({ target: restrictions.userId, set: restriction })
}

/**
 * Ends the restriction in force and returns it; null for none. Counted violations remain counted, so that the
 * next step still applies; after a ban, the last step, counting starts again.
 */
export async function lift(db: Database, userId: string, now: Date): Promise<Restriction | null> {
  return db.transaction(async tx => {
    const restriction = await findRestriction(tx, userId, now)
    if (!restriction) return null
    await tx.delete(restrictions).where(eq(restrictions.userId, userId))
    if (restriction.kind === 'permanent_ban') {
      const counted = and(eq(violations.userId, userId), eq(violations.counted, true))
      await tx.update(violations).set({ counted: false }).where(counted)
    }
    return restriction
  })
}
