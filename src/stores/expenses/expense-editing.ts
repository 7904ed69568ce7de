/** Adding, changing and deleting one expense by hand. */
import type { ReadonlySignal } from '@preact/signals-react'
import type { CalendarDate } from '../../../shared/domain/calendar-date.ts'
import type { Expense, ExpenseDraft } from '../../../shared/domain/expense.ts'
import type { Schedule } from '../../../shared/domain/recurring.ts'
import type { Api } from '../../api/endpoints.ts'
import type { NewRule } from '../../api/plan-endpoints.ts'
import { failureNotice } from '../messages/failure-notice.ts'
import type { Toasts } from '../messages/toasts.ts'
import { createIdempotencyKey } from '../server-state/idempotency-key.ts'
import type { BringBack } from './bring-back.ts'
import type { EditConflict, GoneEdit } from './edit-conflict.ts'
import { createEditRequests } from './edit-requests.ts'
import { createExpenseDialog } from './expense-dialog.ts'
import { type AddRule, createStoredEdits } from './stored-edits.ts'

export interface ExpenseEditingDeps {
  readonly api: Pick<Api, 'addExpense' | 'updateExpense' | 'deleteExpense' | 'restoreExpenses'>
  readonly toasts: Pick<Toasts, 'show' | 'withdraw'>
  readonly randomId: () => string
  readonly bringBack: BringBack
  /** Deletes what was added, with a way back. */
  readonly undoSaved: (saved: readonly Expense[]) => void
  readonly addRule: AddRule
  /** Deletes it, and what it has entered. */
  readonly undoRule: (added: NewRule) => void
  /** Without a network an expense waits on this device, as a typed sentence does. */
  readonly offline: ReadonlySignal<boolean>
  /** Resolves with whether it is saved or waits. Tells the outcome. */
  readonly keep: (draft: ExpenseDraft, repeat?: Schedule['every']) => Promise<boolean>
  readonly today: () => CalendarDate
  readonly onSaved: () => void
  /** Of what was added. */
  readonly noteSaved: (expenses: readonly Expense[]) => void
}

