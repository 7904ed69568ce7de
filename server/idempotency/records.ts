/**
 * One row per key: first a claim with a lease that its holder renews, then the answer. Leases use the
 * database's clock, which all servers share. Statements here wait at most for another commit.
 */
import { and, eq, lt, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { accountUsage, idempotentResponses as answers } from '../db/schema.ts'
import { takeRoom, textBytes } from '../limits/quota.ts'
import type { KeyedRequest } from './idempotency-key.ts'

/**
 * Twice the 24 hours for which devices keep unsent recordings. Typed sentences are kept for longer:
 * `server/expenses/insert-once.ts`.
 */
const KEPT_MS = 48 * 3_600_000
/** A lease that ends later was taken while the clock was ahead; real ones are far shorter. */
const LONGEST_LEASE = sql.raw(`interval '10 minutes'`)

export interface StoredAnswer {
  readonly status: number
  readonly body: unknown
}

export type KeyState =
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

/** Of all accounts. `now` is the retention clock's. */
export async function forgetOldRecords(db: Database, now: Date): Promise<void> {
  const gone = db.$with('gone').as(
    db
      .delete(answers)
      .where(lt(answers.createdAt, new Date(now.getTime() - KEPT_MS)))
      .returning({ userId: answers.userId, bytes: answers.bytes }),
  )
  const freed = db.$with('freed').as(
    db
      .select({ userId: gone.userId, bytes: sql`sum(${gone.bytes})`.as('bytes') })
      .from(gone)
      .groupBy(gone.userId),
  )
  await db
    .with(gone, freed)
    .update(accountUsage)
    .set({ answerBytes: sql`greatest(0, ${accountUsage.answerBytes} - ${freed.bytes})` })
    .from(freed)
    .where(eq(accountUsage.userId, freed.userId))
}

function of(userId: string, key: string): SQL | undefined {
  return and(eq(answers.userId, userId), eq(answers.key, key))
}

function heldBy({ userId, key }: KeyedRequest, holder: string): SQL | undefined {
  return and(of(userId, key), eq(answers.holder, holder))
}

/**
 * Condition on the existing row in a conflict. Never true of an answer, which has no lease. A distributed
 * PostgreSQL allows only immutable functions here, so neither `now()` nor a time plus an interval, but the
 * difference of two times: the current time is taken from the row to insert (docs/growing.md).
 */
function leaseIsOver(): SQL {
  return leaseIsOverAt(sql`excluded.claimed_at`)
}

function leaseIsOverAt(time: SQL): SQL {
  return sql`(${answers.leasedUntil} <= ${time} or ${answers.leasedUntil} - ${time} > ${LONGEST_LEASE})`
}

function lease(ms: number): SQL {
  return sql`now() + ${ms} * interval '1 millisecond'`
}
