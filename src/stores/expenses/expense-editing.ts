/** Adding, changing and deleting one expense by hand. */
import { type ReadonlySignal, signal } from '@preact/signals-react'
import { addDays, type CalendarDate } from '../../../shared/domain/calendar-date.ts'
import type { Expense, ExpenseDraft } from '../../../shared/domain/expense.ts'
import { sameDraft } from '../../../shared/domain/expense-form.ts'
import type { Schedule } from '../../../shared/domain/recurring.ts'
import type { Api } from '../../api/endpoints.ts'
import { isStatus } from '../../api/failure-status.ts'
import type { ApiResult } from '../../api/http.ts'
import type { NewRule } from '../../api/plan-endpoints.ts'
import { failureNotice } from '../messages/failure-notice.ts'
import type { Toasts } from '../messages/toasts.ts'
import { createIdempotencyKey } from '../server-state/idempotency-key.ts'
import type { BringBack } from './bring-back.ts'
import type { EditConflict, GoneEdit } from './edit-conflict.ts'
import { createExpenseDialog } from './expense-dialog.ts'

export interface ExpenseEditingDeps {
  readonly api: Pick<Api, 'addExpense' | 'updateExpense' | 'deleteExpense' | 'restoreExpenses'>
  readonly toasts: Pick<Toasts, 'show' | 'withdraw'>
  readonly randomId: () => string
  readonly bringBack: BringBack
  /** Deletes what was added, with a way back. */
  readonly undoSaved: (saved: readonly Expense[]) => void
  /** Has what comes again entered by itself, from that day on. */
  readonly addRule: (
    draft: ExpenseDraft,
    every: Schedule['every'],
    starts: CalendarDate,
    key: string,
  ) => Promise<ApiResult<NewRule>>
  /** Deletes it, and what it has entered. */
  readonly undoRule: (added: NewRule) => void
  /** Without a network an expense waits on this device, as a typed sentence does. */
  readonly offline: ReadonlySignal<boolean>
  /** Resolves with whether it is saved or waits. Tells the outcome. */
  readonly keep: (draft: ExpenseDraft) => Promise<boolean>
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
  const busy = signal<'saving' | 'deleting' | null>(null)
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

  /** On success the dialog closes; on failure it stays as it is, so that nothing typed is lost. */
  async function carryOut<T>(
    what: 'saving' | 'deleting',
    call: () => Promise<ApiResult<T>>,
    { notices, name, undo, wanted, seen, saved }: Consequences<T>,
  ): Promise<void> {
    if (busy.value) return
    busy.value = what
    const result = await call()
    busy.value = null
    const shown = dialog.shown.value
    if (result.kind === 'failed' && result.failure.kind === 'stale' && wanted) {
      return dialog.askInstead({ kind: 'conflict', conflict: { theirs: result.failure.current, ...wanted } })
    }
    if (result.kind === 'failed' && isStatus(result.failure, 404) && wanted && seen) {
      const { wish: _, ...mine } = wanted
      return dialog.askInstead({ kind: 'gone', gone: { seen, ...mine } })
    }
    if (result.kind === 'failed') {
      console.warn(`${notices.failed}:`, result.failure.kind)
      const unreached = what === 'saving' ? 'networkFailedKept' : 'networkFailed'
      return toasts.show('error', failureNotice(result.failure, notices.failed, unreached))
    }
    settle()
    if (saved) noteSaved(saved(result.value))
    if (shown.kind === 'add') shown.onAdded?.()
    const notice = notices.ok === 'repeatAdded' ? { kind: notices.ok } : { kind: notices.ok, what: name }
    toasts.show('success', notice, undo ? { undo: () => undo(result.value) } : {})
    onSaved()
  }

  /** Only of what was not tried yet: a request whose answer was lost is tried again as it is. */
  async function keepAdded(draft: ExpenseDraft): Promise<void> {
    if (busy.value) return
    busy.value = 'saving'
    const isKept = await keep(draft)
    busy.value = null
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

  /** The expense stays as it is entered; those of later days come by themselves, none of a day that is past. */
  async function updateThenRepeat(
    seen: Expense,
    draft: ExpenseDraft,
    every: Schedule['every'],
  ): Promise<ApiResult<unknown>> {
    const updated = await api.updateExpense(seen.id, draft, seen.version)
    if (updated.kind === 'failed') return updated
    const after = addDays(draft.date, 1)
    const starts = after > today() ? after : today()
    const added = await addRule(draft, every, starts, key.of({ draft, every }))
    if (added.kind === 'failed') dialog.showStored(updated.value)
    return added
  }

  /** Under the id that it had; where it is there again already, it is changed as any other. */
  async function restore({ seen, mine, repeat }: GoneEdit): Promise<ApiResult<unknown>> {
    const wanted = { ...seen, ...mine }
    const restored = await api.restoreExpenses([wanted], key.of(wanted))
    if (restored.kind === 'failed') return restored
    const [stored] = restored.value
    if (stored && repeat) return updateThenRepeat(stored, mine, repeat)
    return stored && !sameDraft(stored, mine) ? api.updateExpense(stored.id, mine, stored.version) : restored
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
      offline.peek() && key.open() === null
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
      carryOut('saving', () => addRule(draft, every, draft.date, key.of({ draft, every })), {
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

interface Consequences<T> {
  /** Its description, by which the message names it. */
  readonly name: string
  readonly notices: {
    readonly ok: 'added' | 'changesSaved' | 'deleted' | 'repeatAdded'
    readonly failed: 'addFailed' | 'updateFailed' | 'deleteFailed'
  }
  readonly undo?: (answer: T) => void
  /** Of what can be changed elsewhere meanwhile. */
  readonly wanted?: Omit<EditConflict, 'theirs'>
  /** What was to be changed: where it is gone, the person is asked. */
  readonly seen?: Expense
  /** What the answer holds of it. */
  readonly saved?: (answer: T) => readonly Expense[]
}
