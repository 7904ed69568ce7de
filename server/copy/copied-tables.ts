/** The tables in an account's copy: a CSV and a JSON file each, with the field names given here. */
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { AccountTable } from '../accounts/account-tables.ts'
import * as schema from '../db/schema.ts'

export interface CopiedTable<Field extends string = string> extends AccountTable {
  /** Under the names that both files give them. */
  readonly fields: Readonly<Record<Field, PgColumn>>
  /** Columns that are redundant or internal to the database. */
  readonly leftOut: readonly PgColumn[]
  /** Sort columns, descending; together unique within an account. None may be a timestamp. */
  readonly order: readonly PgColumn[]
  /** Column titles of the CSV file that differ from the field names. */
  readonly titles?: Readonly<Partial<Record<Field, string>>>
}

function copied<Field extends string>(table: CopiedTable<Field>): CopiedTable<Field> {
  return table
}

const { users, subscriptions, expenses, recurringRules, phraseRules, budgets, audioSeconds } = schema
const { restrictions, violations, objections, consents, idempotentResponses } = schema

export const COPIED_TABLES = {
  profile: copied({
    table: users,
    account: users.id,
    fields: {
      id: users.id,
      email: users.email,
      name: users.name,
      created_at: users.createdAt,
      google_id: users.subject,
      sign_in_id: users.firebaseUid,
      learns_phrases: users.learnsPhrases,
      deletion_due_at: users.deletionDueAt,
    },
    leftOut: [users.deletionBegunAt],
    order: [users.id],
  }),
  subscription: copied({
    table: subscriptions,
    account: subscriptions.userId,
    fields: {
      is_trial: subscriptions.isTrial,
      total_days: subscriptions.totalDays,
      expires_at: subscriptions.expiresAt,
    },
    leftOut: [],
    order: [subscriptions.userId],
  }),
  expenses: copied({
    table: expenses,
    account: expenses.userId,
    fields: {
      date: expenses.date,
      description: expenses.description,
      amount: expenses.amount,
      category: expenses.category,
      currency: expenses.currency,
      payment_method: expenses.paymentMethod,
      id: expenses.id,
      created_at: expenses.createdAt,
      version: expenses.version,
      recurring_id: expenses.recurringId,
      phrase: expenses.phrase,
    },
    leftOut: [expenses.sequence, expenses.searchTerms],
    order: [expenses.date, expenses.sequence],
    // The titles of a full export, so that the file can be imported.
    titles: {
      date: 'Date',
      description: 'Description',
      amount: 'Amount',
      category: 'Category',
      currency: 'Currency',
      payment_method: 'Payment Method',
      id: 'ID',
      created_at: 'Created',
    },
  }),
  recurring: copied({
    table: recurringRules,
    account: recurringRules.userId,
    fields: {
      id: recurringRules.id,
      description: recurringRules.description,
      amount: recurringRules.amount,
      currency: recurringRules.currency,
      category: recurringRules.category,
      payment_method: recurringRules.paymentMethod,
      every: recurringRules.every,
      day: recurringRules.day,
      time_zone: recurringRules.zone,
      next_day: recurringRules.nextDay,
      due_at: recurringRules.dueAt,
      created_at: recurringRules.createdAt,
    },
    leftOut: [],
    order: [recurringRules.id],
  }),
  learned: copied({
    table: phraseRules,
    account: phraseRules.userId,
    fields: {
      id: phraseRules.id,
      phrase: phraseRules.phrase,
      learned: phraseRules.learned,
      learned_on: phraseRules.learnedOn,
      used_at: phraseRules.usedAt,
    },
    leftOut: [],
    order: [phraseRules.id],
  }),
  budgets: copied({
    table: budgets,
    account: budgets.userId,
    fields: { scope: budgets.scope, amount: budgets.amount, currency: budgets.currency },
    leftOut: [],
    order: [budgets.scope],
  }),
  voice_use: copied({
    table: audioSeconds,
    account: audioSeconds.userId,
    fields: { day: audioSeconds.day, seconds: audioSeconds.seconds, model_calls: audioSeconds.modelCalls },
    leftOut: [],
    order: [audioSeconds.day],
  }),
  voice_restriction: copied({
    table: restrictions,
    account: restrictions.userId,
    fields: { kind: restrictions.kind, since: restrictions.since, until: restrictions.until },
    leftOut: [],
    order: [restrictions.userId],
  }),
  recordings: copied({
    table: violations,
    account: violations.userId,
    fields: {
      id: violations.id,
      created_at: violations.createdAt,
      expires_at: violations.expiresAt,
      violation_type: violations.violationType,
      counted: violations.counted,
      reason: violations.reason,
      transcript: violations.transcript,
      confidence: violations.confidence,
      media_type: violations.mediaType,
      ip_address: violations.ipAddress,
      device: violations.device,
    },
    // The sound is a file of its own.
    leftOut: [violations.audio],
    order: [violations.id],
  }),
  objections: copied({
    table: objections,
    account: objections.userId,
    fields: {
      id: objections.id,
      created_at: objections.createdAt,
      text: objections.text,
      answered_at: objections.answeredAt,
      accepted: objections.accepted,
      answer: objections.answer,
    },
    leftOut: [],
    order: [objections.id],
  }),
  agreements: copied({
    table: consents,
    account: consents.userId,
    fields: { version: consents.version, agreed_at: consents.agreedAt },
    leftOut: [],
    order: [consents.version],
  }),
  answers: copied({
    table: idempotentResponses,
    account: idempotentResponses.userId,
    fields: {
      key: idempotentResponses.key,
      created_at: idempotentResponses.createdAt,
      request: idempotentResponses.request,
      status: idempotentResponses.status,
      body: idempotentResponses.body,
    },
    leftOut: [
      idempotentResponses.holder,
      idempotentResponses.claimedAt,
      idempotentResponses.leasedUntil,
      idempotentResponses.bytes,
    ],
    order: [idempotentResponses.key],
  }),
} as const

export type CopiedName = keyof typeof COPIED_TABLES
export type CopiedField<Name extends CopiedName> = keyof (typeof COPIED_TABLES)[Name]['fields'] & string

/** Account tables that hold only counters of limits. */
export const NOT_COPIED: readonly AccountTable['table'][] = [schema.accountUsage, schema.accountRates]
