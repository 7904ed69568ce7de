/** Sends a group's changes to the backend. */
import type { Expense, ExpenseDraft } from '../../../shared/domain/expense.ts'
import type { SpokenDraft } from '../../../shared/wire/expense.ts'
import type { HeardExpense } from '../../../shared/wire/heard-expense.ts'
import type { Api } from '../../api/endpoints.ts'
import { isRefusedForGood, isStatus } from '../../api/failure-status.ts'
import type { ApiFailure, ApiResult } from '../../api/http.ts'
import type { EditConflict, EditQuestion } from '../expenses/edit-conflict.ts'
import type { IdempotencyKey } from '../server-state/idempotency-key.ts'

export interface ReceiptChanges {
  /** Not saved yet. */
  readonly inserts: readonly SpokenDraft[]
  /** Saved ones that read otherwise than they were heard. */
  readonly updates: readonly { readonly heard: HeardExpense; readonly draft: ExpenseDraft }[]
  readonly removed: readonly HeardExpense[]
}

export type ChangeOutcome =
  /** There was nothing to write. */
  | { readonly kind: 'none' }
  /** `added`: what the backend made of the inserts, in their order. Of what `questions` are about nothing was written. */
  | {
      readonly kind: 'done'
      readonly added: readonly Expense[]
      readonly changed: readonly Expense[]
      readonly questions: readonly EditQuestion[]
    }
  /** `partly`: some of it was written; the rest can be tried again. `failure` is the first. */
  | {
      readonly kind: 'failed'
      readonly partly: boolean
      readonly failure: ApiFailure
      readonly changed: readonly Expense[]
    }
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
  key: Pick<IdempotencyKey, 'of' | 'settle'>,
): Promise<GroupOutcome> {
  const [inserted, changed] = await Promise.all([insert(api, changes, key), change(api, changes)])
  return { inserted, changed }
}

async function insert(
  api: ReceiptApi,
  { inserts }: ReceiptChanges,
  key: Pick<IdempotencyKey, 'of' | 'settle'>,
): Promise<ChangeOutcome> {
  if (inserts.length === 0) return NONE
  const result = await api.addExpenses(inserts, key.of(inserts))
  if (result.kind === 'ok' || isRefusedForGood(result.failure)) key.settle()
  return result.kind === 'ok'
    ? { kind: 'done', added: result.value, changed: [], questions: [] }
    : { kind: 'failed', partly: false, failure: result.failure, changed: [] }
}

async function change(api: ReceiptApi, { updates, removed }: ReceiptChanges): Promise<ChangeOutcome> {
  const ids = [...updates.map(({ heard }) => heard.id), ...removed.map(({ id }) => id)]
  if (ids.length === 0) return NONE
  if (ids.includes(null)) return { kind: 'needsIds' }
  // Both calls are idempotent: putting the same values again, and deleting what is gone, change nothing.
  const updated = await Promise.all(
    updates.map(async ({ heard, draft }) => ({
      heard,
      mine: draft,
      wish: 'change' as const,
      result: await api.updateExpense(heard.id ?? '', draft, heard.version),
    })),
  )
  const deleted = await Promise.all(
    removed.map(async heard => ({
      heard,
      mine: heard,
      wish: 'deletion' as const,
      result: await api.deleteExpense(heard.id ?? '', heard.version),
    })),
  )
  const results = [...updated, ...deleted]
  const changed = updated.flatMap(({ result }) => (result.kind === 'ok' ? [result.value] : []))
  const failures = results.flatMap(({ result }) => failureOf(result))
  const [failure] = failures
  if (failure !== undefined)
    return { kind: 'failed', partly: failures.length < results.length, failure, changed }
  return { kind: 'done', added: [], changed, questions: results.flatMap(questionOf) }
}

interface Attempt {
  readonly heard: HeardExpense
  readonly mine: ExpenseDraft
  readonly wish: EditConflict['wish']
  readonly result: ApiResult<unknown>
}

/** About an expense that was changed elsewhere, or deleted (404) where it was to be changed. */
function questionOf({ heard, mine, wish, result }: Attempt): EditQuestion[] {
  if (result.kind === 'ok') return []
  if (result.failure.kind === 'stale')
    return [{ kind: 'conflict', conflict: { theirs: result.failure.current, mine, wish } }]
  if (wish === 'deletion' || !isStatus(result.failure, 404)) return []
  const seen = { ...heard, id: heard.id ?? '', createdAt: '' }
  return [{ kind: 'gone', gone: { seen, mine } }]
}

/** None of an expense that was changed or deleted elsewhere. */
function failureOf(result: ApiResult<unknown>): ApiFailure[] {
  if (result.kind === 'ok') return []
  const { failure } = result
  if (failure.kind === 'stale') return []
  return isStatus(failure, 404) ? [] : [failure]
}
