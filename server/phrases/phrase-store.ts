/** The phrase memory of an account, deleted with it. Every query names its user. */
import { and, desc, eq, inArray, isNotNull } from 'drizzle-orm'
import type { CalendarDate } from '../../shared/domain/calendar-date.ts'
import type { PhraseRule } from '../../shared/domain/phrase-memory.ts'
import type { TaughtFields } from '../../shared/understanding/memory/learn.ts'
import { lockAccount } from '../accounts/account-lock.ts'
import type { Database } from '../db/database.ts'
import { expenses, phraseRules as rules, users } from '../db/schema.ts'
import { type PhraseRow, phraseId } from './phrase-rows.ts'

/** More than a person corrects in years; beyond it the least recently used are deleted. */
export const MOST_PHRASES = 500

/** The latest learnt first. */
export function listRules(db: Database, userId: string): Promise<PhraseRow[]> {
  return db
    .select()
    .from(rules)
    .where(eq(rules.userId, userId))
    .orderBy(desc(rules.learnedOn), desc(rules.usedAt), rules.id)
}

/** The existing ones of `ids`, unordered. */
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

/**
 * In a transaction that holds the account's lock. Replaces the rule of the same words; deletes it where no
 * field is left.
 */
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

/** Restores a rule; false where the id does not match its words, or learning is off. */
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

/** Turning it off deletes all rules, and the phrases of expenses. */
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
