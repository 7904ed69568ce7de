/** Carries a review's changes to the backend. */

import type { ExpenseDraft } from '../../shared/domain/expense.ts'
import type { HeardExpense } from '../../shared/wire/voice.ts'
import type { Api } from '../api/endpoints.ts'
import type { ApiFailure, ApiResult } from '../api/http.ts'
import type { IdempotencyKey } from './idempotency-key.ts'

export interface ReviewChanges {
  /** All that is still listed, as it now reads. */
  readonly kept: readonly { readonly heard: HeardExpense; readonly draft: ExpenseDraft }[]
  /** Those of them that read otherwise than they were heard. */
  readonly changed: ReviewChanges['kept']
  readonly removed: readonly HeardExpense[]
}

export type ReviewOutcome =
  | { readonly kind: 'saved' }
  /** Some of it was written; the rest can be tried again. `failure` is the first. */
  | { readonly kind: 'partly' | 'nothing'; readonly failure: ApiFailure }
  /** The backend did not name what it saved, so it can't be told what to change; nothing was called. */
  | { readonly kind: 'needsIds' }

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
    return result.kind === 'ok' ? { kind: 'saved' } : { kind: 'nothing', failure: result.failure }
  }
  const ids = [...changes.changed.map(({ heard }) => heard.id), ...changes.removed.map(({ id }) => id)]
  if (ids.includes(null)) return { kind: 'needsIds' }
  // Both calls bear repetition: putting the same values again, and deleting what is gone (404), change nothing.
  const results = await Promise.all([
    ...changes.changed.map(({ heard, draft }) => api.updateExpense(heard.id ?? '', draft)),
    ...changes.removed.map(({ id }) => api.deleteExpense(id ?? '')),
  ])
  const failures = results.flatMap(failureOf)
  const [failure] = failures
  if (failure === undefined) return { kind: 'saved' }
  return { kind: failures.length === results.length ? 'nothing' : 'partly', failure }
}

/** None of what is gone already. */
function failureOf(result: ApiResult<unknown>): ApiFailure[] {
  if (result.kind === 'ok') return []
  const { failure } = result
  return failure.kind === 'status' && failure.status === 404 ? [] : [failure]
}
