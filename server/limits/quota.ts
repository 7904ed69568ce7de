/**
 * Storage quotas per account: far above a person's use, far below what harms a server. One row per account
 * has the counters, changed in the transaction that stores or deletes; its lock serialises an account's
 * writers, so that no two take the same remaining space.
 */
import { and, eq, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { deletionBegun } from '../accounts/account-deletion.ts'
import type { Database } from '../db/database.ts'
import { accountUsage as usage, users } from '../db/schema.ts'
import { Problem } from '../http/problem.ts'

const MB = 1024 * 1024

export interface Usage {
  readonly expenses: number
  /** Bytes of all descriptions, in UTF-8. */
  readonly descriptionBytes: number
  /** Bytes of the answers stored under idempotency keys, as JSON. */
  readonly answerBytes: number
}

export const QUOTA: Usage = {
  /** Twenty a day for 27 years. */
  expenses: 200_000,
  /** That many expenses with 80 characters each; 12 are usual. */
  descriptionBytes: 16 * MB,
  /** 100,000 expenses added within the 48 hours for which answers are kept. */
  answerBytes: 32 * MB,
}

/** Until stored answers may have expired: the interval of retention runs, in seconds. */
const RETRY_AFTER_S = '3600'

/** The UTF-8 bytes of a text, as PostgreSQL's `octet_length` counts them. */
export function textBytes(text: string): number {
  return Buffer.byteLength(text)
}

/**
 * Counts data before it is stored, inside the same transaction, which must be rolled back where this throws:
 * 507 where the account is full, 429 where only its stored answers are too many.
 */
export async function takeRoom(tx: Database, userId: string, added: Partial<Usage>): Promise<void> {
  const { expenses = 0, descriptionBytes = 0, answerBytes = 0 } = added
  const plus = (column: PgColumn, by: number): SQL => sql`${column} + ${by}`
  const [row] = await tx
    .insert(usage)
    .values({ userId, expenses, descriptionBytes, answerBytes })
    .onConflictDoUpdate({
      target: usage.userId,
      set: {
        expenses: plus(usage.expenses, expenses),
        descriptionBytes: plus(usage.descriptionBytes, descriptionBytes),
        answerBytes: plus(usage.answerBytes, answerBytes),
      },
    })
    .returning()
  if (!row) throw new Error('A changed count did not come back')
  // A deletion was requested during this request. A separate statement, as Citus allows no subquery in an
  // INSERT.
  if (await isDeleting(tx, userId)) throw deletionBegun()
  const over = (kind: keyof Usage) => (added[kind] ?? 0) > 0 && row[kind] > QUOTA[kind]
  if (over('expenses')) throw fullOf('expenses')
  if (over('descriptionBytes')) throw fullOf('descriptionBytes')
  if (over('answerBytes')) throw fullOf('answerBytes')
}

async function isDeleting(tx: Database, userId: string): Promise<boolean> {
  const due = and(eq(users.id, userId), isNotNull(users.deletionDueAt))
  return (await tx.select({ id: users.id }).from(users).where(due)).length > 0
}

/** Subtracts deleted data, inside the transaction that deletes it. */
export async function giveRoom(tx: Database, userId: string, removed: Partial<Usage>): Promise<void> {
  const { expenses = 0, descriptionBytes = 0 } = removed
  const less = (column: PgColumn, by: number): SQL => sql`greatest(0, ${column} - ${by})`
  await tx
    .update(usage)
    .set({
      expenses: less(usage.expenses, expenses),
      descriptionBytes: less(usage.descriptionBytes, descriptionBytes),
    })
    .where(eq(usage.userId, userId))
}

/** Throws as `takeRoom` would for one more expense; called before work whose result has to be stored. */
export async function requireRoom(db: Database, userId: string): Promise<void> {
  const [row] = await db.select().from(usage).where(eq(usage.userId, userId))
  const kinds = ['expenses', 'descriptionBytes', 'answerBytes'] as const
  const full = row && kinds.find(kind => row[kind] >= QUOTA[kind])
  if (full) throw fullOf(full)
}

function fullOf(kind: keyof Usage): Problem {
  switch (kind) {
    case 'expenses':
      return new Problem(507, 'accountFull', {
        values: { count: language => QUOTA.expenses.toLocaleString(language) },
      })
    case 'descriptionBytes':
      return new Problem(507, 'descriptionsFull', { values: { limit: `${QUOTA.descriptionBytes / MB} MB` } })
    case 'answerBytes':
      return new Problem(429, 'tooManyRequests', {
        values: { seconds: RETRY_AFTER_S },
        headers: { 'Retry-After': RETRY_AFTER_S },
      })
  }
}
