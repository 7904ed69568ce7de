/** What a period has beyond the expenses that its first answer holds. */
import { batch, type Signal, signal } from '@preact/signals-react'
import type { DateRange } from '../../shared/domain/period.ts'
import { MAX_LIST } from '../../shared/wire/expense.ts'
import type { PeriodStats } from '../../shared/wire/period.ts'
import type { Api } from '../api/endpoints.ts'
import type { ApiResult } from '../api/http.ts'
import { withPage } from './expense-pages.ts'
import { type LoadFailure, loadFailure } from './load-failure.ts'

export type PeriodRest = ReturnType<typeof createPeriodRest>

/** `range` is that of `data`. */
export function createPeriodRest(
  api: Pick<Api, 'expenses'>,
  data: Signal<PeriodStats | null>,
  range: () => DateRange,
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
    const result = await nextPage(api, range(), shown)
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

/** `shown` with at least `count` expenses, where it has so many; with fewer where a page cannot be had. */
export async function filledUpTo(
  count: number,
  api: Pick<Api, 'expenses'>,
  range: DateRange,
  shown: PeriodStats,
): Promise<PeriodStats> {
  let filled = shown
  while (filled.nextCursor !== null && filled.expenses.length < count) {
    const result = await nextPage(api, range, filled)
    if (result.kind === 'failed') break
    filled = result.value
  }
  return filled
}

async function nextPage(
  api: Pick<Api, 'expenses'>,
  range: DateRange,
  shown: PeriodStats,
): Promise<ApiResult<PeriodStats>> {
  if (shown.nextCursor === null) return { kind: 'ok', value: shown }
  const result = await api.expenses({ range, limit: MAX_LIST, cursor: shown.nextCursor })
  if (result.kind === 'failed') return result
  const { next = null } = result.value
  return {
    kind: 'ok',
    value: { ...shown, expenses: [...withPage(shown.expenses, result.value)], nextCursor: next },
  }
}
