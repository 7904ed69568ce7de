/** Carries a group's changes to the backend. */
import type { Expense, ExpenseDraft } from '../../shared/domain/expense.ts'
import type { HeardExpense } from '../../shared/wire/voice.ts'
import type { Api } from '../api/endpoints.ts'
import type { ApiFailure, ApiResult } from '../api/http.ts'
import type { IdempotencyKey } from './idempotency-key.ts'

export interface ReceiptChanges {
  /** Not saved yet. */
  readonly inserts: readonly ExpenseDraft[]
  /** Saved ones that read otherwise than they were heard. */
  readonly updates: readonly { readonly heard: HeardExpense; readonly draft: ExpenseDraft }[]
  readonly removed: readonly HeardExpense[]
}

export type ChangeOutcome =
  /** There was nothing to write. */
  | { readonly kind: 'none' }
  /** `added`: what the backend made of the inserts, in their order. */
  | { readonly kind: 'done'; readonly added: readonly Expense[] }
  /** `partly`: some of it was written; the rest can be tried again. `failure` is the first. */
  | { readonly kind: 'failed'; readonly partly: boolean; readonly failure: ApiFailure }
  /** The backend did not name what it saved, so it can't be told what to change; nothing was called. */
  | { readonly kind: 'needsIds' }

/** What was not saved yet and what was are written apart: either may fail without the other. */
export interface GroupOutcome {
  readonly inserted: ChangeOutcome
  readonly changed: ChangeOutcome
}

type ReceiptApi = Pick<Api, 'addExpenses' | 'updateExpense' | 'deleteExpense'>

const NONE: ChangeOutcome = { kind: 'none' }

export async function writeChanges(
  api: ReceiptApi,
  changes: ReceiptChanges,
  key: Pick<IdempotencyKey, 'of'>,
): Promise<GroupOutcome> {
  const [inserted, changed] = await Promise.all([insert(api, changes, key), change(api, changes)])
  return { inserted, changed }
}

async function insert(
  api: ReceiptApi,
  { inserts }: ReceiptChanges,
  key: Pick<IdempotencyKey, 'of'>,
): Promise<ChangeOutcome> {
  if (inserts.length === 0) return NONE
  const result = await api.addExpenses(inserts, key.of(inserts))
  return result.kind === 'ok'
    ? { kind: 'done', added: result.value }
    : { kind: 'failed', partly: false, failure: result.failure }
}

async function change(api: ReceiptApi, { updates, removed }: ReceiptChanges): Promise<ChangeOutcome> {
  const ids = [...updates.map(({ heard }) => heard.id), ...removed.map(({ id }) => id)]
  if (ids.length === 0) return NONE
  if (ids.includes(null)) return { kind: 'needsIds' }
  // Both calls bear repetition: putting the same values again, and deleting what is gone (404), change nothing.
  const results = await Promise.all([
    ...updates.map(({ heard, draft }) => api.updateExpense(heard.id ?? '', draft)),
    ...removed.map(({ id }) => api.deleteExpense(id ?? '')),
  ])
  const failures = results.flatMap(failureOf)
  const [failure] = failures
  if (failure === undefined) return { kind: 'done', added: [] }
  return { kind: 'failed', partly: failures.length < results.length, failure }
}

/** None of what is gone already. */
function failureOf(result: ApiResult<unknown>): ApiFailure[] {
  if (result.kind === 'ok') return []
  const { failure } = result
  return failure.kind === 'status' && failure.status === 404 ? [] : [failure]
}
