/** Accounts to which voice is closed. */
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

/** By how much the clocks of several servers may differ. */
const CLOCKS_DIFFER_MS = 300_000

/** What is in force; null for an account in good standing. */
export async function findRestriction(db: Database, userId: string, now: Date): Promise<Restriction | null> {
  const [row] = await db
    .select({ kind: restrictions.kind, since: restrictions.since, until: restrictions.until })
    .from(restrictions)
    .where(eq(restrictions.userId, userId))
  if (!row || (row.until !== null && row.until <= now)) return null
  // Only a clock that was ahead when it was written can say so.
  if (row.until !== null && row.since.getTime() > now.getTime() + CLOCKS_DIFFER_MS) return null
  const { kind } = row
  if (!isRestrictionType(kind))
    throw new Error('A stored restriction is of a kind that the product does not know')
  return { ...row, kind }
}

/** In place of any earlier one. */
export async function restrict(db: Database, userId: string, restriction: Restriction): Promise<void> {
  await db
    .insert(restrictions)
    .values({ userId, ...restriction })
    .onConflictDoUpdate({ target: restrictions.userId, set: restriction })
}

/**
 * Ends what is in force and returns it; null where nothing is. What was counted goes on counting, so that the next
 * step still comes, except after a ban, behind which there is none: then it starts afresh.
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
