/** The answer to POST /expenses/voice, as the client reads it. */
import * as v from 'valibot'
import { enveloped } from './envelope.ts'
import { heardExpense } from './heard-expense.ts'
import { otherMoneyOutput } from './other-money.ts'
import { unpricedOutput } from './unpriced.ts'

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
