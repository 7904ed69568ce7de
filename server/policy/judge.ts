/** The consequence of a violation, and its record. */
import { randomUUID } from 'node:crypto'
import type { AnsweredViolation } from '../../shared/wire/violation.ts'
import { isRestrictionType } from '../../shared/wire/violation.ts'
import { lockAccount } from '../accounts/account-lock.ts'
import type { Database } from '../db/database.ts'
import { consequence, counts, KEPT_MS, MOST_UNCOUNTED, SUSPENSION_MS, WINDOW_MS } from './policy.ts'
import { findRestriction, type Restriction, restrict } from './restrictions.ts'
import { countedAfter, insertViolation, trimUncounted, type Violation } from './violations.ts'

export interface Verdict {
  readonly violationType: AnsweredViolation
  readonly counted: boolean
  /** The restriction that begins with this recording; null for none. */
  readonly restriction: Restriction | null
}

/**
 * Reads only. Inside the transaction that writes the verdict, which serialises judgements of an account. An
 * account that was restricted while this recording was processed is not restricted again for it.
 */
export async function judge(tx: Database, userId: string, now: Date): Promise<Verdict> {
  await lockAccount(tx, userId)
  const before = await countedAfter(tx, userId, new Date(now.getTime() - WINDOW_MS))
  const isClosed = (await findRestriction(tx, userId, now)) !== null
  const counted = !isClosed && counts(before.last, now)
  const violationType = counted ? consequence(before.count + 1) : 'not_expense'
  return { violationType, counted, restriction: restrictionOf(violationType, now) }
}

/** Inside the same transaction. */
export async function carryOut(
  tx: Database,
  userId: string,
  violation: Violation,
  { violationType, counted, restriction }: Verdict,
  now: Date,
): Promise<void> {
  const kept = counted ? KEPT_MS.counted : KEPT_MS.uncounted
  const expiresAt = new Date(now.getTime() + kept)
  await insertViolation(tx, randomUUID(), userId, violation, {
    violationType,
    counted,
    createdAt: now,
    expiresAt,
  })
  if (!counted) await trimUncounted(tx, userId, MOST_UNCOUNTED)
  if (restriction) await restrict(tx, userId, restriction)
}

function restrictionOf(type: AnsweredViolation, now: Date): Restriction | null {
  if (!isRestrictionType(type)) return null
  const isTemporary = type === 'temporary_suspension'
  return { kind: type, since: now, until: isTemporary ? new Date(now.getTime() + SUSPENSION_MS) : null }
}
