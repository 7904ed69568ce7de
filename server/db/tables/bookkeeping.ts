/** What the server keeps for its own work. */
import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { owner } from './accounts.ts'
import { instant } from './columns.ts'

/** Answers for repeated requests, written in the transaction of their effects; before that, a claim. */
export const idempotentResponses = pgTable(
  'idempotent_responses',
  {
    userId: owner(),
    key: text('key').notNull(),
    /** Method, path and a digest of the request; null in rows older than this column. */
    request: text('request'),
    /** Null in a claim. */
    status: integer('status'),
    body: jsonb('body'),
    createdAt: instant('created_at').notNull(),
    /** For a claim: the holder, its start, and the end of its lease. */
    holder: uuid('holder'),
    claimedAt: instant('claimed_at'),
    leasedUntil: instant('leased_until'),
    /** Bytes of `body`, as counted in `account_usage`. */
    bytes: integer('bytes').notNull().default(0),
  },
  table => [
    primaryKey({ columns: [table.userId, table.key] }),
    index('idempotent_responses_age').on(table.createdAt),
  ],
)

/** Keys that the server generates for itself. */
export const serverKeys = pgTable('server_keys', {
  name: text('name').primaryKey(),
  key: text('key').notNull(),
})

/** One row per pace: the clocks for deletions and for recurring expenses (`server/retention-clock.ts`). */
export const retentionClock = pgTable('retention_clock', {
  id: integer('id').primaryKey(),
  passed: instant('passed').notNull(),
})

/** Empty except during a probe (`server/db/write-probe.ts`). */
export const writeProbe = pgTable('write_probe', { filler: text('filler').notNull() })
