/** A voice answer without expenses: a question with its figures, or a correction. */
import * as v from 'valibot'
import type { CorrectionOptions } from '../domain/correction.ts'
import type { SpendingQuestion } from '../domain/spending-question.ts'
import { correctionOutput } from './correction.ts'
import {
  questionFields,
  questionFromWire,
  type SpendingAnswer,
  spendingAnswerOutput,
} from './spending-question.ts'

export type VoiceReply =
  | {
      readonly kind: 'answer'
      readonly transcription: string
      readonly question: SpendingQuestion
      readonly answer: SpendingAnswer
    }
  | { readonly kind: 'correction'; readonly transcription: string; readonly correction: CorrectionOptions }
  /** The latest correction is to be undone. */
  | { readonly kind: 'undo'; readonly transcription: string }

const transcription = v.nullish(v.string(), '')

const replyOutput = v.union([
  v.pipe(
    v.object({ transcription, question: questionFields, answer: spendingAnswerOutput }),
    v.transform(
      ({ question, ...rest }): VoiceReply => ({
        kind: 'answer',
        ...rest,
        question: questionFromWire(question),
      }),
    ),
  ),
  v.pipe(
    v.object({ transcription, correction: correctionOutput }),
    v.transform((wire): VoiceReply => ({ kind: 'correction', ...wire })),
  ),
  v.pipe(
    v.object({ transcription, undo: v.literal(true) }),
    v.transform((wire): VoiceReply => ({ kind: 'undo', transcription: wire.transcription })),
  ),
])

/** Null for an answer that tells of expenses, and for what is none. */
export function readVoiceReply(body: unknown): VoiceReply | null {
  const parsed = v.safeParse(replyOutput, body)
  return parsed.success ? parsed.output : null
}
