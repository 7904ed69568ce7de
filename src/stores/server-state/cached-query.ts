/** One answer of the backend as signals: the stored one until the answer comes, the latest request wins. */
import { batch, computed, type ReadonlySignal, type Signal, signal } from '@preact/signals-react'
import type { ApiFailure, ApiResult } from '../../api/http.ts'
import type { CachedResponse } from '../../api/response-cache.ts'
import { type LoadFailure, loadFailure } from './load-failure.ts'

/** What an earlier visit stored, where it did: at once, or where it is long, once it has been read. */
export type Stored<T> = CachedResponse<T> | null | Promise<CachedResponse<T> | null>

export interface Query<T> {
  readonly request: () => Promise<ApiResult<T>>
  readonly cached: () => Stored<T>
}

export interface CachedQuery<T> {
  readonly data: Signal<T | null>
  /** When `data` was stored, in milliseconds since the epoch; null once it is up to date. */
  readonly asOf: ReadonlySignal<number | null>
  readonly loading: ReadonlySignal<boolean>
  /** Why the latest request failed. */
  readonly failure: Signal<ApiFailure | null>
  readonly failed: ReadonlySignal<LoadFailure | null>
  /** Shows what is stored, or nothing. */
  readonly recall: (query: Query<T>) => void
  /** Resolves with the answer, or with null where another refresh, `cancel` or `reset` came first. Never rejects. */
  readonly refresh: (query: Query<T>) => Promise<ApiResult<T> | null>
  /** Drops the request that is under way. */
  readonly cancel: () => void
  /** Forgets everything; drops the request that is under way. */
  readonly reset: () => void
}

/** Data that `isSame` as what is shown leaves it in place, so that nothing is rendered again. */
export function createCachedQuery<T>(isSame: (fresh: T, shown: T) => boolean = Object.is): CachedQuery<T> {
  const data = signal<T | null>(null)
  const asOf = signal<number | null>(null)
  const loading = signal(false)
  const failure = signal<ApiFailure | null>(null)
  let generation = 0
  /** Generation of the reading of what is stored; another reading, and an answer, supersede it. */
  let reading = 0

  function whenRead(stored: Stored<T>, use: (stored: CachedResponse<T> | null) => void): void {
    const mine = ++reading
    if (stored instanceof Promise) void stored.then(read => mine === reading && batch(() => use(read)))
    else use(stored)
  }

  function show(cached: CachedResponse<T> | null): void {
    data.value = cached?.value ?? null
    asOf.value = cached?.at ?? null
  }

  function accept(result: ApiResult<T>, query: Query<T>): void {
    loading.value = false
    const shown = data.peek()
    if (result.kind === 'failed') {
      failure.value = result.failure
      if (shown !== null)
        whenRead(query.cached(), stored => {
          asOf.value ??= stored?.at ?? null
        })
      return
    }
    reading++
    failure.value = null
    if (shown === null || !isSame(result.value, shown)) data.value = result.value
    asOf.value = null
  }

  function cancel(): void {
    generation++
    loading.value = false
  }

  return {
    data,
    asOf,
    loading,
    failure,
    failed: computed(() => failure.value && loadFailure(failure.value)),
    recall: query => batch(() => whenRead(query.cached(), show)),
    async refresh(query) {
      const mine = ++generation
      loading.value = true
      const result = await query.request()
      if (mine !== generation) return null
      batch(() => accept(result, query))
      return result
    },
    cancel,
    reset: () =>
      batch(() => {
        cancel()
        reading++
        show(null)
        failure.value = null
      }),
  }
}
