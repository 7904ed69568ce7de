/** What a correction does to saved expenses: its edits written, and moved onto what others have made of them. */
import type { CorrectionOptions, ExpenseEdit, SavedExpense } from '../../../shared/domain/correction.ts'
import type { Expense } from '../../../shared/domain/expense.ts'
import type { Api } from '../../api/endpoints.ts'
import type { ApiFailure, ApiResult } from '../../api/http.ts'

export type EditApi = Pick<Api, 'updateExpense' | 'deleteExpense'>
type Options = CorrectionOptions['options']

/** Possible edits, of the expenses as they are after `written`. */
export function rebased(options: Options, written: readonly ExpenseEdit[]): Options {
  const now = new Map(written.map(({ before, after }) => [before.id, after]))
  return options.flatMap(edits => {
    const moved = edits.flatMap(edit => {
      const stored = now.get(edit.before.id)
      if (stored === undefined) return [edit]
      return stored === null ? [] : [onto(stored, edit)]
    })
    return moved.length > 0 ? [moved] : []
  })
}

/** The edit with `stored` before it: only the fields that it changes are changed. */
function onto(stored: SavedExpense, { before, after }: ExpenseEdit): ExpenseEdit {
  if (!after) return { before: stored, after }
  const changes = Object.entries(after).filter(
    ([field, value]) => before[field as keyof SavedExpense] !== value,
  )
  return { before: stored, after: { ...stored, ...Object.fromEntries(changes) } }
}

/** What the edits have deleted, as it was. */
export function deletedBy(edits: readonly ExpenseEdit[]): readonly Expense[] {
  return edits.flatMap(({ before, after }) => (after ? [] : [{ ...before, createdAt: '' }]))
}

/** Both calls are idempotent. Null where it is done. */
export async function writeEdit(api: EditApi, { before, after }: ExpenseEdit): Promise<ApiFailure | null> {
  const result: ApiResult<unknown> = after
    ? await api.updateExpense(after.id, draftOf(after))
    : await api.deleteExpense(before.id)
  return result.kind === 'ok' ? null : result.failure
}

function draftOf({ id: _, savedAt: _at, ...draft }: SavedExpense) {
  return draft
}
