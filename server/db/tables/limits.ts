/** How much accounts have stored and used. */
import {
  bigint,
  date,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { owner } from './accounts.ts'

/** How much an account has stored (`server/limits/quota.ts`). No row: nothing. */
export const accountUsage = pgTable('account_usage', {
  userId: owner().primaryKey(),
  expenses: integer('expenses').notNull(),
  descriptionBytes: bigint('description_bytes', { mode: 'number' }).notNull(),
  answerBytes: bigint('answer_bytes', { mode: 'number' }).notNull(),
})

/** Seconds sent to transcription, and calls of further models (`server/limits/daily-use.ts`). */
export const audioSeconds = pgTable(
  'audio_seconds',
  {
    userId: owner(),
    /** In UTC. */
    day: date('day', { mode: 'string' }).notNull(),
    seconds: doublePrecision('seconds').notNull(),
    modelCalls: integer('model_calls').notNull().default(0),
  },
  table => [primaryKey({ columns: [table.userId, table.day] }), index('audio_seconds_day').on(table.day)],
)

/**
 * How much of its rates an account has used (`server/limits/shared-rates.ts`). UNLOGGED, and without a reference to
 * `users`, which an insert would lock: no request waits for the disk for it. A crash of the database empties it.
 */
export const accountRates = pgTable(
  'account_rates',
  {
    userId: uuid('user_id').notNull(),
    kind: text('kind').notNull(),
    /** Milliseconds since 1970, by the database's clock. */
    restedAt: doublePrecision('rested_at').notNull(),
    /** The wait returned to the latest request, in milliseconds; 0 if it was admitted. */
    waitMs: doublePrecision('wait_ms').notNull(),
  },
  table => [primaryKey({ columns: [table.userId, table.kind] })],
)
