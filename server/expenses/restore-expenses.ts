/**
 * Undoes a deletion: each expense gets its former id, which links, other devices and copies refer to, and its former place
 * in lists.
 */
import { and, eq, sql } from 'drizzle-orm'
import type * as v from 'valibot'
import type { expenseRestoration } from '../../shared/wire/restore.ts'
import { lockAccount } from '../accounts/account-lock.ts'
import type { Database } from '../db/database.ts'
import { expenses } from '../db/schema.ts'
import { draftFromInput, type ExpenseRow } from './expense-row.ts'
import { findExpenses } from './find-expenses.ts'
import { insertExpenses, type NewExpense, newRow } from './insert-expenses.ts'

/** Version where the deleted one is not given: beyond any number of manual changes. */
const BEYOND = 1_000_000

/** As text, which holds all digits. */
const PLACE = sql<string>`${expenses.sequence}::text`

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
  if (missing.length > 0) await insertExpenses(tx, userId, await withFreePlaces(tx, userId, missing), now)
  return [...items.values()].map(item => found.get(item.id) ?? newRow(userId, item, now))
}

/** A place that is taken, or wanted twice, would hide an expense behind the other one: the later one comes after all others. */
async function withFreePlaces(
  tx: Database,
  userId: string,
  items: readonly NewExpense[],
): Promise<readonly NewExpense[]> {
  const wanted = items.flatMap(({ place }) => (place === undefined ? [] : [sql`${place}::bigint`]))
  if (wanted.length === 0) return items
  const rows = await tx
    .select({ place: PLACE })
    .from(expenses)
    .where(and(eq(expenses.userId, userId), sql`${expenses.sequence} in (${sql.join(wanted, sql`, `)})`))
  const taken = new Set(rows.map(({ place }) => place))
  return items.map(item => {
    const { place, ...placeless } = item
    if (place === undefined) return item
    if (taken.has(place)) return placeless
    taken.add(place)
    return item
  })
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
    ...(place === undefined ? {} : { place: String(BigInt(place)) }),
    ...(learns && phrase !== undefined ? { phrase } : {}),
  }
}
