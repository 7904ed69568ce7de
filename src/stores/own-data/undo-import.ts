/** Deletes what an import has added, so many at a time as the backend takes. */
import { MAX_DELETION } from '../../../shared/wire/expense.ts'
import type { Api } from '../../api/endpoints.ts'
import { failureNotice } from '../messages/failure-notice.ts'
import type { Toasts } from '../messages/toasts.ts'

export interface UndoImportDeps {
  readonly api: Pick<Api, 'deleteExpenses'>
  readonly toasts: Pick<Toasts, 'show'>
  readonly onChanged: () => void
}

/** Resolves with whether all of it is done; what is left can be tried again. */
export async function undoImport(deps: UndoImportDeps, ids: readonly string[]): Promise<boolean> {
  const { api, toasts, onChanged } = deps
  for (let from = 0; from < ids.length; from += MAX_DELETION) {
    const result = await api.deleteExpenses(ids.slice(from, from + MAX_DELETION))
    if (result.kind === 'ok') continue
    toasts.show('error', failureNotice(result.failure, 'deleteFailed'), {
      undo: () => void undoImport(deps, ids.slice(from)),
    })
    onChanged()
    return false
  }
  onChanged()
  return true
}
