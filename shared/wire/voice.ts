/** POST /expenses/voice: multipart with `audio` (a file) and `auto_insert` set to true. */
import * as v from 'valibot'
import type { ExpenseDraft } from '../domain/expense.ts'
import type { ExtractedItem, ItemField } from '../domain/extraction.ts'
import { type Minor, toMajor, toMinor } from '../domain/money.ts'
import type { Recalled } from '../domain/phrase-memory.ts'
import { enveloped } from './envelope.ts'
import { draftFromWire, expenseFields } from './expense.ts'
import { idOutput, phraseText, versionOutput } from './fields.ts'
import { otherMoneyOutput } from './other-money.ts'
import { recalledOutput, recalledToWire } from './phrases.ts'
import { unpricedOutput } from './unpriced.ts'

export * from './voice-request.ts'

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

/** The same with the doubtful fields, and those set by learned rules. */
export function heardToWire(item: ExtractedItem) {
  const { doubtful, phrase, recalled, likelierAmount, currency } = item
  return {
    ...itemToWire(item),
    doubtful_fields: doubtful.map(field => FIELD_NAMES[field]),
    ...(phrase === undefined ? {} : { phrase }),
    ...(recalled && { recalled: recalledToWire(recalled) }),
    ...(likelierAmount === undefined ? {} : { likelier_amount: toMajor(likelierAmount, currency) }),
  }
}

function fieldsFromWire(names: readonly string[]): ItemField[] {
  const fields = Object.keys(FIELD_NAMES) as ItemField[]
  return fields.filter(field => names.includes(FIELD_NAMES[field]))
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
  /** The key phrase of learned rules. */
  readonly phrase?: string
  /** Fields set by earlier corrections of the phrase. */
  readonly recalled?: Recalled
  /** The probable amount, where the amount is far from the usual one. */
  readonly likelierAmount?: Minor
}

const heardExpense = v.pipe(
  v.object({
    id: v.nullish(idOutput, null),
    confidence: v.nullish(v.number(), null),
    doubtful_fields: v.fallback(v.array(v.string()), []),
    ...expenseFields.entries,
    version: versionOutput,
    phrase: v.fallback(v.optional(phraseText), undefined),
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
      ...(wire.phrase === undefined ? {} : { phrase: wire.phrase }),
      ...(wire.recalled && { recalled: wire.recalled }),
      ...(wire.likelier_amount === undefined
        ? {}
        : { likelierAmount: toMinor(wire.likelier_amount, wire.currency) }),
    }),
  ),
)

const refusalOfTyped = v.object({
  status: v.number(),
  message: v.nullable(v.string()),
  clockWrong: v.exactOptional(v.literal(true)),
})

export const voiceOutput = enveloped(
  v.pipe(
    v.object({
      expenses: v.array(heardExpense),
      items: v.fallback(v.array(unpricedOutput), []),
      besides: v.fallback(v.optional(v.array(otherMoneyOutput)), undefined),
      capped: v.fallback(v.optional(v.literal(true)), undefined),
      transcription: v.nullish(v.string(), ''),
      ai_confidence_score: v.nullish(v.number(), null),
      hard_to_hear: v.fallback(v.boolean(), false),
      typed: v.fallback(v.boolean(), false),
      refusal: v.fallback(v.optional(refusalOfTyped), undefined),
      auto_inserted: v.nullish(v.boolean(), false),
      voice_seconds_left: v.fallback(v.optional(v.number()), undefined),
    }),
    v.transform(wire => ({
      expenses: wire.expenses,
      /** Expenses without a price: not saved, the user is asked for it. */
      unpriced: wire.items,
      /** Mentioned, but not recorded. */
      ...(wire.besides && { besides: wire.besides }),
      /** Only its first expenses: there are more than are taken at once. */
      ...(wire.capped && { capped: wire.capped }),
      transcription: wire.transcription,
      /** 0..1, or null where the backend does not send it. */
      confidence: wire.ai_confidence_score,
      /** The recording itself was poor: any word may be wrong. */
      hardToHear: wire.hard_to_hear,
      /** Set for a typed sentence; never in an answer of the backend. */
      typed: wire.typed,
      /** Why a typed sentence was not saved; never in an answer of the backend. */
      ...(wire.refusal && { refusal: wire.refusal }),
      autoInserted: wire.auto_inserted,
      /** Voice seconds left today, once the backend reports that few are left. */
      ...(wire.voice_seconds_left === undefined ? {} : { voiceSecondsLeft: wire.voice_seconds_left }),
    })),
  ),
)
export type VoiceExtraction = v.InferOutput<typeof voiceOutput>

/** Null where the body is not of the contract's shape. */
export function readVoiceAnswer(body: unknown): VoiceExtraction | null {
  const parsed = v.safeParse(voiceOutput, body)
  return parsed.success ? parsed.output : null
}
