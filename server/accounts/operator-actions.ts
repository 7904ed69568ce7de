/** A record of operators' actions by account id. It outlives the account and holds no other data of it. */
import { randomUUID } from 'node:crypto'
import { desc, eq } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { operatorActions } from '../db/schema.ts'

export interface OperatorAction {
  readonly accountId: string
  readonly operator: string
  /** As the operator gave it, without the account's name and without free text. */
  readonly action: string
  /** The result, without personal data. */
  readonly outcome: string
}

/** Inside the transaction of the action. */
export async function recordAction(tx: Database, action: OperatorAction, now: Date): Promise<void> {
  await tx.insert(operatorActions).values({ ...action, id: randomUUID(), at: now })
}

/** Of one account, or of all; the latest `most`, latest first, a line each. */
export async function listActions(db: Database, accountId: string | null, most: number): Promise<string> {
  const rows = await db
    .select()
    .from(operatorActions)
    .where(accountId === null ? undefined : eq(operatorActions.accountId, accountId))
    .orderBy(desc(operatorActions.at), desc(operatorActions.id))
    .limit(most)
  if (rows.length === 0) return 'No operator has done anything yet.'
  return rows
    .map(
      ({ at, operator, accountId: on, action, outcome }) =>
        `${at.toISOString()}  ${operator}  ${on}  ${action}: ${outcome}`,
    )
    .join('\n')
}
