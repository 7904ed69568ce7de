/** Imports expenses from a file, with their former ids and times, without duplicates. */
import { randomUUID } from 'node:crypto'
import { and, count, eq, inArray } from 'drizzle-orm'
import type * as v from 'valibot'
import { convert } from '../../shared/domain/exchange.ts'
import { sumOfDecimal } from '../../shared/domain/money.ts'
import type { expenseImport } from '../../shared/wire/import.ts'
import { lockAccount } from '../accounts/account-lock.ts'
import type { Database } from '../db/database.ts'
import { expenses } from '../db/schema.ts'
import { currencyOf, draftFromInput } from './expense-row.ts'
import { findExpenses } from './find-expenses.ts'
import { insertExpenses, type NewExpense } from './insert-expenses.ts'

export type ImportItem = v.InferOutput<typeof expenseImport>['expenses'][number]

export interface Imported {
  /** Ids of the missing expenses; in a preview they are not final. */
  readonly ids: readonly string[]
  readonly existing: number
}

/** In the order given. Inside a transaction that is rolled back where this throws: 507 where the account has no room. */
export async function importExpenses(
  tx: Database,
  userId: string,
  items: readonly ImportItem[],
  now: Date,
  preview: boolean,
): Promise<Imported> {
  // Serialises concurrent requests: the second sees what the first has added.
  await lockAccount(tx, userId)
  const missing = await missingOf(tx, userId, items)
  const rows = missing.map(
    ({ id = randomUUID(), created_at, occurrence: _, ...input }): NewExpense => ({
      ...draftFromInput(input),
      id,
      isImported: true,
      createdAt: created_at === undefined || created_at > now ? now : created_at,
    }),
  )
  if (!preview && rows.length > 0) await insertExpenses(tx, userId, rows, now)
  return { ids: rows.map(({ id }) => id), existing: items.length - rows.length }
}

/** An item with an id exists if the account has it; one without, if as many identical ones exist. */
async function missingOf(tx: Database, userId: string, items: readonly ImportItem[]): Promise<ImportItem[]> {
  const ids = items.flatMap(({ id }) => id ?? [])
  const there = new Set(ids.length === 0 ? [] : (await findExpenses(tx, userId, ids)).map(({ id }) => id))
  const alike = await countAlike(
    tx,
    userId,
    items.filter(({ id }) => id === undefined),
  )
  return items.filter(item => {
    if (item.id === undefined) return alike(item) <= item.occurrence
    if (there.has(item.id)) return false
    there.add(item.id)
    return true
  })
}

/** How many the account has of the same day, description, category and amount, as read in the item's currency. */
async function countAlike(tx: Database, userId: string, items: readonly ImportItem[]) {
  const { date, description, category, amount, currency } = expenses
  const rows =
    items.length === 0
      ? []
      : await tx
          .select({ date, description, category, amount, currency, count: count() })
          .from(expenses)
          .where(
            and(
              eq(expenses.userId, userId),
              inArray(
                date,
                items.map(item => item.date),
              ),
              inArray(
                description,
                items.map(item => item.description),
              ),
            ),
          )
          .groupBy(date, description, category, amount, currency)
  return (item: ImportItem): number => {
    const asked = draftFromInput(item)
    return rows
      .filter(
        row =>
          row.date === item.date && row.description === item.description && row.category === item.category,
      )
      .filter(row => {
        const from = currencyOf(row)
        const stored = sumOfDecimal(row.amount, from)
        return stored !== null && convert(stored, from, item.currency) === BigInt(asked.amount)
      })
      .reduce((sum, row) => sum + row.count, 0)
  }
}
