/**
 * One row per key: first a claim with a lease that its holder renews, then the answer. Statements here wait at
 * most for another commit.
 */
import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { idempotentResponses as answers } from '../db/schema.ts'
import { takeRoom, textBytes } from '../limits/quota.ts'
import type { KeyedRequest } from './idempotency-key.ts'
import { lease, leaseIsOver, leaseIsOverAt } from './lease.ts'

export interface StoredAnswer {
  readonly status: number
  readonly body: unknown
}

type KeyState =
  | { readonly kind: 'answered'; readonly answer: StoredAnswer }
  /** A holder works on it. */
  | { readonly kind: 'claimed' }
  /** Without a holder: unused, released, or its holder has crashed. */
  | { readonly kind: 'free' }
  /** The key belongs to another request. */
  | { readonly kind: 'taken' }

/** Whether the key was used before, by any request. */
export async function isKnown(db: Database, userId: string, key: string): Promise<boolean> {
  const found = await db.select({ key: answers.key }).from(answers).where(of(userId, key))
  return found.length > 0
}

export async function stateOf(db: Database, { userId, key, request }: KeyedRequest): Promise<KeyState> {
  const [row] = await db
    .select({
      request: answers.request,
      status: answers.status,
      body: answers.body,
      claimed: sql<boolean>`coalesce(not ${leaseIsOverAt(sql`now()`)}, false)`,
    })
    .from(answers)
    .where(of(userId, key))
  if (!row) return { kind: 'free' }
  // Null in rows older than this column.
  if (row.request !== null && row.request !== request) return { kind: 'taken' }
  if (row.status !== null) return { kind: 'answered', answer: { status: row.status, body: row.body } }
  return { kind: row.claimed ? 'claimed' : 'free' }
}

/** Claims the key for `leaseMs`. False when it is answered, or has another holder with a valid lease. */
export async function claim(
  db: Database,
  { userId, key, request }: KeyedRequest,
  holder: string,
  leaseMs: number,
  now: Date,
): Promise<boolean> {
  const ours = { holder, request, createdAt: now, claimedAt: sql`now()`, leasedUntil: lease(leaseMs) }
  const claimed = await db
    .insert(answers)
    .values({ userId, key, ...ours })
    .onConflictDoUpdate({
      target: [answers.userId, answers.key],
      set: {
        holder,
        request,
        createdAt: now,
        claimedAt: sql`excluded.claimed_at`,
        leasedUntil: sql`excluded.leased_until`,
      },
      setWhere: leaseIsOver(),
    })
    .returning({ key: answers.key })
  return claimed.length > 0
}

/** No effect where the lease was lost meanwhile. */
export async function renew(
  db: Database,
  held: KeyedRequest,
  holder: string,
  leaseMs: number,
): Promise<void> {
  await db
    .update(answers)
    .set({ leasedUntil: lease(leaseMs) })
    .where(heldBy(held, holder))
}

/** Makes the key free again. */
export async function release(db: Database, held: KeyedRequest, holder: string): Promise<void> {
  await db.delete(answers).where(heldBy(held, holder))
}

/**
 * Inside the transaction of the answer's effects, which must be rolled back where this returns false: the key
 * is answered or has another holder. A concurrent second call waits until the first commits. Throws 429 where
 * the account's stored answers exceed the quota.
 */
export async function record(
  tx: Database,
  { userId, key, request }: KeyedRequest,
  holder: string,
  { status, body }: StoredAnswer,
  now: Date,
): Promise<boolean> {
  const bytes = textBytes(JSON.stringify(body))
  await takeRoom(tx, userId, { answerBytes: bytes })
  const answered = { request, status, body, bytes, holder: null, leasedUntil: null, createdAt: now }
  const recorded = await tx
    .insert(answers)
    .values({ userId, key, ...answered, claimedAt: sql`now()` })
    .onConflictDoUpdate({
      target: [answers.userId, answers.key],
      set: answered,
      setWhere: sql`${answers.holder} = ${holder} or ${leaseIsOver()}`,
    })
    .returning({ key: answers.key })
  return recorded.length > 0
}

function of(userId: string, key: string): SQL | undefined {
  return and(eq(answers.userId, userId), eq(answers.key, key))
}

function heldBy({ userId, key }: KeyedRequest, holder: string): SQL | undefined {
  return and(of(userId, key), eq(answers.holder, holder))
}
