/** Expenses on the wire: decimal amounts, ISO dates, snake_case. One set of schemas for both sides. */
import * as v from 'valibot'
import { CATEGORIES } from '../domain/category.ts'
import { cleanText } from '../domain/clean-text.ts'
import { CURRENCIES, DEFAULT_CURRENCY } from '../domain/currency.ts'
import type { Expense, ExpenseDraft } from '../domain/expense.ts'
import { toMajor, toMinor } from '../domain/money.ts'
import { PAYMENT_METHODS } from '../domain/payment-method.ts'
import type { LearnedValues } from '../domain/phrase-memory.ts'
import { readInput, readToWire } from './as-read.ts'
import { amountInput, descriptionInput, idOutput, isoDay, phraseText, versionOutput } from './fields.ts'

/** A new expense as the client sends it: POST /expenses and the items of POST /expenses/batch. No other fields. */
export const expenseInput = v.strictObject({
  amount: amountInput,
  description: descriptionInput,
  category: v.picklist(CATEGORIES),
  currency: v.optional(v.picklist(CURRENCIES), DEFAULT_CURRENCY),
  date: isoDay,
  payment_method: v.nullish(v.picklist(PAYMENT_METHODS)),
  /** For an expense typed as a sentence: the key of rules learned from later corrections. */
  phrase: v.optional(phraseText),
  /** What was read of the phrase, where the person put that right before it was saved: the correction is learned. */
  heard: v.optional(readInput),
})

/** PUT /expenses/{id}: absent fields stay unchanged. No other fields. */
export const expenseChange = v.strictObject({
  amount: v.optional(amountInput),
  description: v.optional(descriptionInput),
  category: v.optional(v.picklist(CATEGORIES)),
  currency: v.optional(v.picklist(CURRENCIES)),
  date: v.optional(isoDay),
  payment_method: v.nullish(v.picklist(PAYMENT_METHODS)),
})

/** Most expenses in one answer, as the export requests. */
export const MAX_LIST = 1000
/** Most expenses one batch may hold. */
export const MAX_BATCH = 100
const batchItems = v.pipe(v.array(expenseInput), v.minLength(1), v.maxLength(MAX_BATCH))
/** POST /expenses/batch: `{ "expenses": [...] }` or a bare list. */
export const expenseBatch = v.union([
  batchItems,
  v.pipe(
    v.strictObject({ expenses: batchItems }),
    v.transform(body => body.expenses),
  ),
])

/** Most expenses one request may delete. */
export const MAX_DELETION = 1000
/** POST /expenses/delete. */
export const expenseDeletion = v.strictObject({
  ids: v.pipe(v.array(v.string()), v.minLength(1), v.maxLength(MAX_DELETION)),
})

/** Of an expense that was never changed. */
export const FIRST_VERSION = 1

/** The fields of every expense in an answer, read leniently. */
export const expenseFields = v.object({
  amount: v.pipe(v.union([v.number(), v.string()]), v.transform(Number), v.number(), v.finite()),
  /** Cleaned here, too: it may have been stored before cleaning existed, or by another backend. */
  description: v.nullish(v.pipe(v.string(), v.transform(cleanText)), ''),
  category: v.nullish(v.string(), 'Other'),
  currency: v.fallback(v.picklist(CURRENCIES), DEFAULT_CURRENCY),
  date: isoDay,
  payment_method: v.fallback(v.nullish(v.picklist(PAYMENT_METHODS), null), null),
})

export function draftFromWire(wire: v.InferOutput<typeof expenseFields>): ExpenseDraft {
  return {
    amount: toMinor(wire.amount, wire.currency),
    currency: wire.currency,
    description: wire.description,
    category: wire.category,
    date: wire.date,
    paymentMethod: wire.payment_method,
  }
}

/** A saved expense as the backend answers it. */
export const expenseOutput = v.pipe(
  v.object({
    id: idOutput,
    ...expenseFields.entries,
    created_at: v.nullish(v.string(), ''),
    version: versionOutput,
    recurring_id: v.nullish(v.string()),
  }),
  v.transform(
    ({ id, created_at, version, recurring_id, ...fields }): Expense => ({
      ...draftFromWire(fields),
      id,
      createdAt: created_at,
      ...(version === undefined ? {} : { version }),
      ...(recurring_id ? { recurringId: recurring_id } : {}),
    }),
  ),
)

type ExpenseInputWire = v.InferInput<typeof expenseInput>

/** A draft that may have been said. */
export interface SpokenDraft extends ExpenseDraft {
  readonly phrase?: string
  /** As it was read, where it was put right since. */
  readonly heard?: LearnedValues
}

/** A draft as it is sent. `date` may carry a time and an offset, its part before T being the draft's day. */
export function draftToWire(draft: SpokenDraft, date: string = draft.date): ExpenseInputWire {
  return {
    amount: toMajor(draft.amount, draft.currency),
    description: draft.description,
    category: draft.category as ExpenseInputWire['category'],
    currency: draft.currency,
    date,
    ...(draft.paymentMethod ? { payment_method: draft.paymentMethod } : {}),
    ...(draft.phrase === undefined ? {} : { phrase: draft.phrase }),
    ...(draft.heard && { heard: readToWire(draft.heard) }),
  }
}
