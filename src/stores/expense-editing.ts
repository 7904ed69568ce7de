/** Adding, changing and deleting one expense by hand. */
import { signal } from '@preact/signals-react'
import type { Expense, ExpenseDraft } from '../../shared/domain/expense.ts'
import type { Api } from '../api/endpoints.ts'
import type { ApiResult } from '../api/http.ts'
import type { BringBack } from './bring-back.ts'
import { failureNotice } from './failure-notice.ts'
import { createIdempotencyKey } from './idempotency-key.ts'
import { type Toasts, UNDO_DURATION } from './toasts.ts'

export type ExpenseDialog =
  | { readonly kind: 'closed' }
  /** `description`: as typed before; `onAdded` is called once it is saved. */
  | { readonly kind: 'add'; readonly description: string; readonly onAdded?: (() => void) | undefined }
  | { readonly kind: 'edit'; readonly expense: Expense }

export interface ExpenseEditingDeps {
  readonly api: Pick<Api, 'addExpense' | 'updateExpense' | 'deleteExpense'>
  readonly toasts: Pick<Toasts, 'show'>
  readonly randomId: () => string
  readonly bringBack: BringBack
  readonly onSaved: () => void
}

export type ExpenseEditing = ReturnType<typeof createExpenseEditing>

export function createExpenseEditing(deps: ExpenseEditingDeps) {
  const { api, toasts, randomId, bringBack, onSaved } = deps
  const dialog = signal<ExpenseDialog>({ kind: 'closed' })
  const busy = signal<'saving' | 'deleting' | null>(null)
  /** Of what the form adds: an answer that got lost on its way must not make two of one. */
  const key = createIdempotencyKey(randomId)

  function close(): void {
    key.settle()
    dialog.value = { kind: 'closed' }
  }

  /** On success the dialog closes; on failure it stays as it is, so that nothing typed is lost. */
  async function carryOut(
    what: 'saving' | 'deleting',
    call: () => Promise<ApiResult<unknown>>,
    notices: {
      ok: 'added' | 'changesSaved' | 'deleted'
      failed: 'addFailed' | 'updateFailed' | 'deleteFailed'
    },
    undo?: () => void,
  ): Promise<void> {
    if (busy.value) return
    busy.value = what
    const result = await call()
    busy.value = null
    if (result.kind === 'failed') {
      console.warn(`${notices.failed}:`, result.failure.kind)
      const unreached = what === 'saving' ? 'networkFailedKept' : 'networkFailed'
      return toasts.show('error', failureNotice(result.failure, notices.failed, unreached))
    }
    const { value: shown } = dialog
    close()
    if (shown.kind === 'add') shown.onAdded?.()
    toasts.show('success', { kind: notices.ok }, undo ? { undo, duration: UNDO_DURATION } : {})
    onSaved()
  }

  return {
    dialog,
    busy,
    openAdd: (description = '', onAdded?: () => void) => {
      dialog.value = { kind: 'add', description, onAdded }
    },
    openEdit: (expense: Expense) => {
      dialog.value = { kind: 'edit', expense }
    },
    close,
    /** `date` carries the time and the offset of the draft's day. */
    add: (draft: ExpenseDraft, date: string) =>
      carryOut('saving', () => api.addExpense(draft, date, key.of({ draft, date })), {
        ok: 'added',
        failed: 'addFailed',
      }),
    update: (id: string, draft: ExpenseDraft) =>
      carryOut('saving', () => api.updateExpense(id, draft), { ok: 'changesSaved', failed: 'updateFailed' }),
    /** Without a question, beside whatever else is open. Resolves with whether it is gone. */
    async removeAtOnce(expense: Expense): Promise<boolean> {
      const result = await api.deleteExpense(expense.id)
      if (result.kind === 'failed') {
        toasts.show('error', failureNotice(result.failure, 'deleteFailed'))
        return false
      }
      toasts.show(
        'success',
        { kind: 'deleted' },
        { undo: () => void bringBack([expense]), duration: UNDO_DURATION },
      )
      onSaved()
      return true
    },
    remove: (expense: Expense) =>
      carryOut(
        'deleting',
        () => api.deleteExpense(expense.id),
        { ok: 'deleted', failed: 'deleteFailed' },
        () => void bringBack([expense]),
      ),
  }
}
