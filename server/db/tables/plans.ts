/** What accounts plan to spend. */
import { date, index, integer, numeric, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { owner } from './accounts.ts'
import { instant } from './columns.ts'

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
