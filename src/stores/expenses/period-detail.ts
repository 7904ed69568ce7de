/** One period's figures and expenses: loaded while they are on show, kept while the same period refreshes. */
import { batch, effect, type ReadonlySignal, signal } from '@preact/signals-react'
import type { CalendarDate } from '../../../shared/domain/calendar-date.ts'
import type { DateRange } from '../../../shared/domain/period.ts'
import type { PeriodStats } from '../../../shared/wire/period.ts'
import type { Api } from '../../api/endpoints.ts'
import type { ApiResult } from '../../api/http.ts'
import type { AuthState } from '../account/auth.ts'
import { createCachedQuery, type Stored } from '../server-state/cached-query.ts'
import { createChosenPeriod } from './chosen-period.ts'
import { createListRest, filledAs } from './list-rest.ts'
import type { Selection } from './selection.ts'

export type { PeriodStats }
export type PeriodDetail = ReturnType<typeof createPeriodDetail>

export interface PeriodDetailDeps {
  readonly api: Pick<Api, 'period' | 'expenses'>
  readonly auth: ReadonlySignal<AuthState>
  readonly today: () => CalendarDate
  readonly selection: Pick<Selection, 'leave'>
  readonly cached: (...which: Parameters<Api['period']>) => Stored<PeriodStats>
}

export function createPeriodDetail({ api, auth, today, selection, cached }: PeriodDetailDeps) {
  const { choice, peekMonth, reset } = createChosenPeriod({
    today,
    onLeave: forget,
    onChosen: () => void refresh(),
  })
  const { period, range } = choice
  const figures = createCachedQuery<PeriodStats>()
  const { data, asOf, loading, failed } = figures
  /** The day to scroll the list to; null once that is done. */
  const wantedDay = signal<CalendarDate | null>(null)
  let shown = false
  /** Of the latest request. */
  let days = ''

  async function refresh(): Promise<void> {
    if (!shown || auth.peek().kind !== 'signedIn') return
    const { from, to } = range()
    // Midnight has passed: what was loaded is another day's.
    if (days !== from + to) data.value = null
    days = from + to
    const which = [period.peek(), peekMonth(), ...(period.peek() === 'month' ? [] : [from])] as const
    const query = {
      request: () => loaded(api.period(...which), { from, to }),
      cached: () => cached(...which),
    }
    if (!data.peek()) figures.recall(query)
    await figures.refresh(query)
  }

  /** As much of it as was on show. */
  async function loaded(asked: ReturnType<Api['period']>, days: DateRange): Promise<ApiResult<PeriodStats>> {
    const before = data.peek()
    const result = await asked
    if (result.kind === 'failed' || !before) return result
    return { kind: 'ok', value: await filledAs(before, api, { range: days }, result.value) }
  }

  function forget(): void {
    batch(() => {
      selection.leave()
      figures.reset()
    })
  }

  const rest = createListRest(api, data, () => ({ range: range() }))

  effect(() => {
    if (auth.value.kind === 'signedIn') void refresh()
    else {
      forget()
      reset()
      wantedDay.value = null
    }
  })

  return {
    ...choice,
    data,
    asOf,
    loading,
    failed,
    wantedDay,
    refresh,
    rest,
    /** The screen is mounted; returns what its unmounting calls. */
    open(): () => void {
      shown = true
      void refresh()
      return () => {
        shown = false
        figures.cancel()
        selection.leave()
      }
    },
  }
}
