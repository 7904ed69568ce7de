/** The answer to a recording, whole and in lines. */
import * as v from 'valibot'
import { otherMoneyOutput } from '../other-money.ts'
import { questionFields } from '../spending-question.ts'
import { errorAnswer, unpricedFields } from './error.ts'
import { expenseAnswer } from './expenses.ts'
import { confidence, count, currency, day, id, paymentMethod, version } from './fields.ts'
import { spendingAnswer } from './figures.ts'

/** `id` and `version` only where it was saved. */
export const heardAnswer = v.strictObject({
  id: v.optional(id),
  version: v.optional(version),
  amount: v.number(),
  currency,
  description: v.string(),
  category: v.string(),
  date: day,
  payment_method: paymentMethod,
  confidence,
  doubtful_fields: v.array(v.string()),
  /** Why, by the name of the field; see `domain/doubt-reason`. */
  doubtful_reasons: v.optional(v.record(v.string(), v.string())),
  auto_inserted: v.boolean(),
  /** The words that name it. */
  phrase: v.optional(v.string()),
  /** Fields set by earlier corrections of the phrase, and the day of these. */
  recalled: v.optional(v.strictObject({ fields: v.array(v.string()), on: day })),
  /** The probable amount, where the amount is far from earlier ones of the phrase. */
  likelier_amount: v.optional(v.number()),
})

/** An expense as a correction has it. */
const savedAnswer = v.strictObject(v.omit(expenseAnswer, ['created_at', 'version', 'recurring_id']).entries)

export const voiceAnswerBody = v.strictObject({
  /** None where a question or a correction was heard. */
  expenses: v.array(heardAnswer),
  /** Also bought, but not saved, as the price was not said. */
  items: v.array(v.strictObject({ amount: v.null(), ...unpricedFields })),
  /** Also mentioned, but no expense. */
  besides: v.optional(v.array(otherMoneyOutput)),
  /** Only the first expenses of `transcription`: it has more than are taken at once. */
  capped: v.optional(v.literal(true)),
  transcription: v.string(),
  /** The confidence of the least sure item. */
  ai_confidence_score: confidence,
  hard_to_hear: v.boolean(),
  auto_inserted: v.boolean(),
  /** Voice seconds left today, once below a fifth of the daily limit. */
  voice_seconds_left: v.optional(count),
  /** A question about the account's expenses, with `answer`. */
  question: v.optional(questionFields),
  answer: v.optional(spendingAnswer),
  /** The latest correction is to be undone; only where `context` says that it can be. */
  undo: v.optional(v.literal(true)),
  /** Proposed changes to the expenses of `context`; not applied. */
  correction: v.optional(
    v.strictObject({
      /** Alternative readings, each complete. */
      options: v.array(v.array(v.strictObject({ before: savedAnswer, after: v.nullable(savedAnswer) }))),
      /** Whether the person has to choose. */
      asks: v.boolean(),
      /** A new expense may be meant instead: it is in `expenses`, not saved. */
      or_new: v.boolean(),
      /** It only names an expense at another amount, without a word of correcting. */
      plain: v.optional(v.literal(true)),
    }),
  ),
})

/** One line of the streamed answer (voice-events.ts). */
export const voiceEvent = v.variant('event', [
  v.strictObject({ event: v.literal('received') }),
  v.strictObject({ event: v.literal('transcribed'), transcription: v.pipe(v.string(), v.nonEmpty()) }),
  v.strictObject({
    event: v.literal('extracted'),
    expenses: voiceAnswerBody.entries.expenses,
    items: voiceAnswerBody.entries.items,
  }),
  v.strictObject({
    event: v.literal('done'),
    status: v.pipe(v.number(), v.integer()),
    body: v.union([voiceAnswerBody, errorAnswer]),
    headers: v.optional(v.record(v.string(), v.string())),
  }),
])
