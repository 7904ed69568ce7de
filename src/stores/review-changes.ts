/** Carries a review's changes to the backend. */
import type { Api } from '../api/endpoints.ts'
import type { HeardExpense } from '../api/wire/voice.ts'
import type { ExpenseDraft } from '../domain/expense.ts'
import type { IdempotencyKey } from './idempotency-key.ts'

export interface ReviewChanges {
  /** All that is still listed, as it now reads. */
  readonly kept: readonly { readonly heard: HeardExpense; readonly draft: ExpenseDraft }[]
  /** Those of them that read otherwise than they were heard. */
  readonly changed: ReviewChanges['kept']
  readonly removed: readonly HeardExpense[]
}

export type ReviewOutcome =
  | 'saved'
  /** Some of it was written; the rest can be tried again. */
  | 'partly'
  | 'nothing'
  /** The backend did not name what it saved, so it can't be told what to change; nothing was called. */
  | 'needsIds'

type ReviewApi = Pick<Api, 'addExpenses' | 'updateExpense' | 'deleteExpense'>

export async function saveReview(
  api: ReviewApi,
  inserted: boolean,
  changes: ReviewChanges,
  key: Pick<IdempotencyKey, 'of'>,
): Promise<ReviewOutcome> {
  if (!inserted) {
    const drafts = changes.kept.map(({ draft }) => draft)
    const result = await api.addExpenses(drafts, key.of(drafts))
    return result.kind === 'ok' ? 'saved' : 'nothing'
  }
  const ids = [...changes.changed.map(({ heard }) => heard.id), ...changes.removed.map(({ id }) => id)]
  if (ids.includes(null)) return 'needsIds'
  // Both calls bear repetition: putting the same values again, and deleting what is gone (404), change nothing.
  const results = await Promise.all([
    ...changes.changed.map(({ heard, draft }) => api.updateExpense(heard.id ?? '', draft)),
    ...changes.removed.map(({ id }) => api.deleteExpense(id ?? '')),
  ])
  const failed = results.filter(
    result =>
      result.kind === 'failed' && !(result.failure.kind === 'status' && result.failure.status === 404),
  )
  if (failed.length === 0) return 'saved'
  return failed.length === results.length ? 'nothing' : 'partly'
}
