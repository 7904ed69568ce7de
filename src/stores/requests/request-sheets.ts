/** What stands on the foot after a sentence was said: of receipt, answer and correction the latest is seen. */
import type { ReviewStore } from '../receipt/review.ts'
import type { CorrectionsStore } from './corrections.ts'
import type { SpendingAnswersStore } from './spending-answers.ts'

export interface RequestSheetsDeps {
  readonly review: Pick<ReviewStore, 'open' | 'closeDone'>
  readonly corrections: Pick<CorrectionsStore, 'receive' | 'outdate' | 'closeDone' | 'canUndo' | 'undo'>
  readonly answers: Pick<SpendingAnswersStore, 'show' | 'ask' | 'close'>
  /** In milliseconds of `performance.now()`. */
  readonly clock: () => number
}

export function createRequestSheets({ review, corrections, answers, clock }: RequestSheetsDeps) {
  /** When the answer or the correction on show came. */
  let shownAt = 0

  /**
   * Something newer than they was said or saved at this moment, on the clock of `clock`: they are old. What was said
   * before they came, and is answered after, leaves a question open that is not answered yet. A question whose text can
   * be an expense of its own is never dropped.
   */
  function outdate(at = clock()): void {
    if (at < shownAt) return
    answers.close()
    corrections.outdate()
  }

  /** A question comes: what is done with does not come back behind its answer. */
  function makeRoom(): void {
    shownAt = clock()
    corrections.outdate()
    review.closeDone()
  }

  const openReview: ReviewStore['open'] = extraction => {
    answers.close()
    corrections.closeDone()
    review.open(extraction)
  }
  const correct: CorrectionsStore['receive'] = (...said) => {
    shownAt = clock()
    answers.close()
    return corrections.receive(...said)
  }
  /** What was said at `saidAt`, on the clock of `clock`, undoes what was on show by then; where that has gone, it is asked about. */
  function undo(text: string, saidAt = clock()): void {
    if (saidAt >= shownAt && corrections.canUndo.peek()) void corrections.undo()
    else void correct({ options: [], asks: true, orNew: false }, text, null)
  }
  const showAnswer: SpendingAnswersStore['show'] = (...answered) => {
    makeRoom()
    answers.show(...answered)
  }
  const ask: SpendingAnswersStore['ask'] = (...asked) => {
    makeRoom()
    return answers.ask(...asked)
  }
  return { outdate, openReview, correct, undo, showAnswer, ask }
}
