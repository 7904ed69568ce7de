/** One request at a time of the dialog about an expense: what its outcome says, asks and closes. */
import { type ReadonlySignal, signal } from '@preact/signals-react'
import type { Expense } from '../../../shared/domain/expense.ts'
import { isStatus } from '../../api/failure-status.ts'
import type { ApiResult } from '../../api/http.ts'
import { failureNotice } from '../messages/failure-notice.ts'
import type { Toasts } from '../messages/toasts.ts'
import type { EditConflict } from './edit-conflict.ts'
import type { createExpenseDialog } from './expense-dialog.ts'

export interface Consequences<T> {
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

export interface EditRequestDeps {
  readonly dialog: Pick<ReturnType<typeof createExpenseDialog>, 'shown' | 'askInstead'>
  /** What was asked for is done. */
  readonly settle: () => void
  readonly toasts: Pick<Toasts, 'show'>
  /** Of what was added. */
  readonly noteSaved: (expenses: readonly Expense[]) => void
  readonly onSaved: () => void
}

type Busy = 'saving' | 'deleting'

export function createEditRequests({ dialog, settle, toasts, noteSaved, onSaved }: EditRequestDeps) {
  const busy = signal<Busy | null>(null)

  /** Null where another is under way. */
  async function whileBusy<T>(what: Busy, call: () => Promise<T>): Promise<T | null> {
    if (busy.value) return null
    busy.value = what
    const result = await call()
    busy.value = null
    return result
  }

  /** On success the dialog closes; on failure it stays as it is, so that nothing typed is lost. */
  async function carryOut<T>(
    what: Busy,
    call: () => Promise<ApiResult<T>>,
    { notices, name, undo, wanted, seen, saved }: Consequences<T>,
  ): Promise<void> {
    const result = await whileBusy(what, call)
    if (!result) return
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

  return { busy: busy as ReadonlySignal<Busy | null>, whileBusy, carryOut }
}
