/** Twelve months and the days of this one: asked for when analytics are first opened, kept on show while they refresh. */
import { effect, type ReadonlySignal, untracked } from '@preact/signals-react'
import type { CalendarDate } from '../../../shared/domain/calendar-date.ts'
import type { Trends } from '../../../shared/wire/trends.ts'
import type { TrendsApi } from '../../api/trends-endpoint.ts'
import type { AuthState } from '../account/auth.ts'
import { createCachedQuery } from '../server-state/cached-query.ts'

export type { Trends }
export interface TrendsDeps {
  readonly api: TrendsApi
  readonly auth: ReadonlySignal<AuthState>
  readonly today: () => CalendarDate
}

export function createTrends({ api, auth, today }: TrendsDeps) {
  const figures = createCachedQuery<Trends>()
  const { data, asOf, loading } = figures
  const query = { request: api.trends, cached: api.cached }
  /** On which the latest was asked for: what is compared changes each day. */
  let askedOn: CalendarDate | null = null

  async function load(): Promise<void> {
    if (auth.peek().kind !== 'signedIn') return
    askedOn = today()
    if (!data.peek()) figures.recall(query)
    await figures.refresh(query)
  }

  /** Loads what is not there yet, is out of date, or is of another day. */
  async function open(): Promise<void> {
    const isCurrent = data.peek() !== null && asOf.peek() === null && askedOn === today()
    if (!isCurrent && !loading.peek()) await load()
  }

  /** After a save: only what has been looked at is worth asking for again. */
  async function refresh(): Promise<void> {
    if (data.peek() || loading.peek()) await load()
  }

  effect(() => {
    if (auth.value.kind !== 'signedIn') untracked(figures.reset)
  })

  return { data, asOf, loading, open, refresh, retry: load }
}
