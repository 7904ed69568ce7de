/** The backend's calls (specification §7), one function each. Those on expenses come after the first paint. */
import type { ImportedExpense } from '../../shared/domain/csv-import.ts'
import type { Expense, ExpenseDraft } from '../../shared/domain/expense.ts'
import { enveloped } from '../../shared/wire/envelope.ts'
import { draftToWire, expenseOutput, type SpokenDraft } from '../../shared/wire/expense.ts'
import { IF_MATCH_HEADER, versionTag } from '../../shared/wire/expense-version.ts'
import { type ImportResult, importOutput, itemToWire } from '../../shared/wire/import.ts'
import { expenseListOutput } from '../../shared/wire/period.ts'
import { restoredToWire } from '../../shared/wire/restore.ts'
import { IDEMPOTENCY_HEADER } from '../../shared/wire/voice-request.ts'
import { type AccountApi, createAccountApi } from './account-endpoints.ts'
import { createDeletedPlaces, manyDeletedOutput, oneDeletedOutput } from './deleted-places.ts'
import { sendDeletion } from './deletion.ts'
import type { ApiResult, Http } from './http.ts'
import { createListApi, type ListApi } from './list-endpoints.ts'

export interface Api extends AccountApi, ListApi {
  /**
   * Each attempt has the same key, so that it is saved once. `date` may carry time and offset; its part
   * before T is the draft's day.
   */
  addExpense(draft: ExpenseDraft, date: string, idempotencyKey: string): Promise<ApiResult<Expense>>
  addExpenses(drafts: readonly SpokenDraft[], idempotencyKey: string): Promise<ApiResult<Expense[]>>
  /**
   * Undoes their deletion, with their former ids. 404 or 405 on a backend without this route. At most
   * `MAX_BATCH`.
   */
  restoreExpenses(expenses: readonly Expense[], idempotencyKey: string): Promise<ApiResult<Expense[]>>
  /** With a key it adds the missing expenses, without one it only counts them. At most `MAX_IMPORT`. */
  importExpenses(
    items: readonly ImportedExpense[],
    idempotencyKey: string | null,
  ): Promise<ApiResult<ImportResult>>
  /**
   * `version` is the one the user has seen; with another one stored, the result is `stale`. Without it, any
   * is changed.
   */
  updateExpense(id: string, draft: ExpenseDraft, version?: number): Promise<ApiResult<Expense>>
  /** `version`: as above. One that is deleted already counts as deleted now. */
  deleteExpense(id: string, version?: number): Promise<ApiResult<unknown>>
  /** At most `MAX_DELETION`; missing ones are ignored. 404 or 405 on a backend without this route. */
  deleteExpenses(ids: readonly string[]): Promise<ApiResult<unknown>>
}

function pathOf(id: string) {
  return { path: `/expenses/${encodeURIComponent(id)}`, route: '/expenses/{id}' } as const
}

function under(idempotencyKey: string): Record<string, string> {
  return { [IDEMPOTENCY_HEADER]: idempotencyKey }
}

function seen(version: number | undefined): Record<string, string> {
  return version === undefined ? {} : { [IF_MATCH_HEADER]: versionTag(version) }
}

const oneExpense = enveloped(expenseOutput)

export function createApi(http: Http): Api {
  const places = createDeletedPlaces()
  return {
    ...createAccountApi(http),
    ...createListApi(http),
    addExpense: (draft, date, idempotencyKey) =>
      http(
        { method: 'POST', path: '/expenses', body: draftToWire(draft, date), headers: under(idempotencyKey) },
        oneExpense,
      ),
    addExpenses(drafts, idempotencyKey) {
      const expenses = drafts.map(draft => draftToWire(draft))
      return http(
        { method: 'POST', path: '/expenses/batch', body: { expenses }, headers: under(idempotencyKey) },
        expenseListOutput,
      )
    },
    restoreExpenses: (expenses, idempotencyKey) =>
      http(
        {
          method: 'POST',
          path: '/expenses/restore',
          body: { expenses: expenses.map(one => restoredToWire(one, places.of(one.id))) },
          headers: under(idempotencyKey),
        },
        expenseListOutput,
      ),
    importExpenses(items, idempotencyKey) {
      const body = { expenses: items.map(itemToWire), preview: idempotencyKey === null }
      const headers = idempotencyKey === null ? {} : under(idempotencyKey)
      return http({ method: 'POST', path: '/expenses/import', body, headers }, importOutput)
    },
    updateExpense: (id, draft, version) =>
      http(
        {
          method: 'PUT',
          ...pathOf(id),
          // Absent fields stay unchanged; null removes the payment method.
          body: { ...draftToWire(draft), payment_method: draft.paymentMethod },
          headers: seen(version),
        },
        oneExpense,
      ),
    async deleteExpense(id, version) {
      const request = { ...pathOf(id), headers: seen(version) }
      const result = await sendDeletion(http, request, oneDeletedOutput)
      if (result.kind === 'ok') places.note([id], [result.value?.place])
      return result
    },
    async deleteExpenses(ids) {
      const result = await http(
        { method: 'POST', path: '/expenses/delete', body: { ids } },
        manyDeletedOutput,
      )
      if (result.kind === 'ok') places.note(ids, result.value.places)
      return result
    },
  }
}
