/** Accounts: made at the first request of a signed-in person, whichever request that is. */
import { eq } from 'drizzle-orm'
import type { Identity } from '../auth/token-verifier.ts'
import type { Database } from '../db/database.ts'
import { users } from '../db/schema.ts'
import { startTrial } from './subscriptions.ts'

export type User = typeof users.$inferSelect

/** With a trial for a new account, in one transaction: two first requests at once make one account. */
export async function ensureUser(
  db: Database,
  identity: Identity,
  trialDays: number,
  now: Date,
): Promise<User> {
  const known = await findByUid(db, identity.uid)
  if (known) return refreshed(db, known, identity)
  const created = await db.transaction(async tx => {
    const [user] = await tx
      .insert(users)
      .values({ firebaseUid: identity.uid, email: identity.email, name: identity.name, createdAt: now })
      .onConflictDoNothing({ target: users.firebaseUid })
      .returning()
    if (user) await startTrial(tx, user.id, trialDays, now)
    return user
  })
  const user = created ?? (await findByUid(db, identity.uid))
  if (!user) throw new Error('An account vanished while it was being made')
  return user
}

/** Takes over a name or an address that changed at the identity provider. */
async function refreshed(db: Database, user: User, identity: Identity): Promise<User> {
  const email = identity.email ?? user.email
  const name = identity.name ?? user.name
  if (email === user.email && name === user.name) return user
  const [updated] = await db.update(users).set({ email, name }).where(eq(users.id, user.id)).returning()
  return updated ?? user
}

/** All accounts with this address: the identity provider may know several. */
export function findByEmail(db: Database, email: string): Promise<User[]> {
  return db.select().from(users).where(eq(users.email, email.trim().toLowerCase()))
}

async function findByUid(db: Database, uid: string): Promise<User | undefined> {
  const [user] = await db.select().from(users).where(eq(users.firebaseUid, uid))
  return user
}
