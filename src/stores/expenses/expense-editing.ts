/** Adding, changing and deleting one expense by hand. */
import type { CalendarDate } from '../../../shared/domain/calendar-date.ts'
import type { Expense, ExpenseDraft } from '../../../shared/domain/expense.ts'
import type { Schedule } from '../../../shared/domain/recurring.ts'
import type { Api } from '../../api/endpoints.ts'
import type { Toasts } from '../messages/toasts.ts'
import { createIdempotencyKey } from '../server-state/idempotency-key.ts'
import { type AddingDeps, createAdding } from './adding.ts'
import type { BringBack } from './bring-back.ts'
import type { EditConflict, GoneEdit } from './edit-conflict.ts'
import { createEditRequests } from './edit-requests.ts'
import { createEditsWithoutDialog } from './edits-without-dialog.ts'
import { createExpenseDialog } from './expense-dialog.ts'
import { createStoredEdits } from './stored-edits.ts'

export interface ExpenseEditingDeps extends AddingDeps {
  readonly api: Pick<Api, 'addExpense' | 'updateExpense' | 'deleteExpense' | 'restoreExpenses'>
  readonly toasts: Pick<Toasts, 'show' | 'withdraw'>
  readonly randomId: () => string
  readonly bringBack: BringBack
  readonly today: () => CalendarDate
  readonly onSaved: () => void
  /** Of what was added. */
  readonly noteSaved: (expenses: readonly Expense[]) => void
}

export function createExpenseEditing(deps: ExpenseEditingDeps) {
  const { api, toasts, randomId, bringBack, addRule, today, onSaved, noteSaved } = deps
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

  const adding = createAdding({ ...deps, dialog, settle, key, carryOut, whileBusy })
  const { putBack, removeAtOnce } = createEditsWithoutDialog({
    api,
    toasts,
    bringBack,
    ask: dialog.ask,
    onSaved,
  })

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
    ...adding,
    update,
    updateRepeating,
    remove,
    removeAtOnce,
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
