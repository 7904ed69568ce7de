/** GET /expenses/answer, used by questions only. */
import type { SpendingQuestion } from '../../shared/domain/spending-question.ts'
import {
  questionToWire,
  type SpendingAnswer,
  spendingAnswerOutput,
} from '../../shared/wire/spending-question.ts'
import type { ApiResult, Http } from './http.ts'

/** The figures that the question asks for. */
export type Answer = (question: SpendingQuestion) => Promise<ApiResult<SpendingAnswer>>

export function createAnswer(http: Http): Answer {
  return question => {
    const query = new URLSearchParams(questionToWire(question))
    return http({ method: 'GET', path: `/expenses/answer?${query}` }, spendingAnswerOutput)
  }
}
