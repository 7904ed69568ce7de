/** Objections to warnings and restrictions, and their answers. At most one is pending per account. */
import { randomUUID } from 'node:crypto'
import { and, desc, eq, isNull, lt } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { objections, violations } from '../db/schema.ts'

export type Objection = typeof objections.$inferSelect

/** The latest; null where there never was one. */
export async function findObjection(db: Database, userId: string): Promise<Objection | null> {
  const [row] = await db
    .select()
    .from(objections)
    .where(eq(objections.userId, userId))
    .orderBy(desc(objections.createdAt), desc(objections.id))
    .limit(1)
  return row ?? null
}

/** Inside a transaction that holds the account; requires that none is pending. */
export async function addObjection(tx: Database, userId: string, text: string, now: Date): Promise<void> {
  await tx.insert(objections).values({ userId, id: randomUUID(), text, createdAt: now })
}

/** Accepts the objection: no earlier violation counts any more. False where none is pending. */
export async function acceptObjection(
  tx: Database,
  userId: string,
  answer: string | null,
  now: Date,
): Promise<boolean> {
  if (!(await settle(tx, userId, { accepted: true, answer, answeredAt: now }))) return false
  const counted = and(eq(violations.userId, userId), eq(violations.counted, true))
  await tx.update(violations).set({ counted: false }).where(counted)
  return true
}

/** False where none is pending. */
export function rejectObjection(tx: Database, userId: string, answer: string, now: Date): Promise<boolean> {
  return settle(tx, userId, { accepted: false, answer, answeredAt: now })
}

/** Deletes objections answered before `before`. Pending ones are kept. */
export async function deleteAnswered(db: Database, before: Date): Promise<void> {
  await db.delete(objections).where(lt(objections.answeredAt, before))
}

type Answer = Pick<Objection, 'accepted' | 'answer' | 'answeredAt'>

async function settle(tx: Database, userId: string, answer: Answer): Promise<boolean> {
  const waiting = and(eq(objections.userId, userId), isNull(objections.answeredAt))
  const settled = await tx.update(objections).set(answer).where(waiting).returning({ id: objections.id })
  return settled.length > 0
}
