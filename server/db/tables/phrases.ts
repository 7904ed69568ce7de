/** What accounts have taught. */
import { date, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { TaughtFields } from '../../../shared/understanding/memory/learn.ts'
import { owner } from './accounts.ts'
import { instant } from './columns.ts'

/** Rules learned from corrections: one row per phrase, at most `MOST_PHRASES` per account. */
export const phraseRules = pgTable(
  'phrase_rules',
  {
    userId: owner(),
    /** Derived from the account and the words of the phrase. */
    id: uuid('id').notNull(),
    phrase: text('phrase').notNull(),
    learned: jsonb('learned').$type<TaughtFields>().notNull(),
    /** The day of the latest correction, in the user's zone. */
    learnedOn: date('learned_on', { mode: 'string' }).notNull(),
    usedAt: instant('used_at').notNull(),
  },
  table => [primaryKey({ columns: [table.userId, table.id] })],
)
