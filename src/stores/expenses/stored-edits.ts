/** Edits of a stored expense that take more than one request. */
import { addDays, type CalendarDate } from '../../../shared/domain/calendar-date.ts'
import type { Expense, ExpenseDraft } from '../../../shared/domain/expense.ts'
import { sameDraft } from '../../../shared/domain/expense-form.ts'
import type { Schedule } from '../../../shared/domain/recurring.ts'
import type { Api } from '../../api/endpoints.ts'
import type { ApiResult } from '../../api/http.ts'
import type { NewRule } from '../../api/plan-endpoints.ts'
import type { IdempotencyKey } from '../server-state/idempotency-key.ts'
import type { GoneEdit } from './edit-conflict.ts'

/** Has what comes again entered by itself, from that day on. */
export type AddRule = (
  draft: ExpenseDraft,
  every: Schedule['every'],
  starts: CalendarDate,
  key: string,
) => Promise<ApiResult<NewRule>>

export interface StoredEditDeps {
  readonly api: Pick<Api, 'updateExpense' | 'restoreExpenses'>
  readonly addRule: AddRule
  readonly today: () => CalendarDate
  readonly key: Pick<IdempotencyKey, 'of'>
  /** The first of the requests has changed the expense, the second failed. */
  readonly showStored: (stored: Expense) => void
}

export function createStoredEdits({ api, addRule, today, key, showStored }: StoredEditDeps) {
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
    if (added.kind === 'failed') showStored(updated.value)
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

  return { updateThenRepeat, restore }
}
