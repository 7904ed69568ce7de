/** Tables. The same schema and migrations run on the embedded database and on PostgreSQL 15 and later. */
import { isNotNull } from 'drizzle-orm'
import {
  bigint,
  bigserial,
  boolean,
  customType,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  real,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import type { TaughtFields } from '../../shared/understanding/memory/learn.ts'
import { searchTerms } from './search-terms-column.ts'

const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' })
const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

export const users = pgTable(
  'users',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /**
     * The person at the identity provider (`server/auth/token-verifier.ts`). Null in rows older than this
     * column, until the next token.
     */
    subject: text('subject').unique(),
    /** Id of the Firebase user last seen; null once that user belongs to another person. */
    firebaseUid: text('firebase_uid').unique(),
    /** As the identity provider gives it, in lower case. Not unique: only the subject names an account. */
    email: text('email'),
    name: text('name'),
    createdAt: instant('created_at').notNull(),
    /** Whether corrections are learnt from (`server/phrases`). */
    learnsPhrases: boolean('learns_phrases').notNull().default(true),
    /** When the account is to be deleted (`server/accounts/account-deletion.ts`); null for none. */
    deletionDueAt: instant('deletion_due_at'),
    /** Start of the deletion, after which it cannot be cancelled. */
    deletionBegunAt: instant('deletion_begun_at'),
  },
  table => [
    index('users_email').on(table.email),
    index('users_deletion').on(table.deletionDueAt).where(isNotNull(table.deletionDueAt)),
  ],
)

/**
 * Deleted accounts; a row identifies a person only to a later sign-in of that person
 * (`server/accounts/departures.ts`).
 */
export const departures = pgTable('departures', {
  /** Keyed (`server/accounts/identity-hash.ts`). */
  identityHash: text('identity_hash').primaryKey(),
  deletedAt: instant('deleted_at').notNull(),
  /** Kind of the restriction in force; null for none. */
  kind: text('kind'),
  since: instant('since'),
  until: instant('until'),
})

/** Keys that the server generates for itself. */
export const serverKeys = pgTable('server_keys', {
  name: text('name').primaryKey(),
  key: text('key').notNull(),
})

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

/** How much an account has stored (`server/limits/quota.ts`). No row: nothing. */
export const accountUsage = pgTable('account_usage', {
  userId: owner().primaryKey(),
  expenses: integer('expenses').notNull(),
  descriptionBytes: bigint('description_bytes', { mode: 'number' }).notNull(),
  answerBytes: bigint('answer_bytes', { mode: 'number' }).notNull(),
})

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

/** Versions of terms and privacy policy that people agreed to (`server/accounts/consents.ts`). */
export const consents = pgTable(
  'consents',
  {
    userId: owner(),
    version: text('version').notNull(),
    agreedAt: instant('agreed_at').notNull(),
  },
  table => [primaryKey({ columns: [table.userId, table.version] })],
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

/** One row per pace: the clocks for deletions and for recurring expenses (`server/retention-clock.ts`). */
export const retentionClock = pgTable('retention_clock', {
  id: integer('id').primaryKey(),
  passed: instant('passed').notNull(),
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

/** Empty except during a probe (`server/db/write-probe.ts`). */
export const writeProbe = pgTable('write_probe', { filler: text('filler').notNull() })
