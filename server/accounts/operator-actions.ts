/** What operators have done, and on which account. Outlives the account, of which it holds the id alone. */
import { randomUUID } from 'node:crypto'
import { desc, eq } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { operatorActions } from '../db/schema.ts'

export interface OperatorAction {
  readonly accountId: string
  readonly operator: string
  /** As the operator gave it, without the account's name and without free text. */
  readonly action: string
  /** What was so afterwards. Nothing of the person. */
  readonly outcome: string
}

/** Inside the transaction of what was done. */
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
