/** A repeated upload gets the first answer and saves nothing again. */
import { and, eq, lt } from 'drizzle-orm'
import type { Context } from 'hono'
import { IDEMPOTENCY_HEADER } from '../../src/api/wire/voice.ts'
import type { Database } from '../db/database.ts'
import { idempotentResponses } from '../db/schema.ts'
import { Problem } from '../http/problem.ts'

/** A device keeps an unsent recording for 24 hours; twice that is safe, and transcripts do not stay for ever. */
const KEPT_MS = 48 * 3_600_000

export interface StoredAnswer {
  readonly status: number
  readonly body: unknown
}

/** Null when none was sent; 400 when it is none. */
export function idempotencyKey(c: Context): string | null {
  const key = c.req.header(IDEMPOTENCY_HEADER)
  if (key === undefined) return null
  if (!/^[\x21-\x7e]{1,200}$/.test(key)) throw new Problem(400, 'badIdempotencyKey')
  return key
}

export async function findAnswer(db: Database, userId: string, key: string): Promise<StoredAnswer | null> {
  const [row] = await db
    .select({ status: idempotentResponses.status, body: idempotentResponses.body })
    .from(idempotentResponses)
    .where(and(eq(idempotentResponses.userId, userId), eq(idempotentResponses.key, key)))
  return row ?? null
}

/**
 * Inside the transaction that saves what the answer is about. False when another request has claimed the key:
 * of two at once the second waits here until the first commits, and must then save nothing.
 */
export async function claimKey(
  tx: Database,
  userId: string,
  key: string,
  answer: StoredAnswer,
  now: Date,
): Promise<boolean> {
  const claimed = await tx
    .insert(idempotentResponses)
    .values({ userId, key, status: answer.status, body: answer.body, createdAt: now })
    .onConflictDoNothing()
    .returning({ key: idempotentResponses.key })
  return claimed.length > 0
}

export async function forgetOldAnswers(db: Database, now: Date): Promise<void> {
  await db
    .delete(idempotentResponses)
    .where(lt(idempotentResponses.createdAt, new Date(now.getTime() - KEPT_MS)))
}
