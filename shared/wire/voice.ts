/** POST /expenses/voice: multipart with `audio` (a file) and `auto_insert` set to true. */
import * as v from 'valibot'
import type { ExpenseDraft } from '../domain/expense.ts'
import type { ExtractedItem, ItemField } from '../domain/extraction.ts'
import { type Minor, toMajor, toMinor } from '../domain/money.ts'
import type { Recalled } from '../domain/phrase-memory.ts'
import { enveloped } from './envelope.ts'
import { draftFromWire, expenseFields, idOutput, phraseText, versionOutput } from './expense.ts'
import { otherMoneyOutput } from './other-money.ts'
import { recalledOutput, recalledToWire } from './phrases.ts'
import { unpricedOutput } from './unpriced.ts'

export * from './voice-request.ts'

/** An item understood, as it travels; without an id until it is saved. */
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

/** The same with what a person should look at, and what of it their corrections have taught. */
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

/** An item heard. It has an id only where the backend saved it and says so. */
export interface HeardExpense extends ExpenseDraft {
  readonly id: string | null
  /** Of what is saved, where the backend counts them. */
  readonly version?: number
  /** How sure the backend is of this item, 0..1; null where it does not say. */
  readonly confidence: number | null
  /** The fields it is not sure of; empty where it does not say. */
  readonly doubtful: readonly ItemField[]
  /** The words by which it is known again. */
  readonly phrase?: string
  /** What of it is as the phrase was corrected before. */
  readonly recalled?: Recalled
  /** What was probably meant where the amount is far from what is usual. */
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

export const voiceOutput = enveloped(
  v.pipe(
    v.object({
      expenses: v.array(heardExpense),
      items: v.fallback(v.array(unpricedOutput), []),
      besides: v.fallback(v.optional(v.array(otherMoneyOutput)), undefined),
      transcription: v.nullish(v.string(), ''),
      ai_confidence_score: v.nullish(v.number(), null),
      hard_to_hear: v.fallback(v.boolean(), false),
      typed: v.fallback(v.boolean(), false),
      auto_inserted: v.nullish(v.boolean(), false),
      voice_seconds_left: v.fallback(v.optional(v.number()), undefined),
    }),
    v.transform(wire => ({
      expenses: wire.expenses,
      /** Whose price was not said: not saved, to be asked for. */
      unpriced: wire.items,
      /** Told of, and not noted. */
      ...(wire.besides && { besides: wire.besides }),
      transcription: wire.transcription,
      /** 0..1, or null where the backend does not say. */
      confidence: wire.ai_confidence_score,
      /** The recording itself was poor: any word of it may have been another. */
      hardToHear: wire.hard_to_hear,
      /** Stands for a sentence that was typed: never in an answer of the backend's. */
      typed: wire.typed,
      autoInserted: wire.auto_inserted,
      /** Of the day's voice, once the backend says that little is left. */
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
