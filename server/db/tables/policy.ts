/** Violations of the policy, and what follows from them. */
import { boolean, index, pgTable, primaryKey, real, text, uuid } from 'drizzle-orm/pg-core'
import { owner } from './accounts.ts'
import { bytes, instant } from './columns.ts'

/** Recordings that violate the policy, kept for review. No other recording is stored here. */
export const violations = pgTable(
  'violations',
  {
    userId: owner(),
    id: uuid('id').notNull(),
    createdAt: instant('created_at').notNull(),
    /** When it has to be deleted. */
    expiresAt: instant('expires_at').notNull(),
    /** The type sent to the client. */
    violationType: text('violation_type').notNull(),
    /** Whether it counts towards the next consequence. */
    counted: boolean('counted').notNull(),
    /** Why it is no expense. */
    reason: text('reason').notNull(),
    transcript: text('transcript').notNull(),
    /** Of the transcription, 0..1; null where the service does not tell. */
    confidence: real('confidence'),
    audio: bytes('audio').notNull(),
    mediaType: text('media_type').notNull(),
    ipAddress: text('ip_address'),
    /** The User-Agent, cut to a length. */
    device: text('device'),
  },
  table => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('violations_user_time').on(table.userId, table.createdAt),
    index('violations_expiry').on(table.expiresAt),
  ],
)

/** Restrictions of voice; an account without a row has none. */
export const restrictions = pgTable('restrictions', {
  userId: owner().primaryKey(),
  /** A consequence of the policy. */
  kind: text('kind').notNull(),
  since: instant('since').notNull(),
  /** Null: until it is lifted. */
  until: instant('until'),
})

/** Objections to warnings and restrictions (`server/policy/objections.ts`). */
export const objections = pgTable(
  'objections',
  {
    userId: owner(),
    id: uuid('id').notNull(),
    text: text('text').notNull(),
    createdAt: instant('created_at').notNull(),
    /** This and the following columns are null while it waits. */
    answeredAt: instant('answered_at'),
    accepted: boolean('accepted'),
    /** What the operator wrote; null where only the decision is told. */
    answer: text('answer'),
  },
  table => [primaryKey({ columns: [table.userId, table.id] })],
)

/**
 * Actions of operators (`server/accounts/operator-actions.ts`). Without a reference to `users`: a row
 * outlives the account and holds no personal data.
 */
export const operatorActions = pgTable(
  'operator_actions',
  {
    accountId: uuid('account_id').notNull(),
    id: uuid('id').notNull(),
    at: instant('at').notNull(),
    /** The user and host of the system, or ADMIN_NAME. */
    operator: text('operator').notNull(),
    action: text('action').notNull(),
    outcome: text('outcome').notNull(),
  },
  table => [
    primaryKey({ columns: [table.accountId, table.id] }),
    index('operator_actions_time').on(table.at),
  ],
)
