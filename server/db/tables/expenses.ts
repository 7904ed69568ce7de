/** What accounts spend. */
import { isNotNull } from 'drizzle-orm'
import {
  bigserial,
  date,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
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
