/** The members by which expenses are saved, changed, put right and taken back. */
import { effect, untracked } from '@preact/signals-react'
import { dayInZone } from '../../shared/domain/calendar-date.ts'
import type { Expense } from '../../shared/domain/expense.ts'
import type { HeardExpense } from '../../shared/wire/heard-expense.ts'
import { CAN_UNDO } from '../../shared/wire/voice-request.ts'
import { createAnswer } from '../api/answer-endpoint.ts'
import { createApi } from '../api/endpoints.ts'
import type { AccountStores } from './account-stores.ts'
import type { Environment } from './environment.ts'
import { createBringBack } from './expenses/bring-back.ts'
import { createExpenseEditing, type ExpenseEditingDeps } from './expenses/expense-editing.ts'
import type { InitialStores } from './initial-stores.ts'
import { followWrites } from './receipt/follow-writes.ts'
import { createJustSaved, type JustSavedDeps } from './receipt/just-saved.ts'
import { createReview } from './receipt/review.ts'
import { undoSaved } from './receipt/undo-saved.ts'
import { createCorrections } from './requests/corrections.ts'
import { knownSum } from './requests/known-sum.ts'
import { createRequestSheets } from './requests/request-sheets.ts'
import { createSpendingAnswers } from './requests/spending-answers.ts'

export interface SavedStoresDeps extends Pick<ExpenseEditingDeps, 'addRule' | 'undoRule' | 'keep'> {
  /** Expenses were added, changed or deleted. */
  readonly onSaved: () => void
  readonly unsentAt: JustSavedDeps['unsentAt']
  readonly unsent: JustSavedDeps['unsent']
}

export function createSavedStores(
  { preferences, toasts }: AccountStores,
  { connection, dashboard, today, wiring }: InitialStores,
  { now, timeZone, randomId }: Pick<Environment, 'now' | 'timeZone' | 'randomId'>,
  { addRule, undoRule, keep, onSaved, unsentAt, unsent }: SavedStoresDeps,
) {
  const api = followWrites(createApi(wiring.request), {
    changed: expenses => justSaved.note(expenses),
    deleted: ids => justSaved.forget(ids),
  })
  const bringBack = createBringBack({ api, toasts, randomId, onChanged: onSaved })
  /** Deletes what was saved, with a way back. */
  const undo = (saved: readonly (HeardExpense | Expense)[]) =>
    void undoSaved({ api, toasts, bringBack, onChanged: onSaved }, saved)
  const editing = createExpenseEditing({
    api,
    toasts,
    randomId,
    bringBack,
    undoSaved: undo,
    addRule,
    undoRule,
    offline: connection.offline,
    keep,
    today,
    onSaved() {
      sheets.outdate()
      onSaved()
    },
    noteSaved: expenses => justSaved.note(expenses),
  })
  const review = createReview({
    api,
    toasts,
    bringBack,
    today,
    currency: () => preferences.currency.peek(),
    randomId,
    onChanged: onSaved,
    ask: editing.ask,
    noteSaved: expenses => justSaved.note(expenses),
  })
  const justSaved = createJustSaved({ receipt: review.review, now, unsentAt, unsent })
  wiring.canCorrect(() =>
    [...justSaved.current().map(({ id }) => id), ...(corrections.canUndo.peek() ? [CAN_UNDO] : [])].join(),
  )
  const corrections = createCorrections({
    api,
    toasts,
    bringBack,
    onShow: () => untracked(justSaved.onShow),
    isReceiptOpen: () => review.review.value !== null,
    onEdited(edits) {
      review.reread(edits)
      onSaved()
    },
  })
  effect(() => {
    wiring.unanswered.value = corrections.unanswered.value
  })
  /** Ids of the saved expenses that a receipt shows, or the sheet of a correction. Reads signals. */
  const onShow = () => [...justSaved.onShow(), ...corrections.putRight()]
  const spendingAnswers = createSpendingAnswers({
    answer: createAnswer(wiring.request),
    known(question) {
      const at = dashboard.asOf.peek()
      const day = at === null ? today() : dayInZone(new Date(at), timeZone())
      return knownSum(question, { figures: dashboard.data.peek(), at, day }, today())
    },
  })
  const sheets = createRequestSheets({
    review,
    corrections,
    answers: spendingAnswers,
    clock: () => performance.now(),
  })
  return { api, bringBack, undo, editing, review, justSaved, corrections, onShow, spendingAnswers, sheets }
}
