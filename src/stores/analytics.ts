/** Three months of figures: asked for when the screen is first opened, kept on show while they refresh. */
import { effect, type ReadonlySignal, signal } from '@preact/signals-react'
import type { Api } from '../api/endpoints.ts'
import type { PeriodStats } from '../api/wire/totals.ts'
import type { CalendarDate } from '../domain/calendar-date.ts'
import { type CalendarMonth, monthOf, shiftMonth } from '../domain/period.ts'
import type { AuthState } from './auth.ts'

/** A month as the backend told of it; null where it could not be had. */
export interface MonthStats {
  readonly month: CalendarMonth
  readonly stats: PeriodStats | null
}

export type AnalyticsStore = ReturnType<typeof createAnalytics>

/** How many months are compared, the current one included (specification §9). */
const MONTHS = 3

export interface AnalyticsDeps {
  readonly api: Pick<Api, 'period'>
  readonly auth: ReadonlySignal<AuthState>
  readonly today: () => CalendarDate
}

export function createAnalytics({ api, auth, today }: AnalyticsDeps) {
  /** Oldest first, the current month last; null before the first answer. */
  const months = signal<readonly MonthStats[] | null>(null)
  const loading = signal(false)
  let generation = 0

  async function load(): Promise<void> {
    if (auth.peek().kind !== 'signedIn') return
    const asked = ++generation
    loading.value = true
    const answers = await Promise.all(comparedMonths(monthOf(today())).map(loadMonth))
    if (asked !== generation) return
    loading.value = false
    months.value = answers
  }

  async function loadMonth(month: CalendarMonth): Promise<MonthStats> {
    const result = await api.period('month', month)
    return { month, stats: result.kind === 'ok' ? result.value : null }
  }

  /** Loads what is not there yet, is missing, or is of an earlier month. */
  async function open(): Promise<void> {
    const known = months.peek()
    const current = known?.at(-1)?.month === monthOf(today()) && known.every(({ stats }) => stats)
    if (!current && !loading.peek()) await load()
  }

  /** After a save: only what has been looked at is worth asking for again. */
  async function refresh(): Promise<void> {
    if (months.peek() || loading.peek()) await load()
  }

  effect(() => {
    if (auth.value.kind === 'signedIn') return
    generation++
    months.value = null
    loading.value = false
  })

  return { months, loading, open, refresh, retry: load }
}

function comparedMonths(current: CalendarMonth): readonly CalendarMonth[] {
  return Array.from({ length: MONTHS }, (_, i) => shiftMonth(current, i + 1 - MONTHS))
}
