/** Learning from saved and corrected expenses. */
import type { CalendarDate } from '../../shared/domain/calendar-date.ts'
import { CATEGORIES } from '../../shared/domain/category.ts'
import type { LearnedValues } from '../../shared/domain/phrase-memory.ts'
import { confirm, learn } from '../../shared/understanding/memory/learn.ts'
import { lockAccount } from '../accounts/account-lock.ts'
import type { Database } from '../db/database.ts'
import { draftFromRow, type ExpenseRow } from '../expenses/expense-row.ts'
import { phraseId } from './phrase-rows.ts'
import { findRules, storeRule } from './phrase-store.ts'

/** In the transaction that saves `rows`: confirms the rules that they follow. */
export async function confirmRules(
  tx: Database,
  userId: string,
  rows: readonly ExpenseRow[],
  now: Date,
): Promise<void> {
  const said = new Map<string, ExpenseRow>()
  for (const row of rows) if (row.phrase !== null) said.set(phraseId(userId, row.phrase), row)
  if (said.size === 0) return
  for (const rule of await findRules(tx, userId, [...said.keys()])) {
    const row = said.get(rule.id)
    const saved = row && valuesOf(row)
    if (!saved) continue
    const { phrase, learnedOn } = rule
    const learned = confirm(rule.learned, saved)
    await storeRule(tx, userId, { phrase, learned, learnedOn: learnedOn as CalendarDate }, now)
  }
}

/** In the transaction that changes an expense. `today`: the user's day. */
export async function learnFromChange(
  tx: Database,
  userId: string,
  [before, after]: readonly [ExpenseRow, ExpenseRow],
  now: Date,
  today: CalendarDate,
): Promise<void> {
  const was = valuesOf(before)
  // The phrase stays as it was said.
  if (was) await learnFrom(tx, userId, [was, { ...after, phrase: before.phrase }], now, today)
}

/** In the transaction that adds an expense which the user had put right: `was` is what it was read as. */
export async function learnFromEntry(
  tx: Database,
  userId: string,
  row: ExpenseRow,
  { was, on }: { readonly was: LearnedValues; readonly on: CalendarDate },
  now: Date,
): Promise<void> {
  await learnFrom(tx, userId, [was, row], now, on)
}

async function learnFrom(
  tx: Database,
  userId: string,
  [was, row]: readonly [LearnedValues, ExpenseRow],
  now: Date,
  today: CalendarDate,
): Promise<void> {
  const is = valuesOf(row)
  const { phrase } = row
  if (phrase === null || !is || isSame(was, is)) return
  // Serialises concurrent corrections: the second sees what the first has learned.
  await lockAccount(tx, userId)
  const [rule] = await findRules(tx, userId, [phraseId(userId, phrase)])
  const learned = learn(rule?.learned ?? {}, { id: row.id, before: was, after: is })
  await storeRule(tx, userId, { phrase, learned, learnedOn: today }, now)
}

function isSame(one: LearnedValues, other: LearnedValues): boolean {
  return (
    one.category === other.category &&
    one.description === other.description &&
    one.paymentMethod === other.paymentMethod
  )
}

/** Null for a category other than the ten. */
function valuesOf(row: ExpenseRow): LearnedValues | null {
  const { description, paymentMethod } = draftFromRow(row)
  const category = CATEGORIES.find(one => one === row.category)
  return category ? { category, description, paymentMethod } : null
}
