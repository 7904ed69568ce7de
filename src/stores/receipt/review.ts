/** The review of what was heard: what is written of the receipt on show, and taken back. */
import { effect } from '@preact/signals-react'
import type { CalendarDate } from '../../../shared/domain/calendar-date.ts'
import type { Expense } from '../../../shared/domain/expense.ts'
import type { VoiceExtraction } from '../../../shared/wire/voice.ts'
import type { Api } from '../../api/endpoints.ts'
import type { EditQuestion } from '../expenses/edit-conflict.ts'
import { failureNotice } from '../messages/failure-notice.ts'
import type { Notice } from '../messages/notices.ts'
import { isInDoubt, numbered } from './open-request.ts'
import { isAutoInserted, isDone, isModified, savedOf, unsavedPart } from './receipt.ts'
import { writeChanges } from './receipt-changes.ts'
import { checkReceipt } from './receipt-check.ts'
import { createReceiptInDoubt } from './receipt-in-doubt.ts'
import { isWritten, problemOf, savedNotice, settledGroup } from './receipt-settling.ts'
import { createShownReceipt, type ShownReceiptDeps } from './shown-receipt.ts'
import { type UndoSavedDeps, undoSaved } from './undo-saved.ts'

export type ReviewStore = ReturnType<typeof createReview>

export interface ReviewDeps extends UndoSavedDeps, ShownReceiptDeps {
  readonly api: Pick<Api, 'addExpenses' | 'updateExpense' | 'deleteExpense' | 'deleteExpenses'>
  readonly toasts: UndoSavedDeps['toasts']
  readonly today: () => CalendarDate
  /** Of these nothing was written: the person decides. */
  readonly ask: (questions: readonly EditQuestion[]) => void
  /** Of what the receipt has added. */
  readonly noteSaved: (expenses: readonly Expense[]) => void
}

export function createReview(deps: ReviewDeps) {
  const { api, toasts, today, onChanged, ask, noteSaved } = deps
  const shown = createShownReceipt(deps)
  const { review, patch, patchGroups, join, newGroup } = shown
  const inDoubt = createReceiptInDoubt(shown, { api, toasts, today, onChanged, noteSaved })

  // A closed receipt has told its sum.
  effect(() => {
    if (review.value === null) toasts.withdraw(({ notice }) => notice.kind === 'sumSaved')
  })

  async function save(): Promise<void> {
    const receipt = review.value
    if (!receipt || receipt.saving) return
    if (isAutoInserted(receipt) && !isModified(receipt)) return shown.close()
    const checked = checkReceipt(receipt, today())
    if (checked.kind === 'invalid') {
      review.value = checked.receipt
      return
    }
    const open = checked.groups.filter(({ group, changes }) => isInDoubt(group, changes.inserts))
    if (open.length > 0) {
      const failure = await inDoubt.settle(open.map(({ group }) => group))
      return failure ? showProblem(failureNotice(failure, 'saveFailed')) : save()
    }
    const writing = Promise.all(
      checked.groups.map(async ({ group, changes }) => ({
        group,
        changes,
        outcome: await writeChanges(api, changes, group.idempotencyKey),
      })),
    )
    // What follows the receipt finds the key of the request that has begun.
    patch({ saving: true })
    patchGroups(group => (checked.groups.some(one => one.group.key === group.key) ? numbered(group) : group))
    const written = await writing
    const outcomes = written.flatMap(({ outcome }) => [outcome.inserted, outcome.changed])
    const problem = problemOf(outcomes)
    patch({ saving: false })
    // What was said meanwhile has joined the receipt, and stays.
    patchGroups(group => {
      const mine = written.find(one => one.group.key === group.key)
      if (!mine) return group
      return problem ? settledGroup(group, mine.outcome) : null
    })
    noteSaved(outcomes.flatMap(outcome => (outcome.kind === 'done' ? outcome.added : [])))
    if (outcomes.some(isWritten)) onChanged()
    const questions = outcomes.flatMap(outcome => (outcome.kind === 'done' ? outcome.questions : []))
    if (problem) showProblem(problem)
    else if (questions.length === 0)
      toasts.show('success', savedNotice(written.flatMap(({ changes }) => changes.inserts)))
    ask(questions)
  }

  function showProblem(problem: Notice): void {
    console.warn('saveFailed:', problem.kind)
    toasts.show('error', problem)
  }

  /** Closes a receipt that waits for nothing. */
  function closeDone(): void {
    if (review.value && isDone(review.value)) shown.close()
  }

  /** Deletes all that is saved of it; what is not stays. */
  async function undoAll(): Promise<void> {
    const receipt = review.value
    if (!receipt || receipt.saving) return
    patch({ saving: true })
    const isGone = await undoSaved(deps, savedOf(receipt))
    patch({ saving: false })
    if (isGone)
      patchGroups(group => (receipt.groups.some(({ key }) => key === group.key) ? unsavedPart(group) : group))
  }

  return {
    review,
    open: (extraction: VoiceExtraction) => join([newGroup(extraction)]),
    join,
    bringBack: inDoubt.bringBack,
    newGroup,
    nextKey: shown.nextKey,
    newIdempotencyKey: shown.newIdempotencyKey,
    change: shown.change,
    remove: shown.remove,
    takeOut: shown.takeOut,
    reread: shown.reread,
    moveDays: shown.moveDays,
    toggle: shown.toggle,
    close: shown.close,
    closeDone,
    save,
    undoAll,
  }
}
