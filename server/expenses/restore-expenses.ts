/**
 * Undoes a deletion: each expense gets its former id, which links, other devices and copies refer to, and its former place
 * in lists.
 */
import type * as v from 'valibot'
import type { expenseRestoration } from '../../shared/wire/restore.ts'
import { lockAccount } from '../accounts/account-lock.ts'
import type { Database } from '../db/database.ts'
import { draftFromInput, type ExpenseRow } from './expense-row.ts'
import { findExpenses, insertExpenses, type NewExpense, newRow } from './expense-store.ts'

/** Version where the deleted one is not given: beyond any number of manual changes. */
const BEYOND = 1_000_000

type Restored = v.InferOutput<typeof expenseRestoration>['expenses'][number]

/**
 * Those without a place in the order given. Inside a transaction. An existing one, as from another tab's Undo, stays unchanged.
 * Throws as `insertExpenses`. Without `learns` the phrases are not stored.
 */
export async function restoreExpenses(
  tx: Database,
  userId: string,
  restored: readonly Restored[],
  { now, learns }: { readonly now: Date; readonly learns: boolean },
): Promise<ExpenseRow[]> {
  // Serialises concurrent requests: the second sees what the first has added.
  await lockAccount(tx, userId)
  const items = new Map(restored.map(one => [one.id, itemOf(one, now, learns)]))
  const found = new Map((await findExpenses(tx, userId, [...items.keys()])).map(row => [row.id, row]))
  const missing = [...items.values()].filter(({ id }) => !found.has(id))
  if (missing.length > 0) await insertExpenses(tx, userId, missing, now)
  return [...items.values()].map(item => found.get(item.id) ?? newRow(userId, item, now))
}

function itemOf(restored: Restored, now: Date, learns: boolean): NewExpense {
  const { id, created_at, version = BEYOND, recurring_id, phrase, place, ...input } = restored
  return {
    ...draftFromInput(input),
    id,
    createdAt: created_at === undefined || created_at > now ? now : created_at,
    // A new version, so that devices do not confuse it with an earlier one.
    version: version + 1,
    ...(recurring_id === undefined ? {} : { recurringId: recurring_id }),
    ...(place === undefined ? {} : { place }),
    ...(learns && phrase !== undefined ? { phrase } : {}),
  }
}
