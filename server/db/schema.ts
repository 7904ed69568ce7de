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
     * The person at the identity provider (`server/auth/token-verifier.ts`). Null until the first token that shows it,
     * in rows of before it was stored.
     */
    subject: text('subject').unique(),
    /** Of the Firebase user last seen; null once that signs another person in. */
    firebaseUid: text('firebase_uid').unique(),
    /** As the identity provider gives it, in lower case. Not unique: only the subject names an account. */
    email: text('email'),
    name: text('name'),
    createdAt: instant('created_at').notNull(),
    /** Whether corrections are learnt from (`server/phrases`). */
    learnsPhrases: boolean('learns_phrases').notNull().default(true),
    /** Of an account that is to be deleted (`server/accounts/account-deletion.ts`). */
    deletionDueAt: instant('deletion_due_at'),
    /** Since when it is being deleted: it cannot be undone any more. */
    deletionBegunAt: instant('deletion_begun_at'),
  },
  table => [
    index('users_email').on(table.email),
    index('users_deletion').on(table.deletionDueAt).where(isNotNull(table.deletionDueAt)),
  ],
)

/** Of deleted accounts: no row of it leads to a person without the person (`server/accounts/departures.ts`). */
export const departures = pgTable('departures', {
  /** Keyed (`server/accounts/identity-hash.ts`). */
  identityHash: text('identity_hash').primaryKey(),
  deletedAt: instant('deleted_at').notNull(),
  /** Of the restriction that was in force, if one was. */
  kind: text('kind'),
  since: instant('since'),
  until: instant('until'),
})

/** Made by the server for itself. */
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
     * Order of entry, for expenses created in the same instant; of imported ones negative: before all that was entered
     * here. Never read back: drivers differ on bigint.
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
    /** One more with each change. */
    version: integer('version').notNull().default(1),
    /** Of the rule by which it comes again, which may be gone since; its own id where its person entered it, as the first. */
    recurringId: uuid('recurring_id'),
    /** The words by which it was named where it was said, or typed as a sentence; null where learning is off. */
    phrase: text('phrase'),
    searchTerms: searchTerms(),
  },
  table => [
    primaryKey({ columns: [table.userId, table.id] }),
    // The list in its order, and the sums from the index alone.
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
    // Without a pending list, which every search would read through.
    index('expenses_search').using('gin', table.searchTerms).with({ fastupdate: false }),
    // The latest entered, whatever their day.
    index('expenses_user_sequence').on(table.userId, table.sequence),
    // The latest said.
    index('expenses_user_phrase').on(table.userId, table.sequence).where(isNotNull(table.phrase)),
  ],
)

/** What corrections have taught: one row a phrase, at most `MOST_PHRASES` an account. */
export const phraseRules = pgTable(
  'phrase_rules',
  {
    userId: owner(),
    /** Made of the account and the words of the phrase. */
    id: uuid('id').notNull(),
    phrase: text('phrase').notNull(),
    learned: jsonb('learned').$type<TaughtFields>().notNull(),
    /** The day of the latest correction, in the user's zone. */
    learnedOn: date('learned_on', { mode: 'string' }).notNull(),
    usedAt: instant('used_at').notNull(),
  },
  table => [primaryKey({ columns: [table.userId, table.id] })],
)

/** Expenses that come again by themselves. */
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
    /** In which its days begin and end. */
    zone: text('zone').notNull(),
    /** The first that is not entered yet. */
    nextDay: date('next_day', { mode: 'string' }).notNull(),
    /** When that begins, or later where it was put off; null while the rule is paused. */
    dueAt: instant('due_at'),
    createdAt: instant('created_at').notNull(),
  },
  table => [primaryKey({ columns: [table.userId, table.id] }), index('recurring_rules_due').on(table.dueAt)],
)

/** What may be spent in a month: one row a limit, at most eleven an account. */
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

/** A repeated request gets the first answer, which is written with what it answers for. Until then the row is a claim. */
export const idempotentResponses = pgTable(
  'idempotent_responses',
  {
    userId: owner(),
    key: text('key').notNull(),
    /** Method, path and a digest of what was asked; null in rows of before it was noted. */
    request: text('request'),
    /** Null in a claim. */
    status: integer('status'),
    body: jsonb('body'),
    createdAt: instant('created_at').notNull(),
    /** Of a claim: the holder, since when, and until when no other may take it. */
    holder: uuid('holder'),
    claimedAt: instant('claimed_at'),
    leasedUntil: instant('leased_until'),
    /** Of `body`, as counted in `account_usage`. */
    bytes: integer('bytes').notNull().default(0),
  },
  table => [
    primaryKey({ columns: [table.userId, table.key] }),
    index('idempotent_responses_age').on(table.createdAt),
  ],
)

/** Recordings in which no expense was found, kept to look into abuse. Nothing of any other recording is in here. */
export const violations = pgTable(
  'violations',
  {
    userId: owner(),
    id: uuid('id').notNull(),
    createdAt: instant('created_at').notNull(),
    /** When it has to be gone. */
    expiresAt: instant('expires_at').notNull(),
    /** As the caller was told. */
    violationType: text('violation_type').notNull(),
    /** Whether it is one of those by which the consequences grow. */
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

/** To whom voice is closed, and until when; an account without a row is in good standing. */
export const restrictions = pgTable('restrictions', {
  userId: owner().primaryKey(),
  /** A consequence of the policy. */
  kind: text('kind').notNull(),
  since: instant('since').notNull(),
  /** Null: until it is lifted. */
  until: instant('until'),
})

/** What people said against a warning or a restriction (`server/policy/objections.ts`). */
export const objections = pgTable(
  'objections',
  {
    userId: owner(),
    id: uuid('id').notNull(),
    text: text('text').notNull(),
    createdAt: instant('created_at').notNull(),
    /** This and what follows: null while it waits. */
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
 * What operators have done (`server/accounts/operator-actions.ts`). Without a reference to `users`: it outlives the
 * account, and says nothing of the person.
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

/** A row for each pace: the time by which things are deleted, or entered (`server/retention-clock.ts`). */
export const retentionClock = pgTable('retention_clock', {
  id: integer('id').primaryKey(),
  passed: instant('passed').notNull(),
})

/** Seconds of recordings sent on to be transcribed, and calls of further models (`server/limits/daily-use.ts`). */
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
    /** What the last to ask was told, in milliseconds; 0 if it was let through. */
    waitMs: doublePrecision('wait_ms').notNull(),
  },
  table => [primaryKey({ columns: [table.userId, table.kind] })],
)

/** Empty but for moments (`server/db/write-probe.ts`). */
export const writeProbe = pgTable('write_probe', { filler: text('filler').notNull() })
