/** One period's figures and expenses: loaded while they are on show, kept while the same period refreshes. */
import { batch, effect, type ReadonlySignal, signal } from '@preact/signals-react'
import { type CalendarDate, MIN_DATE } from '../../../shared/domain/calendar-date.ts'
import {
  type CalendarMonth,
  type DateRange,
  monthOf,
  type Period,
  periodRange,
  shiftMonth,
} from '../../../shared/domain/period.ts'
import type { PeriodStats } from '../../../shared/wire/period.ts'
import type { Api } from '../../api/endpoints.ts'
import type { ApiResult } from '../../api/http.ts'
import type { AuthState } from '../account/auth.ts'
import { createCachedQuery, type Stored } from '../server-state/cached-query.ts'
import { createListRest, filledAs } from './list-rest.ts'
import type { Selection } from './selection.ts'

export type { PeriodStats }
export type PeriodDetail = ReturnType<typeof createPeriodDetail>

/** Months that the picker offers, the current one among them (specification §9). */
const PICKER_MONTHS = 24
const FIRST_MONTH = monthOf(MIN_DATE)

export interface PeriodDetailDeps {
  readonly api: Pick<Api, 'period' | 'expenses'>
  readonly auth: ReadonlySignal<AuthState>
  readonly today: () => CalendarDate
  readonly selection: Pick<Selection, 'leave'>
  readonly cached: (...which: Parameters<Api['period']>) => Stored<PeriodStats>
}

export function createPeriodDetail({ api, auth, today, selection, cached }: PeriodDetailDeps) {
  const period = signal<Period>('month')
  /** Null stands for the current month, also when that becomes another one. */
  const pastMonth = signal<CalendarMonth | null>(null)
  const figures = createCachedQuery<PeriodStats>()
  const { data, asOf, loading, failed } = figures
  /** The day to scroll the list to; null once that is done. */
  const wantedDay = signal<CalendarDate | null>(null)
  let shown = false
  /** Of the latest request. */
  let days = ''

  const currentMonth = () => monthOf(today())
  const month = () => pastMonth.value ?? currentMonth()
  const range = (): DateRange => periodRange(period.peek(), today(), pastMonth.peek() ?? currentMonth())

  async function refresh(): Promise<void> {
    if (!shown || auth.peek().kind !== 'signedIn') return
    const { from, to } = range()
    // Midnight has passed: what was loaded is another day's.
    if (days !== from + to) data.value = null
    days = from + to
    const which = [
      period.peek(),
      pastMonth.peek() ?? currentMonth(),
      ...(period.peek() === 'month' ? [] : [from]),
    ] as const
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

  function show(nextPeriod: Period, nextMonth: CalendarMonth | null): void {
    if (nextPeriod === period.peek() && nextMonth === pastMonth.peek()) return
    batch(() => {
      forget()
      period.value = nextPeriod
      pastMonth.value = nextMonth
      void refresh()
    })
  }

  /** Months that have not begun or lie before the first day allowed are not shown. */
  function showMonth(next: CalendarMonth): void {
    if (next < FIRST_MONTH || next > currentMonth()) return
    show('month', next === currentMonth() ? null : next)
  }

  const rest = createListRest(api, data, () => ({ range: range() }))

  effect(() => {
    if (auth.value.kind === 'signedIn') void refresh()
    else {
      forget()
      period.value = 'month'
      pastMonth.value = null
      wantedDay.value = null
    }
  })

  return {
    period,
    data,
    asOf,
    loading,
    failed,
    month,
    currentMonth,
    isFirstMonth: () => month() === FIRST_MONTH,
    isCurrentMonth: () => month() === currentMonth(),
    /** The days on show. */
    range,
    wantedDay,
    /** Latest first. */
    pickerMonths: (): CalendarMonth[] =>
      Array.from({ length: PICKER_MONTHS }, (_, back) => shiftMonth(currentMonth(), -back)),
    /** Choosing the month again leads to the current one. */
    choosePeriod: (next: Period) => show(next, null),
    showMonth,
    moveMonth: (by: -1 | 1) => showMonth(shiftMonth(month(), by)),
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
