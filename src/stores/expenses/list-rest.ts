/** What a list has beyond the expenses that its first answer holds. */
import { batch, type Signal, signal } from '@preact/signals-react'
import type { Expense } from '../../../shared/domain/expense.ts'
import { MAX_LIST } from '../../../shared/wire/expense.ts'
import type { Api } from '../../api/endpoints.ts'
import type { ApiResult } from '../../api/http.ts'
import type { ListQuery } from '../../api/list-query.ts'
import { type LoadFailure, loadFailure } from '../server-state/load-failure.ts'
import { withPage } from './expense-pages.ts'

export interface Listed {
  readonly expenses: readonly Expense[]
  /** Leads to those after `expenses`; null where all are there. */
  readonly nextCursor: string | null
}

/** `query` is that of `data`. */
export function createListRest<L extends Listed>(
  api: Pick<Api, 'expenses'>,
  data: Signal<L | null>,
  query: () => ListQuery,
) {
  const loading = signal(false)
  const failed = signal<LoadFailure | null>(null)

  /** False where that fails, or where `data` has become another in the meantime. */
  async function loadMore(): Promise<boolean> {
    const shown = data.peek()
    if (!shown || loading.peek()) return false
    batch(() => {
      loading.value = true
      failed.value = null
    })
    const result = await nextPage(api, query(), shown)
    const stays = data.peek() === shown
    batch(() => {
      loading.value = false
      if (!stays) return
      if (result.kind === 'ok') data.value = result.value
      else failed.value = loadFailure(result.failure)
    })
    return stays && result.kind === 'ok'
  }

  return {
    loading,
    failed,
    loadMore,
    /** False where some are still missing. */
    async loadAll(): Promise<boolean> {
      while (data.peek()?.nextCursor) if (!(await loadMore())) return false
      return data.peek() !== null
    },
  }
}

/** `fresh` with as many expenses as `before` had, all where it had all; with fewer where a page cannot be had. */
export async function filledAs<L extends Listed>(
  before: Listed,
  api: Pick<Api, 'expenses'>,
  query: ListQuery,
  fresh: L,
): Promise<L> {
  const count = before.nextCursor === null ? Number.POSITIVE_INFINITY : before.expenses.length
  let filled = fresh
  while (filled.nextCursor !== null && filled.expenses.length < count) {
    const result = await nextPage(api, query, filled)
    if (result.kind === 'failed') break
    filled = result.value
  }
  return filled
}

async function nextPage<L extends Listed>(
  api: Pick<Api, 'expenses'>,
  query: ListQuery,
  shown: L,
): Promise<ApiResult<L>> {
  if (shown.nextCursor === null) return { kind: 'ok', value: shown }
  const result = await api.expenses({ ...query, limit: MAX_LIST, cursor: shown.nextCursor })
  if (result.kind === 'failed') return result
  const { next = null } = result.value
  return {
    kind: 'ok',
    value: { ...shown, expenses: [...withPage(shown.expenses, result.value)], nextCursor: next },
  }
}
