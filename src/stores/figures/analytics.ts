/** Three months of figures: asked for when the screen is first opened, kept on show while they refresh. */
import { computed, effect, type ReadonlySignal, untracked } from '@preact/signals-react'
import type { CalendarDate } from '../../../shared/domain/calendar-date.ts'
import { type CalendarMonth, monthOf, shiftMonth } from '../../../shared/domain/period.ts'
import type { PeriodStats } from '../../../shared/wire/period.ts'
import type { Api } from '../../api/endpoints.ts'
import type { AuthState } from '../account/auth.ts'
import { createCachedQuery, type Stored } from '../server-state/cached-query.ts'
import { type LoadFailure, loadFailure } from '../server-state/load-failure.ts'

/** A month as the backend told of it; null where it could not be had. */
export interface MonthStats {
  readonly month: CalendarMonth
  readonly stats: PeriodStats | null
  /** When that was last known, in milliseconds since the epoch; null where it is up to date. */
  readonly asOf: number | null
  /** Why it is not up to date; null where nothing failed, or nothing has been asked for yet. */
  readonly failed: LoadFailure | null
}

/** How many months are compared, the current one included (specification §9). */
const MONTHS = 3

export interface AnalyticsDeps {
  readonly api: Pick<Api, 'period'>
  readonly auth: ReadonlySignal<AuthState>
  readonly today: () => CalendarDate
  readonly cached: (...which: Parameters<Api['period']>) => Stored<PeriodStats>
}

export function createAnalytics({ api, auth, today, cached }: AnalyticsDeps) {
  const query = createCachedQuery<readonly MonthStats[]>()
  /** Oldest first, the current month last; null before the first answer. */
  const months = query.data
  const { loading } = query

  async function load(): Promise<void> {
    if (auth.peek().kind !== 'signedIn') return
    const compared = comparedMonths(monthOf(today()))
    const compare = {
      request: async () => ({ kind: 'ok', value: await Promise.all(compared.map(loadMonth)) }) as const,
      cached: () => recallAll(compared),
    }
    if (!months.peek()) query.recall(compare)
    await query.refresh(compare)
  }

  /** All of the months, or nothing: a month that is missing would count as one without expenses. */
  async function recallAll(compared: readonly CalendarMonth[]) {
    const value = await Promise.all(compared.map(recalled))
    const moments = value.flatMap(({ asOf }) => asOf ?? [])
    return moments.length === compared.length ? { value, at: Math.min(...moments) } : null
  }

  async function loadMonth(month: CalendarMonth): Promise<MonthStats> {
    const result = await api.period('month', month)
    if (result.kind === 'ok') return { month, stats: result.value, asOf: null, failed: null }
    return { ...(await recalled(month)), failed: loadFailure(result.failure) }
  }

  async function recalled(month: CalendarMonth): Promise<MonthStats> {
    const last = await cached('month', month)
    return { month, stats: last?.value ?? null, asOf: last?.at ?? null, failed: null }
  }

  /** Loads what is not there yet, is missing, or is of an earlier month. */
  async function open(): Promise<void> {
    const shown = months.peek()
    const current =
      shown?.at(-1)?.month === monthOf(today()) && shown.every(({ stats, asOf }) => stats && asOf === null)
    if (!current && !loading.peek()) await load()
  }

  /** After a save: only what has been looked at is worth asking for again. */
  async function refresh(): Promise<void> {
    if (months.peek() || loading.peek()) await load()
  }

  effect(() => {
    if (auth.value.kind !== 'signedIn') untracked(query.reset)
  })

  /** The oldest of their times; null where all is up to date. */
  const asOf = computed(() => {
    const moments = (months.value ?? []).flatMap(month => month.asOf ?? [])
    return moments.length > 0 ? Math.min(...moments) : null
  })

  /** Whether it is the network that any of the months is missing or out of date for. */
  const networkFailed = computed(() => months.value?.some(({ failed }) => failed === 'network') ?? false)

  return { months, asOf, networkFailed, loading, open, refresh, retry: load }
}

function comparedMonths(current: CalendarMonth): readonly CalendarMonth[] {
  return Array.from({ length: MONTHS }, (_, i) => shiftMonth(current, i + 1 - MONTHS))
}
