/** Recognises requests to the product; runs before expenses are extracted. */
import type { Correction, SavedExpense } from '../domain/correction.ts'
import type { SpeechContext } from '../domain/extraction.ts'
import type { SpokenRequest } from '../domain/spoken-request.ts'
import { readCorrection } from './corrections/read-correction.ts'
import { takesBackLast } from './corrections/undoing.ts'
import { extractExpenses } from './extract.ts'
import { isOtherMoney, tellsNewExpense, tellsNotSpent } from './plain-expense.ts'
import { readQuestion } from './questions/read-question.ts'
import { unlessToldAgain } from './told-again.ts'

/**
 * Null where the text may contain an expense. `saved`: expenses that a correction can refer to, the latest
 * last. `canUndo`: the latest correction of them can be undone.
 *
 * Throws RangeError for an invalid `context.now` or an unknown `context.zone`.
 */
export function readRequest(
  text: string,
  saved: readonly SavedExpense[],
  context: SpeechContext,
  canUndo = false,
): SpokenRequest | null {
  if (canUndo && takesBackLast(text)) return { kind: 'undo' }
  const correction = unlessOther(readCorrection(text, saved, context), text, saved, context)
  if (correction === 'confirmed') return { kind: 'confirmation' }
  if (correction && !isOfDatesAlone(correction)) return { kind: 'correction', correction }
  const question = readQuestion(text, context)
  if (correction && (!question || DENIED.test(text))) return { kind: 'correction', correction }
  return question && { kind: 'question', question }
}

/** What may be a new expense as well and is one by itself, or tells of other money ('gajian 5 juta'), corrects nothing. */
function unlessOther(
  correction: Correction | 'confirmed' | null,
  text: string,
  saved: readonly SavedExpense[],
  context: SpeechContext,
): Correction | 'confirmed' | null {
  if (correction === null || correction === 'confirmed') return correction
  const extraction = extractExpenses(text, context)
  if (correction.kind === 'ask' && correction.orNew) {
    const isOther = isOtherMoney(extraction) || tellsNewExpense(text, saved, extraction)
    return isOther ? null : unlessToldAgain(correction, text, saved, extraction)
  }
  const changes = correction.kind === 'changes' ? correction.changes : correction.options.flat()
  const isOfPrice = changes.every(
    change => change.kind === 'set' && ('amount' in change.set || 'description' in change.set),
  )
  if (isOfPrice && tellsNotSpent(text, extraction)) return null
  return unlessToldAgain(correction, text, saved, extraction)
}

/** 'semuanya belanjaan kemarin, bukan hari ini' */
const DENIED = /\b(?:bukan|not)\b/i

/** 'total minggu lalu': the days of a question are no corrected days. */
function isOfDatesAlone(correction: Correction): boolean {
  const changes = correction.kind === 'changes' ? correction.changes : correction.options.flat()
  return (
    changes.length > 0 &&
    changes.every(change => change.kind === 'set' && Object.keys(change.set).join() === 'date')
  )
}
