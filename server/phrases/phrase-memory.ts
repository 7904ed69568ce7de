/** Loads the phrase memory of an account for extraction. */
import { and, desc, eq, isNotNull } from 'drizzle-orm'
import { type Minor, toMinor } from '../../shared/domain/money.ts'
import { MOST_AMOUNTS, type PhraseAmounts, type PhraseMemory } from '../../shared/domain/phrase-memory.ts'
import { FEWEST_AMOUNTS } from '../../shared/understanding/memory/amount-guard.ts'
import { phraseKey } from '../../shared/understanding/memory/phrase.ts'
import type { Database } from '../db/database.ts'
import { expenses } from '../db/schema.ts'
import { currencyOf } from '../expenses/expense-row.ts'
import { ruleFromRow } from './phrase-rows.ts'
import { listRules } from './phrase-store.ts'

/** Number of the latest expenses from speech or sentences: half a year at six a day. */
const REMEMBERED = 1000
export async function phraseMemory(db: Database, userId: string): Promise<PhraseMemory> {
  const rules = await listRules(db, userId)
  return { rules: rules.map(ruleFromRow), amounts: await usualAmounts(db, userId) }
}

interface Group extends PhraseAmounts {
  readonly amounts: Minor[]
}

/** Amounts of phrases with enough purchases to derive the usual amount. */
async function usualAmounts(db: Database, userId: string): Promise<PhraseAmounts[]> {
  const { phrase, currency, amount, sequence } = expenses
  const rows = await db
    .select({ phrase, currency, amount })
    .from(expenses)
    .where(and(eq(expenses.userId, userId), isNotNull(phrase)))
    .orderBy(desc(sequence))
    .limit(REMEMBERED)
  const groups = new Map<string, Group>()
  for (const row of rows) {
    if (row.phrase === null) continue
    const paidIn = currencyOf(row)
    const key = `${paidIn} ${phraseKey(row.phrase)}`
    const group = groups.get(key) ?? { phrase: row.phrase, currency: paidIn, amounts: [] }
    groups.set(key, group)
    if (group.amounts.length < MOST_AMOUNTS) group.amounts.push(toMinor(Number(row.amount), paidIn))
  }
  return [...groups.values()].filter(({ amounts }) => amounts.length >= FEWEST_AMOUNTS)
}
