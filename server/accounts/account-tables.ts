/**
 * Every table that has rows of accounts, by the column that names the account. Deleting an account goes by this list; a
 * test compares it with the schema, so that no new table is forgotten.
 */
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import * as schema from '../db/schema.ts'

export interface AccountTable {
  readonly table: PgTable
  readonly account: PgColumn
}

/** The account itself comes last: the others refer to it. */
export const ACCOUNT_TABLES = [
  { table: schema.expenses, account: schema.expenses.userId },
  { table: schema.idempotentResponses, account: schema.idempotentResponses.userId },
  { table: schema.violations, account: schema.violations.userId },
  { table: schema.objections, account: schema.objections.userId },
  { table: schema.consents, account: schema.consents.userId },
  { table: schema.recurringRules, account: schema.recurringRules.userId },
  { table: schema.phraseRules, account: schema.phraseRules.userId },
  { table: schema.budgets, account: schema.budgets.userId },
  { table: schema.subscriptions, account: schema.subscriptions.userId },
  { table: schema.accountUsage, account: schema.accountUsage.userId },
  { table: schema.restrictions, account: schema.restrictions.userId },
  { table: schema.audioSeconds, account: schema.audioSeconds.userId },
  { table: schema.accountRates, account: schema.accountRates.userId },
  { table: schema.users, account: schema.users.id },
] as const satisfies readonly AccountTable[]
