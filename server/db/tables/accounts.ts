/** Accounts, what they may do, and what they agreed to. */
import { isNotNull } from 'drizzle-orm'
import { boolean, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

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

/** The account of a row, which goes with it. */
export const owner = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

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

/** One row an account; active while `expires_at` lies ahead. */
export const subscriptions = pgTable('subscriptions', {
  userId: owner().primaryKey(),
  isTrial: boolean('is_trial').notNull(),
  /** All days ever granted, trial included. */
  totalDays: integer('total_days').notNull(),
  expiresAt: instant('expires_at').notNull(),
})

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
