/** Accounts: made at the first request of a signed-in person, whichever request that is. */
import { and, eq, isNull, ne } from 'drizzle-orm'
import { CHALLENGE } from '../auth/challenge.ts'
import type { Identity } from '../auth/token-verifier.ts'
import type { Database } from '../db/database.ts'
import { users } from '../db/schema.ts'
import { Problem } from '../http/problem.ts'
import { restrict } from '../policy/restrictions.ts'
import { type Departure, recall } from './departures.ts'
import type { HashIdentity } from './identity-hash.ts'
import { startTrial } from './subscriptions.ts'

export type User = typeof users.$inferSelect

export interface NewAccounts {
  /** Length of the trial; 0 gives none. */
  readonly trialDays: number
  readonly hashIdentity: HashIdentity
}

/**
 * With a trial for a new account, in one transaction: two first requests at once make one account. Throws 401
 * for a sign-in older than the account's deletion.
 */
export async function ensureUser(
  db: Database,
  identity: Identity,
  rules: NewAccounts,
  now: Date,
): Promise<User> {
  const known = await findBySubject(db, identity.subject)
  if (known) return refreshed(db, known, identity)
  const entered = await db.transaction(
    async tx => (await recognised(tx, identity)) ?? (await created(tx, identity, rules, now)),
  )
  // Null: another request has created it meanwhile, or an older server without stored subjects.
  const user = entered ?? (await findBySubject(db, identity.subject)) ?? (await recognised(db, identity))
  if (!user) throw new Error('An account vanished while it was being made')
  return user
}

/** Stores the subject of an account that an older server created without one. */
async function recognised(db: Database, { subject, uid, email, name }: Identity): Promise<User | null> {
  const [user] = await db
    .update(users)
    .set({ subject, ...(email === null ? {} : { email }), ...(name === null ? {} : { name }) })
    .where(and(eq(users.firebaseUid, uid), isNull(users.subject)))
    .returning()
  return user ?? null
}

async function created(
  tx: Database,
  identity: Identity,
  { trialDays, hashIdentity }: NewAccounts,
  now: Date,
): Promise<User | null> {
  const { subject, uid, email, name } = identity
  const departure = await recall(tx, hashIdentity(subject))
  if (departure && endedBy(departure, identity)) throw new Problem(401, 'accountDeleted', CHALLENGE)
  await releaseUid(tx, identity)
  const [user] = await tx
    .insert(users)
    .values({ subject, firebaseUid: uid, email, name, createdAt: now })
    .onConflictDoNothing()
    .returning()
  if (!user) return null
  // A person who deleted an account has had the trial, and a restriction of voice stays in force.
  if (departure === null) await startTrial(tx, user.id, trialDays, now)
  else if (departure.restriction) await restrict(tx, user.id, departure.restriction)
  return user
}

/** Sign-in times are in whole seconds. */
function endedBy({ deletedAt }: Departure, { signedInAt }: Identity): boolean {
  return signedInAt.getTime() < Math.floor(deletedAt.getTime() / 1000) * 1000
}

/** Updates the account from the identity provider. */
async function refreshed(db: Database, user: User, identity: Identity): Promise<User> {
  // Its name has been deleted.
  if (user.deletionBegunAt !== null) return user
  const email = identity.email ?? user.email
  const name = identity.name ?? user.name
  const firebaseUid = identity.uid
  if (email === user.email && name === user.name && firebaseUid === user.firebaseUid) return user
  return db.transaction(async tx => {
    if (firebaseUid !== user.firebaseUid) await releaseUid(tx, identity)
    const changes = { email, name, firebaseUid }
    const [updated] = await tx.update(users).set(changes).where(eq(users.id, user.id)).returning()
    return updated ?? user
  })
}

/** A Firebase user belongs to one person at a time: removes it from any other account. */
async function releaseUid(tx: Database, { subject, uid }: Identity): Promise<void> {
  await tx
    .update(users)
    .set({ firebaseUid: null })
    .where(and(eq(users.firebaseUid, uid), ne(users.subject, subject)))
}

async function findBySubject(db: Database, subject: string): Promise<User | undefined> {
  const [user] = await db.select().from(users).where(eq(users.subject, subject))
  return user
}
