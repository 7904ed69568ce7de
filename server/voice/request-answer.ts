/** The answer to a recording with a request to the product, which saves nothing and is no violation. */
import { optionsOf, type SavedExpense } from '../../shared/domain/correction.ts'
import type { SpeechContext } from '../../shared/domain/extraction.ts'
import type { PhraseMemory } from '../../shared/domain/phrase-memory.ts'
import { extractExpenses } from '../../shared/understanding/extract.ts'
import { PhraseIndex } from '../../shared/understanding/memory/phrase-index.ts'
import { recall } from '../../shared/understanding/recall.ts'
import { correctionToWire } from '../../shared/wire/correction.ts'
import { heardToWire } from '../../shared/wire/heard-expense.ts'
import { questionToWire } from '../../shared/wire/spending-question.ts'
import type { Database } from '../db/database.ts'
import { answerQuestion } from '../questions/answer-question.ts'
import type { Requested } from './understanding.ts'

export interface Told {
  readonly saved: readonly SavedExpense[]
  readonly context: SpeechContext
  /** The speaker's phrase memory. */
  readonly memory: () => Promise<PhraseMemory>
}

export async function requestAnswer(
  db: Database,
  userId: string,
  { transcription, request, confidence, hardToHear }: Requested,
  { saved, context, memory }: Told,
) {
  const body = {
    items: [],
    transcription,
    ai_confidence_score: confidence,
    hard_to_hear: hardToHear,
    auto_inserted: false,
  }
  if (request.kind === 'undo') return { expenses: [], ...body, undo: true }
  if (request.kind === 'question') {
    const { question } = request
    const answer = await answerQuestion(db, userId, question)
    return { expenses: [], ...body, question: questionToWire(question), answer }
  }
  const options = optionsOf(request.correction, saved)
  const mayBeNew = options.orNew || options.plain === true
  const { items: read } = mayBeNew ? extractExpenses(transcription, context) : { items: [] }
  const items = read.length === 0 ? [] : recall(read, new PhraseIndex(await memory()))
  return {
    expenses: items.map(item => ({ ...heardToWire(item), auto_inserted: false })),
    ...body,
    correction: correctionToWire(options),
  }
}
