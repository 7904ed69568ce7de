/** The record of violations. */
import { and, count, desc, eq, gt, inArray, lte, max, sql } from 'drizzle-orm'
import type { NoExpenseReason } from '../../shared/domain/extraction.ts'
import { type AnsweredViolation, isAnsweredViolation } from '../../shared/wire/violation.ts'
import type { Database } from '../db/database.ts'
import { violations } from '../db/schema.ts'

export interface Violation {
  readonly reason: NoExpenseReason
  readonly transcript: string
  /** Confidence of the transcription, 0..1; null where the service does not report it. */
  readonly confidence: number | null
  readonly audio: Uint8Array
  readonly mediaType: string
  readonly ipAddress: string | null
  readonly device: string | null
}

export interface Judgement {
  readonly violationType: AnsweredViolation
  readonly counted: boolean
  readonly createdAt: Date
  readonly expiresAt: Date
}

export async function insertViolation(
  db: Database,
  id: string,
  userId: string,
  violation: Violation,
  judgement: Judgement,
): Promise<void> {
  await db.insert(violations).values({ ...violation, ...judgement, id, userId })
}

/** The number that count after `since`, and the time of the last. */
export async function countedAfter(
  db: Database,
  userId: string,
  since: Date,
): Promise<{ count: number; last: Date | null }> {
  const counted = and(
    eq(violations.userId, userId),
    eq(violations.counted, true),
    gt(violations.createdAt, since),
  )
  const [row] = await db
    .select({ count: count(), last: max(violations.createdAt) })
    .from(violations)
    .where(counted)
  return row ?? { count: 0, last: null }
}

export type ListedViolation = Awaited<ReturnType<typeof listViolations>>[number]

/** Latest first, with the size of the audio in bytes in place of the audio. */
export function listViolations(db: Database, userId: string) {
  return db
    .select({
      createdAt: violations.createdAt,
      expiresAt: violations.expiresAt,
      violationType: violations.violationType,
      counted: violations.counted,
      reason: violations.reason,
      transcript: violations.transcript,
      confidence: violations.confidence,
      mediaType: violations.mediaType,
      size: sql<number>`octet_length(${violations.audio})`,
      ipAddress: violations.ipAddress,
      device: violations.device,
    })
    .from(violations)
    .where(eq(violations.userId, userId))
    .orderBy(desc(violations.createdAt), desc(violations.id))
}

/** Transcripts and consequences of the latest `most`, latest first. */
export async function heardViolations(db: Database, userId: string, most: number) {
  const rows = await db
    .select({
      createdAt: violations.createdAt,
      transcript: violations.transcript,
      violationType: violations.violationType,
      counted: violations.counted,
    })
    .from(violations)
    .where(eq(violations.userId, userId))
    .orderBy(desc(violations.createdAt), desc(violations.id))
    .limit(most)
  return rows.map(row => {
    const { violationType } = row
    if (!isAnsweredViolation(violationType))
      throw new Error('A stored violation is of a type that the product does not know')
    return { ...row, violationType }
  })
}

/** Deletes uncounted violations except the latest `most`. */
export async function trimUncounted(db: Database, userId: string, most: number): Promise<void> {
  const uncounted = and(eq(violations.userId, userId), eq(violations.counted, false))
  const surplus = db
    .select({ id: violations.id })
    .from(violations)
    .where(uncounted)
    .orderBy(desc(violations.createdAt), desc(violations.id))
    .offset(most)
  await db.delete(violations).where(and(uncounted, inArray(violations.id, surplus)))
}

export async function deleteExpired(db: Database, now: Date): Promise<void> {
  await db.delete(violations).where(lte(violations.expiresAt, now))
}

/**
 * Not inside a transaction. Removes deleted rows from the table's files, where they stay until a vacuum; the
 * embedded database has no autovacuum.
 */
export async function vacuumViolations(db: Database): Promise<void> {
  // Skipped while another server vacuums the table.
  await db.execute(sql`vacuum (skip_locked) ${violations}`)
}
