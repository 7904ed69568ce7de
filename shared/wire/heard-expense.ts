/** An expense as it was heard, on the wire: from the server's item to what the client shows. */
import * as v from 'valibot'
import { type DoubtReasons, doubtReason, reasonsOf } from '../domain/doubt-reason.ts'
import type { ExpenseDraft } from '../domain/expense.ts'
import type { ExtractedItem, ItemField } from '../domain/extraction.ts'
import { type Minor, toMajor, toMinor } from '../domain/money.ts'
import type { LearnedValues, Recalled } from '../domain/phrase-memory.ts'
import { readOutput, readToWire } from './as-read.ts'
import { draftFromWire, expenseFields } from './expense.ts'
import { idOutput, phraseText, versionOutput } from './fields.ts'
import { recalledOutput, recalledToWire } from './phrases.ts'

/** Wire form of an item; without an id until it is saved. */
export function itemToWire(item: ExtractedItem) {
  return {
    amount: toMajor(item.amount, item.currency),
    currency: item.currency,
    description: item.description,
    category: item.category,
    date: item.date,
    payment_method: item.paymentMethod,
    confidence: item.confidence,
  }
}

const FIELD_NAMES: Readonly<Record<ItemField, string>> = {
  amount: 'amount',
  currency: 'currency',
  description: 'description',
  category: 'category',
  date: 'date',
  paymentMethod: 'payment_method',
}

/** The same with the doubtful fields and why they are, and those set by learned rules. */
export function heardToWire(item: ExtractedItem) {
  const { doubts, doubtful, phrase, heard, recalled, likelierAmount, currency } = item
  return {
    ...itemToWire(item),
    doubtful_fields: doubtful.map(field => FIELD_NAMES[field]),
    ...reasonsToWire(reasonsOf(doubts, doubtful)),
    ...(phrase === undefined ? {} : { phrase }),
    ...(heard && { heard: readToWire(heard) }),
    ...(recalled && { recalled: recalledToWire(recalled) }),
    ...(likelierAmount === undefined ? {} : { likelier_amount: toMajor(likelierAmount, currency) }),
  }
}

const FIELDS = Object.keys(FIELD_NAMES) as ItemField[]

function reasonsToWire(reasons: DoubtReasons): { doubtful_reasons?: Record<string, string> } {
  const told = FIELDS.flatMap(field => (reasons[field] ? [[FIELD_NAMES[field], reasons[field]]] : []))
  return told.length === 0 ? {} : { doubtful_reasons: Object.fromEntries(told) }
}

function reasonsFromWire(names: Readonly<Record<string, string>>): DoubtReasons {
  return Object.fromEntries(
    FIELDS.flatMap(field => {
      const reason = doubtReason(names[FIELD_NAMES[field]] ?? '', field)
      return reason ? [[field, reason]] : []
    }),
  )
}

function fieldsFromWire(names: readonly string[]): ItemField[] {
  return FIELDS.filter(field => names.includes(FIELD_NAMES[field]))
}

/** An item heard. It has an id only where the backend saved it. */
export interface HeardExpense extends ExpenseDraft {
  readonly id: string | null
  /** Version of a saved item, where the backend has versions. */
  readonly version?: number
  /** Confidence in this item, 0..1; null where the backend does not send it. */
  readonly confidence: number | null
  /** The doubtful fields; empty where the backend does not send them. */
  readonly doubtful: readonly ItemField[]
  /** Why they are, as far as the backend tells. */
  readonly reasons?: DoubtReasons
  /** The key phrase of learned rules. */
  readonly phrase?: string
  /** As it was read, where it was put right before it was saved. */
  readonly heard?: LearnedValues
  /** Fields set by earlier corrections of the phrase. */
  readonly recalled?: Recalled
  /** The probable amount, where the amount is far from the usual one. */
  readonly likelierAmount?: Minor
}

export const heardExpense = v.pipe(
  v.object({
    id: v.nullish(idOutput, null),
    confidence: v.nullish(v.number(), null),
    doubtful_fields: v.fallback(v.array(v.string()), []),
    doubtful_reasons: v.fallback(v.optional(v.record(v.string(), v.string())), undefined),
    ...expenseFields.entries,
    version: versionOutput,
    phrase: v.fallback(v.optional(phraseText), undefined),
    heard: v.fallback(v.optional(readOutput), undefined),
    recalled: v.fallback(v.optional(recalledOutput), undefined),
    likelier_amount: v.fallback(v.optional(v.number()), undefined),
  }),
  v.transform(
    (wire): HeardExpense => ({
      ...draftFromWire(wire),
      id: wire.id,
      ...(wire.version === undefined ? {} : { version: wire.version }),
      confidence: wire.confidence,
      doubtful: fieldsFromWire(wire.doubtful_fields),
      ...(wire.doubtful_reasons && { reasons: reasonsFromWire(wire.doubtful_reasons) }),
      ...(wire.phrase === undefined ? {} : { phrase: wire.phrase }),
      ...(wire.heard && { heard: wire.heard }),
      ...(wire.recalled && { recalled: wire.recalled }),
      ...(wire.likelier_amount === undefined
        ? {}
        : { likelierAmount: toMinor(wire.likelier_amount, wire.currency) }),
    }),
  ),
)
