/** Monthly budgets. Every query names its user. */
import { and, eq } from 'drizzle-orm'
import { type Budget, byScope } from '../../shared/domain/budget.ts'
import { isCurrency } from '../../shared/domain/currency.ts'
import { toMinor } from '../../shared/domain/money.ts'
import type { Database } from '../db/database.ts'
import { budgets } from '../db/schema.ts'
import { decimal } from '../expenses/expense-row.ts'

/** In the order of `BUDGET_SCOPES`. */
export async function listBudgets(db: Database, userId: string): Promise<Budget[]> {
  const rows = await db.select().from(budgets).where(eq(budgets.userId, userId))
  return rows.map(budgetOf).sort(byScope)
}

/** Replaces the one before. */
export async function setBudget(db: Database, userId: string, budget: Budget): Promise<void> {
  const { scope, currency } = budget
  const limit = { amount: decimal(budget.amount, currency), currency }
  await db
    .insert(budgets)
    .values({ userId, scope, ...limit })
    .onConflictDoUpdate({ target: [budgets.userId, budgets.scope], set: limit })
}

/** Whether there was one. */
export async function removeBudget(db: Database, userId: string, scope: string): Promise<boolean> {
  const removed = await db
    .delete(budgets)
    .where(and(eq(budgets.userId, userId), eq(budgets.scope, scope)))
    .returning({ scope: budgets.scope })
  return removed.length > 0
}

function budgetOf({ scope, amount, currency }: typeof budgets.$inferSelect): Budget {
  if (!isCurrency(currency)) throw new Error('A stored budget has a currency that the product does not know')
  return { scope, amount: toMinor(Number(amount), currency), currency }
}