export function createExpenseEditing(deps: ExpenseEditingDeps) {
  const {
    api,
    toasts,
    randomId,
    bringBack,
    undoSaved,
    addRule,
    undoRule,
    offline,
    keep,
    today,
    onSaved,
    noteSaved,
  } = deps
  const dialog = createExpenseDialog()
  /** Of what the form adds: a request whose answer was lost must not save it twice. */
  const key = createIdempotencyKey(randomId)

  function close(): void {
    key.settle()
    dialog.close()
    // It says that what was typed is still there.
    toasts.withdraw(({ notice }) => notice.kind === 'networkFailedKept')
  }

  /** What was asked for is done, or given up. */
  function settle(): void {
    key.settle()
    dialog.settle()
  }

  const { busy, carryOut, whileBusy } = createEditRequests({ dialog, settle, toasts, noteSaved, onSaved })
  const { updateThenRepeat, restore } = createStoredEdits({
    api,
    addRule,
    today,
    key,
    showStored: dialog.showStored,
  })

  /** Only what was not tried yet: a request whose answer was lost is tried again as it is. */
  const mayKeep = () => offline.peek() && key.open() === null

  async function keepAdded(...entered: Parameters<typeof keep>): Promise<void> {
    const isKept = await whileBusy('saving', () => keep(...entered))
    const shown = dialog.shown.value
    if (!isKept) return
    settle()
    if (shown.kind === 'add') shown.onAdded?.()
  }

  function askConflict(conflict: EditConflict): void {
    dialog.ask([{ kind: 'conflict', conflict }])
  }

  /** Of what was changed elsewhere meanwhile the person is asked. */
  async function putBack(changed: Expense, before: Expense): Promise<void> {
    const result = await api.updateExpense(changed.id, before, changed.version)
    if (result.kind === 'ok') {
      toasts.show('success', { kind: 'correctionUndone' })
      return onSaved()
    }
    const { failure } = result
    if (failure.kind === 'stale')
      return askConflict({ theirs: failure.current, mine: before, wish: 'change' })
    const undo = () => void putBack(changed, before)
    toasts.show('error', failureNotice(failure, 'updateFailed'), { undo })
  }

  /** `seen` is what the draft was made of, or what is stored by now. */
  const update = (seen: Expense, draft: ExpenseDraft) =>
    carryOut('saving', () => api.updateExpense(seen.id, draft, seen.version), {
      name: draft.description,
      notices: { ok: 'changesSaved', failed: 'updateFailed' },
      undo: expense => void putBack(expense, seen),
      wanted: { mine: draft, wish: 'change' },
      seen,
    })
  const updateRepeating = (seen: Expense, draft: ExpenseDraft, every: Schedule['every']) =>
    carryOut('saving', () => updateThenRepeat(seen, draft, every), {
      name: draft.description,
      notices: { ok: 'repeatAdded', failed: 'updateFailed' },
      wanted: { mine: draft, wish: 'change', repeat: every },
      seen,
    })
  const putBackGone = (gone: GoneEdit) =>
    carryOut('saving', () => restore(gone), {
      name: gone.mine.description,
      notices: { ok: gone.repeat ? 'repeatAdded' : 'changesSaved', failed: 'updateFailed' },
      wanted: { mine: gone.mine, wish: 'change', ...(gone.repeat && { repeat: gone.repeat }) },
      seen: gone.seen,
    })
  const remove = (expense: Expense) =>
    carryOut('deleting', () => api.deleteExpense(expense.id, expense.version), {
      name: expense.description,
      notices: { ok: 'deleted', failed: 'deleteFailed' },
      undo: () => void bringBack([expense]),
      wanted: { mine: expense, wish: 'deletion' },
    })

  return {
    dialog: dialog.shown,
    busy,
    openAdd: dialog.openAdd,
    openEdit: dialog.openEdit,
    close,
    /** `date` carries the time and the offset of the draft's day. */
    add: (draft: ExpenseDraft, date: string) =>
      mayKeep()
        ? keepAdded(draft)
        : carryOut('saving', () => api.addExpense(draft, date, key.of({ draft, date })), {
            name: draft.description,
            notices: { ok: 'added', failed: 'addFailed' },
            undo: expense => undoSaved([expense]),
            saved: expense => [expense],
          }),
    update,
    updateRepeating,
    remove,
    /** It is the first of those that the server enters from its day on. */
    addRepeating: (draft: ExpenseDraft, every: Schedule['every']) =>
      mayKeep()
        ? keepAdded(draft, every)
        : carryOut('saving', () => addRule(draft, every, draft.date, key.of({ draft, every })), {
            name: draft.description,
            notices: { ok: 'repeatAdded', failed: 'addFailed' },
            undo: undoRule,
            saved: ({ expenses }) => expenses,
          }),
    /** Without a question, beside whatever else is open. Resolves with whether it is gone. */
    async removeAtOnce(expense: Expense): Promise<boolean> {
      const result = await api.deleteExpense(expense.id, expense.version)
      if (result.kind === 'failed') {
        const { failure } = result
        if (failure.kind === 'stale')
          askConflict({ theirs: failure.current, mine: expense, wish: 'deletion' })
        else toasts.show('error', failureNotice(failure, 'deleteFailed'))
        return false
      }
      const undo = () => void bringBack([expense])
      toasts.show('success', { kind: 'deleted', what: expense.description }, { undo })
      onSaved()
      return true
    },
    ask: dialog.ask,
    keepMine({ theirs, mine, wish, repeat }: EditConflict): Promise<void> {
      if (wish === 'deletion') return remove(theirs)
      return repeat ? updateRepeating(theirs, mine, repeat) : update(theirs, mine)
    },
    putBackGone,
    /** What is on show may be older than what was read. */
    takeTheirs() {
      settle()
      onSaved()
    },
  }
}
