/** Saves the expenses of a typed sentence and interprets the answer. */
import type { Expense, ExpenseDraft } from '../../shared/domain/expense.ts'
import type { Schedule } from '../../shared/domain/recurring.ts'
import type { SendResult } from '../../shared/outbox/delivery.ts'
import { isFinalStatus } from '../../shared/wire/final-status.ts'
import { readVoiceAnswer } from '../../shared/wire/voice.ts'
import { savedAnswer } from '../../shared/wire/voice-answer.ts'
import type { Api } from '../api/endpoints.ts'
import type { ApiFailure, ApiResult } from '../api/http.ts'
import type { KeptSentence } from './kept-sentence.ts'

export interface SentenceApi extends Pick<Api, 'addExpenses'> {
  /** Adds the rule by which the expense comes again. Resolves with what it has entered on the expense's own day. */
  readonly addRepeating: (
    first: ExpenseDraft,
    every: Schedule['every'],
    idempotencyKey: string,
  ) => Promise<ApiResult<readonly Expense[]>>
}

/**
 * Never rejects. A saved sentence gives the answer of a recording, with ids; a finally refused one that of an
 * unsaved recording with the `refusal`, so that the user can correct it.
 */
export async function saveSentence(
  { id, answer, repeat }: KeptSentence,
  api: SentenceApi,
): Promise<SendResult> {
  const expenses = readVoiceAnswer(answer)?.expenses ?? []
  const [first] = expenses
  const result = await (repeat && first ? api.addRepeating(first, repeat, id) : api.addExpenses(expenses, id))
  if (result.kind === 'ok') {
    const ids = result.value.map(saved => saved.id)
    return { kind: 'answered', body: savedAnswer(answer, ids) }
  }
  const { failure } = result
  if (failure.kind !== 'status' || !isFinalStatus(failure.status)) return unsent(failure)
  const { kind: _, ...refusal } = failure
  return { kind: 'answered', body: { ...answer, refusal } }
}

function unsent(failure: ApiFailure): SendResult {
  switch (failure.kind) {
    case 'offline':
    case 'signedOut':
      return { kind: 'unsent', reason: { kind: failure.kind } }
    case 'status':
      return { kind: 'unsent', reason: { kind: 'server', status: failure.status, message: failure.message } }
    // Not our server, but a captive portal or a proxy; `stale` is impossible for new expenses.
    case 'stale':
    case 'malformed':
      return { kind: 'unsent', reason: { kind: 'server', status: 200, message: null } }
  }
}
