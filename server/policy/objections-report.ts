/** The operator's list of pending objections. */
import { asc, count, eq, isNull } from 'drizzle-orm'
import { nameOf } from '../accounts/find-accounts.ts'
import { recordAction } from '../accounts/operator-actions.ts'
import type { Database } from '../db/database.ts'
import { objections, users } from '../db/schema.ts'
import { WINDOW_MS } from './policy.ts'
import { described, printable } from './report.ts'
import { findRestriction } from './restrictions.ts'
import { countedAfter } from './violations.ts'

const MOST = 50

/** The oldest first. Records on each account that its text was shown. */
export function listObjections(db: Database, operator: string, now: Date): Promise<string> {
  return db.transaction(tx => report(tx, operator, now))
}

async function report(db: Database, operator: string, now: Date): Promise<string> {
  const waiting = isNull(objections.answeredAt)
  const [total] = await db.select({ count: count() }).from(objections).where(waiting)
  const rows = await db
    .select({ objection: objections, user: users })
    .from(objections)
    .innerJoin(users, eq(users.id, objections.userId))
    .where(waiting)
    .orderBy(asc(objections.createdAt), asc(objections.id))
    .limit(MOST)
  const entries: string[] = []
  for (const { objection, user } of rows) {
    const restriction = await findRestriction(db, user.id, now)
    const counted = await countedAfter(db, user.id, new Date(now.getTime() - WINDOW_MS))
    const action = { accountId: user.id, operator, action: 'objections', outcome: 'objection shown' }
    await recordAction(db, action, now)
    entries.push(
      [
        `${objection.createdAt.toISOString()}  ${nameOf(user)}`,
        `  account  ${user.id}`,
        `  state    ${restriction ? described(restriction) : 'voice is open'}; ${counted.count} count`,
        `  says     ${printable(objection.text)}`,
      ].join('\n'),
    )
  }
  const waits = total?.count ?? 0
  const shown = waits > rows.length ? `, the oldest ${rows.length} are shown` : ''
  return [`Objections that wait for an answer: ${waits}${shown}.`, ...entries].join('\n\n')
}
