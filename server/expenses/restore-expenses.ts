/** Undoes a deletion: each expense has the id again that links, other devices and copies know it by. */
import type * as v from 'valibot'
import type { expenseRestoration } from '../../shared/wire/restore.ts'
import { lockAccount } from '../accounts/account-lock.ts'
import type { Database } from '../db/database.ts'
import { draftFromInput, type ExpenseRow } from './expense-row.ts'
import { findExpenses, insertExpenses, type NewExpense, newRow } from './expense-store.ts'

/** Where it is not told which one was deleted: beyond any that changes by hand reach. */
const BEYOND = 1_000_000

type Restored = v.InferOutput<typeof expenseRestoration>['expenses'][number]

/**
 * In the order given, inside a transaction. One that is there, as from another tab's Undo, stays as it is. Throws as
 * `insertExpenses`. Without `learns` the words by which they were named are not stored.
 */
export async function restoreExpenses(
  tx: Database,
  userId: string,
  restored: readonly Restored[],
  { now, learns }: { readonly now: Date; readonly learns: boolean },
): Promise<ExpenseRow[]> {
  // Of two at once the second sees what the first has added.
  await lockAccount(tx, userId)
  const items = new Map(restored.map(one => [one.id, itemOf(one, now, learns)]))
  const found = new Map((await findExpenses(tx, userId, [...items.keys()])).map(row => [row.id, row]))
  const missing = [...items.values()].filter(({ id }) => !found.has(id))
  if (missing.length > 0) await insertExpenses(tx, userId, missing, now)
  return [...items.values()].map(item => found.get(item.id) ?? newRow(userId, item, now))
}

function itemOf(restored: Restored, now: Date, learns: boolean): NewExpense {
  const { id, created_at, version = BEYOND, recurring_id, phrase, ...input } = restored
  return {
    ...draftFromInput(input),
    id,
    createdAt: created_at === undefined || created_at > now ? now : created_at,
    // A device that saw an earlier one must not take this one for it.
    version: version + 1,
    ...(recurring_id === undefined ? {} : { recurringId: recurring_id }),
    ...(learns && phrase !== undefined ? { phrase } : {}),
  }
}
