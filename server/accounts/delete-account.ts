/**
 * Deletes accounts for good. The person is forgotten first, then the rows go in small statements, then the identity, then
 * the account: killed anywhere, the next run goes on. docs/decisions/account-deletion.md
 */
import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { Database } from '../db/database.ts'
import { users } from '../db/schema.ts'
import { safeError } from '../http/safe-error.ts'
import { ACCOUNT_TABLES, type AccountTable } from './account-tables.ts'
import { remember } from './departures.ts'
import type { HashIdentity } from './identity-hash.ts'

export interface DeletionDeps {
  readonly db: Database
  readonly hashIdentity: HashIdentity
  /** Deletes the Firebase user; one that is gone already is fine. Null where nothing here may do so. */
  readonly removeIdentity: ((uid: string) => Promise<void>) | null
}

/** Accounts looked at in a run; the others wait for the next. */
const MOST_AT_ONCE = 100
/** Rows that a statement deletes: milliseconds, in between which requests get their turn. */
const PIECE = 2_000

/**
 * All that are due by `now`, the retention clock's. One that fails is logged, and tried again at the next run. Resolves to
 * how many are gone.
 */
export async function deleteDueAccounts(deps: DeletionDeps, now: Date, log: Logger): Promise<number> {
  const due = await deps.db
    .select({ id: users.id })
    .from(users)
    .where(lte(users.deletionDueAt, now))
    .orderBy(asc(users.deletionDueAt))
    .limit(MOST_AT_ONCE)
  let gone = 0
  for (const { id } of due)
    try {
      if (await deleteAccount(deps, id, now)) gone++
    } catch (error) {
      log.error({ error: safeError(error) }, 'an account was not deleted to its end')
    }
  return gone
}

/** Whether it was due, and is gone now. Rejects where its identity could not be deleted: then only that is left of it. */
export async function deleteAccount(deps: DeletionDeps, userId: string, now: Date): Promise<boolean> {
  const { db, removeIdentity } = deps
  const begun = await begin(deps, userId, now)
  if (!begun) return false
  for (const table of ACCOUNT_TABLES) if (table.table !== users) await deleteRows(db, table, userId)
  if (begun.uid !== null) await removeIdentity?.(begun.uid)
  await db.delete(users).where(eq(users.id, userId))
  return true
}

/** From here on there is no way back, and no name. Null for an account that is not due. */
async function begin({ db, hashIdentity }: DeletionDeps, userId: string, now: Date) {
  return db.transaction(async tx => {
    const isDue = and(eq(users.id, userId), lte(users.deletionDueAt, now))
    const [user] = await tx.select().from(users).where(isDue).for('update')
    if (!user) return null
    const { firebaseUid: uid, subject } = user
    // Begun before, it is remembered already, and its restriction may be gone.
    if (user.deletionBegunAt === null)
      await remember(tx, hashIdentity(subject ?? `firebase:${uid}`), userId, now)
    await tx
      .update(users)
      .set({ deletionBegunAt: now, name: null, email: null })
      .where(and(eq(users.id, userId), isNull(users.deletionBegunAt)))
    return { uid }
  })
}

async function deleteRows(db: Database, { table, account }: AccountTable, userId: string): Promise<void> {
  for (;;) {
    const piece = sql`select ctid from ${table} where ${eq(account, userId)} limit ${PIECE}`
    const { rowCount } = (await db.execute(
      sql`delete from ${table} where ${eq(account, userId)} and ctid = any(array(${piece}))`,
    )) as { rowCount?: number | null }
    if ((rowCount ?? 0) < PIECE) return
  }
}
