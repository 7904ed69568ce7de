/** An expense that was not written as a sentence, kept for the server as one. */
import type { Category } from '../../shared/domain/category.ts'
import type { ExpenseDraft } from '../../shared/domain/expense.ts'
import { formatMoney } from '../../shared/domain/money.ts'
import type { Schedule } from '../../shared/domain/recurring.ts'
import { voiceAnswer } from '../../shared/wire/voice-answer.ts'
import { type KeptSentence, sentenceId } from './kept-sentence.ts'

export interface Entry {
  readonly userId: string
  readonly now: Date
  /** Printable ASCII. */
  readonly id: string
  readonly repeat?: Schedule['every'] | undefined
}

/** Its text names it and its amount; nothing of it is doubted. */
export function sentenceOf(entered: ExpenseDraft, { userId, now, id, repeat }: Entry): KeptSentence {
  const text = `${entered.description} ${formatMoney(entered.amount, entered.currency)}`
  const sure = { confidence: 1, doubts: [], doubtful: [] }
  const item = { ...entered, ...sure, category: entered.category as Category }
  const understood = { transcription: text, items: [item], unpriced: [], hardToHear: false }
  return {
    id: sentenceId(id),
    userId,
    recordedAt: now.getTime(),
    text,
    answer: { ...voiceAnswer(understood, null), typed: true },
    ...(repeat && { repeat }),
  }
}
