/** What accounts spend, plan to spend, and have taught. */
import { isNotNull } from 'drizzle-orm'
import {
  bigserial,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import type { TaughtFields } from '../../../shared/understanding/memory/learn.ts'
import { searchTerms } from '../search-terms-column.ts'
import { owner } from './accounts.ts'
import { instant } from './columns.ts'

export const expenses = pgTable(
  'expenses',
  {
    id: uuid('id').notNull(),
    /**
     * Order of entry, for expenses created in the same instant; negative for imported ones, which come before
     * all others. Read as text only, since drivers differ on bigint.
     */
    sequence: bigserial('sequence', { mode: 'number' }).notNull(),
    userId: owner(),
    /** Decimal major units of `currency`: 12 digits and cents. */
    amount: numeric('amount', { precision: 14, scale: 2 }).notNull(),
    currency: text('currency').notNull(),
    description: text('description').notNull(),
    category: text('category').notNull(),
    /** A calendar day, in the user's zone. */
    date: date('date', { mode: 'string' }).notNull(),
    paymentMethod: text('payment_method'),
    createdAt: instant('created_at').notNull(),
    /** Incremented with each change. */
    version: integer('version').notNull().default(1),
    /**
     * Id of its recurring rule, which may be deleted; equal to its own id where the user entered it as the
     * first one.
     */
    recurringId: uuid('recurring_id'),
    /** The phrase that named it in speech or in a typed sentence; null where learning is off. */
    phrase: text('phrase'),
    searchTerms: searchTerms(),
  },
  table => [
    primaryKey({ columns: [table.userId, table.id] }),
    // For sorted lists, and for sums by an index-only scan.
    index('expenses_user_day').on(
      table.userId,
      table.date,
      table.sequence,
      table.category,
      table.currency,
      table.amount,
    ),
    // The same for one category, and for one payment method.
    index('expenses_user_category').on(
      table.userId,
      table.category,
      table.date,
      table.sequence,
      table.currency,
      table.amount,
    ),
    index('expenses_user_payment').on(
      table.userId,
      table.paymentMethod,
      table.date,
      table.sequence,
      table.currency,
      table.amount,
    ),
    // Without a pending list, which every search would have to scan.
    index('expenses_search').using('gin', table.searchTerms).with({ fastupdate: false }),
    // For the latest entries by any day.
    index('expenses_user_sequence').on(table.userId, table.sequence),
    // For the latest spoken ones.
    index('expenses_user_phrase').on(table.userId, table.sequence).where(isNotNull(table.phrase)),
  ],
)

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

/** Rules of recurring expenses. */
export const recurringRules = pgTable(
  'recurring_rules',
  {
    userId: owner(),
    id: uuid('id').notNull(),
    /** Decimal major units of `currency`, as those of an expense. */
    amount: numeric('amount', { precision: 14, scale: 2 }).notNull(),
    currency: text('currency').notNull(),
    description: text('description').notNull(),
    category: text('category').notNull(),
    paymentMethod: text('payment_method'),
    /** `month` or `week`. */
    every: text('every').notNull(),
    /** Of the month, 1 to 31, or of the week, 1 for Monday to 7. */
    day: integer('day').notNull(),
    /** IANA zone of its days. */
    zone: text('zone').notNull(),
    /** The next day to enter. */
    nextDay: date('next_day', { mode: 'string' }).notNull(),
    /** When `nextDay` begins, or later where it was postponed; null while the rule is paused. */
    dueAt: instant('due_at'),
    createdAt: instant('created_at').notNull(),
  },
  table => [primaryKey({ columns: [table.userId, table.id] }), index('recurring_rules_due').on(table.dueAt)],
)

/** Monthly budgets: one row per limit, at most eleven per account. */
export const budgets = pgTable(
  'budgets',
  {
    userId: owner(),
    /** `all`, or a category. */
    scope: text('scope').notNull(),
    /** Decimal major units of `currency`, as those of an expense. */
    amount: numeric('amount', { precision: 14, scale: 2 }).notNull(),
    currency: text('currency').notNull(),
  },
  table => [primaryKey({ columns: [table.userId, table.scope] })],
)
