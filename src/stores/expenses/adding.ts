/** Adds an expense by hand, once or as one that comes again; without a network it waits on this device. */
import type { ReadonlySignal } from '@preact/signals-react'
import type { Expense, ExpenseDraft } from '../../../shared/domain/expense.ts'
import type { Schedule } from '../../../shared/domain/recurring.ts'
import type { Api } from '../../api/endpoints.ts'
import type { NewRule } from '../../api/plan-endpoints.ts'
import type { IdempotencyKey } from '../server-state/idempotency-key.ts'
import type { createEditRequests } from './edit-requests.ts'
import type { createExpenseDialog } from './expense-dialog.ts'
import type { AddRule } from './stored-edits.ts'

export interface AddingDeps {
  readonly api: Pick<Api, 'addExpense'>
  readonly addRule: AddRule
  /** Deletes what was added, with a way back. */
  readonly undoSaved: (saved: readonly Expense[]) => void
  /** Deletes it, and what it has entered. */
  readonly undoRule: (added: NewRule) => void
  /** Without a network an expense waits on this device, as a typed sentence does. */
  readonly offline: ReadonlySignal<boolean>
  /** Resolves with whether it is saved or waits. Tells the outcome. */
  readonly keep: (draft: ExpenseDraft, repeat?: Schedule['every']) => Promise<boolean>
}

/** The dialog, its requests, and the key of what it adds. */
interface Form extends Pick<ReturnType<typeof createEditRequests>, 'carryOut' | 'whileBusy'> {
  readonly dialog: Pick<ReturnType<typeof createExpenseDialog>, 'shown'>
  /** What was asked for is done. */
  readonly settle: () => void
  readonly key: Pick<IdempotencyKey, 'of' | 'open'>
}

export function createAdding(deps: AddingDeps & Form) {
  const { api, addRule, undoSaved, undoRule, offline, keep, dialog, settle, key, carryOut, whileBusy } = deps
  /** Only what was not tried yet: a request whose answer was lost is tried again as it is. */
  const mayKeep = () => offline.peek() && key.open() === null

  async function keepAdded(...entered: Parameters<typeof keep>): Promise<void> {
    const isKept = await whileBusy('saving', () => keep(...entered))
    const shown = dialog.shown.value
    if (!isKept) return
    settle()
    if (shown.kind === 'add') shown.onAdded?.()
  }

  return {
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
  }
}
