/**
 * Deletes accounts permanently: first the personal data, then the rows in small statements, then the
 * identity, then the account. A killed run is resumed by the next one. docs/decisions/account-deletion.md
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
  /** Deletes the Firebase user; no error where it is already gone. Null without a service account. */
  readonly removeIdentity: ((uid: string) => Promise<void>) | null
}

/** Accounts per run; the others wait for the next. */
const MOST_AT_ONCE = 100
/** Rows deleted per statement, which takes milliseconds; requests are served between statements. */
const PIECE = 2_000

/**
 * Deletes all accounts due by `now` of the retention clock. A failed one is logged and retried by the next
 * run. Resolves to the number deleted.
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

/** Whether it was due and is deleted. Rejects where only the identity could not be deleted. */
export async function deleteAccount(deps: DeletionDeps, userId: string, now: Date): Promise<boolean> {
  const { db, removeIdentity } = deps
  const begun = await begin(deps, userId, now)
  if (!begun) return false
  for (const table of ACCOUNT_TABLES) if (table.table !== users) await deleteRows(db, table, userId)
  if (begun.uid !== null) await removeIdentity?.(begun.uid)
  await db.delete(users).where(eq(users.id, userId))
  return true
}

/**
 * Begins the deletion, which cannot be cancelled any more, and removes the name. Null for an account that is
 * not due.
 */
async function begin({ db, hashIdentity }: DeletionDeps, userId: string, now: Date) {
  return db.transaction(async tx => {
    const isDue = and(eq(users.id, userId), lte(users.deletionDueAt, now))
    const [user] = await tx.select().from(users).where(isDue).for('update')
    if (!user) return null
    const { firebaseUid: uid, subject } = user
    // A resumed deletion is recorded already, and its restriction may be deleted.
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
