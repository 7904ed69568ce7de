/** The phrase memory of an account. Every query names its user. What it is made of is deleted with the account. */
import { and, desc, eq, inArray, isNotNull } from 'drizzle-orm'
import type { CalendarDate } from '../../shared/domain/calendar-date.ts'
import type { PhraseRule } from '../../shared/domain/phrase-memory.ts'
import type { TaughtFields } from '../../shared/understanding/memory/learn.ts'
import { lockAccount } from '../accounts/account-lock.ts'
import type { Database } from '../db/database.ts'
import { expenses, phraseRules as rules, users } from '../db/schema.ts'
import { type PhraseRow, phraseId } from './phrase-rows.ts'

/** More than a person corrects in years; of more, those that were not used for longest go. */
export const MOST_PHRASES = 500

/** The latest learnt first. */
export function listRules(db: Database, userId: string): Promise<PhraseRow[]> {
  return db
    .select()
    .from(rules)
    .where(eq(rules.userId, userId))
    .orderBy(desc(rules.learnedOn), desc(rules.usedAt), rules.id)
}

/** Those of `ids` that are there, in no order. */
export function findRules(db: Database, userId: string, ids: readonly string[]): Promise<PhraseRow[]> {
  return db
    .select()
    .from(rules)
    .where(and(eq(rules.userId, userId), inArray(rules.id, [...ids])))
}

export interface StoredRule {
  readonly phrase: string
  readonly learned: TaughtFields
  readonly learnedOn: CalendarDate
}

/** In a transaction that holds the account's lock. In place of the one of the same words; without a field, none is left. */
export async function storeRule(tx: Database, userId: string, rule: StoredRule, now: Date): Promise<void> {
  const { phrase, learned, learnedOn } = rule
  const id = phraseId(userId, phrase)
  if (Object.keys(learned).length === 0) {
    await deleteRule(tx, userId, id)
    return
  }
  const fields = { phrase, learned, learnedOn, usedAt: now }
  await tx
    .insert(rules)
    .values({ userId, id, ...fields })
    .onConflictDoUpdate({ target: [rules.userId, rules.id], set: fields })
  const unused = tx
    .select({ id: rules.id })
    .from(rules)
    .where(eq(rules.userId, userId))
    .orderBy(desc(rules.usedAt), rules.id)
    .offset(MOST_PHRASES)
  await tx.delete(rules).where(and(eq(rules.userId, userId), inArray(rules.id, unused)))
}

/** Puts a rule back that was listed with this id; false where the id is not that of its words, or nothing is learnt. */
export async function restoreRule(
  db: Database,
  userId: string,
  rule: PhraseRule,
  now: Date,
): Promise<boolean> {
  if (rule.id !== phraseId(userId, rule.phrase)) return false
  return db.transaction(async tx => {
    await lockAccount(tx, userId)
    const [user] = await tx.select({ learns: users.learnsPhrases }).from(users).where(eq(users.id, userId))
    if (!user?.learns) return false
    await storeRule(tx, userId, rule, now)
    return true
  })
}

/** Whether there was one. */
export async function deleteRule(db: Database, userId: string, id: string): Promise<boolean> {
  const deleted = await db
    .delete(rules)
    .where(and(eq(rules.userId, userId), eq(rules.id, id)))
    .returning({ id: rules.id })
  return deleted.length > 0
}

/** Turning it off forgets all that was learnt, and what was said for each expense. */
export async function setLearning(db: Database, userId: string, learning: boolean): Promise<void> {
  await db.transaction(async tx => {
    await lockAccount(tx, userId)
    await tx.update(users).set({ learnsPhrases: learning }).where(eq(users.id, userId))
    if (learning) return
    await tx.delete(rules).where(eq(rules.userId, userId))
    await tx
      .update(expenses)
      .set({ phrase: null })
      .where(and(eq(expenses.userId, userId), isNotNull(expenses.phrase)))
  })
}
