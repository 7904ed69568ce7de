/** Edits that are carried out beside the dialog: a change written back, an expense deleted without a question. */
import type { Expense } from '../../../shared/domain/expense.ts'
import type { Api } from '../../api/endpoints.ts'
import { failureNotice } from '../messages/failure-notice.ts'
import type { Toasts } from '../messages/toasts.ts'
import type { BringBack } from './bring-back.ts'
import type { EditConflict, EditQuestion } from './edit-conflict.ts'

export interface EditsWithoutDialogDeps {
  readonly api: Pick<Api, 'updateExpense' | 'deleteExpense'>
  readonly toasts: Pick<Toasts, 'show'>
  readonly bringBack: BringBack
  /** Of what was changed elsewhere meanwhile the person is asked. */
  readonly ask: (questions: readonly EditQuestion[]) => void
  readonly onSaved: () => void
}

export function createEditsWithoutDialog({ api, toasts, bringBack, ask, onSaved }: EditsWithoutDialogDeps) {
  function askConflict(conflict: EditConflict): void {
    ask([{ kind: 'conflict', conflict }])
  }

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

  return {
    putBack,
    /** Resolves with whether it is gone. */
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
  }
}
