/** Tables. The same schema and migrations run on the embedded database and on PostgreSQL 15 and later. */
import {
  bigserial,
  boolean,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

export const users = pgTable(
  'users',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    firebaseUid: text('firebase_uid').notNull().unique(),
    /** As the identity provider gives it, in lower case. Not unique: only the uid names an account. */
    email: text('email'),
    name: text('name'),
    createdAt: instant('created_at').notNull(),
  },
  table => [index('users_email').on(table.email)],
)

const owner = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** One row an account; active while `expires_at` lies ahead. */
export const subscriptions = pgTable('subscriptions', {
  userId: owner().primaryKey(),
  isTrial: boolean('is_trial').notNull(),
  /** All days ever granted, trial included. */
  totalDays: integer('total_days').notNull(),
  expiresAt: instant('expires_at').notNull(),
})

export const expenses = pgTable(
  'expenses',
  {
    id: uuid('id').primaryKey(),
    /** Order of entry, for expenses created in the same instant. Never read back: drivers differ on bigint. */
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
  },
  table => [
    index('expenses_user_date').on(table.userId, table.date),
    index('expenses_user_sequence').on(table.userId, table.sequence),
  ],
)

/** First answers, so that a repeated upload gets the same one. The row is written with what it answers for. */
export const idempotentResponses = pgTable(
  'idempotent_responses',
  {
    userId: owner(),
    key: text('key').notNull(),
    status: integer('status').notNull(),
    body: jsonb('body').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  table => [
    primaryKey({ columns: [table.userId, table.key] }),
    index('idempotent_responses_age').on(table.createdAt),
  ],
)
