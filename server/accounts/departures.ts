/** Records persons whose account was deleted, so that deletion evades no ban and gives no second trial. */
import { eq } from 'drizzle-orm'
import { isRestrictionType } from '../../shared/wire/violation.ts'
import type { Database } from '../db/database.ts'
import { departures } from '../db/schema.ts'
import { findRestriction, type Restriction } from '../policy/restrictions.ts'

export interface Departure {
  readonly deletedAt: Date
  /** In force when the account was deleted. */
  readonly restriction: Restriction | null
}

/** Inside the transaction that begins the deletion. Replaces the record of an earlier account. */
export async function remember(tx: Database, identityHash: string, userId: string, now: Date): Promise<void> {
  const restriction = await findRestriction(tx, userId, now)
  const { kind = null, since = null, until = null } = restriction ?? {}
  const remembered = { deletedAt: now, kind, since, until }
  await tx
    .insert(departures)
    .values({ identityHash, ...remembered })
    .onConflictDoUpdate({ target: departures.identityHash, set: remembered })
}

/** Null for a person who never had an account deleted. */
export async function recall(db: Database, identityHash: string): Promise<Departure | null> {
  const [row] = await db.select().from(departures).where(eq(departures.identityHash, identityHash))
  if (!row) return null
  const { deletedAt, kind, since, until } = row
  if (kind === null || since === null) return { deletedAt, restriction: null }
  if (!isRestrictionType(kind)) throw new Error('A remembered restriction is of an unknown kind')
  return { deletedAt, restriction: { kind, since, until } }
}

/** Whether any account was ever deleted. */
export async function hasDepartures(db: Database): Promise<boolean> {
  return (await db.select({ at: departures.deletedAt }).from(departures).limit(1)).length > 0
}
