/** One period's figures and expenses: loaded while they are on show, kept while the same period refreshes. */
import { batch, effect, type ReadonlySignal, signal } from '@preact/signals-react'
import type { Api } from '../api/endpoints.ts'
import type { PeriodStats } from '../api/wire/totals.ts'
import { type CalendarDate, MIN_DATE } from '../domain/calendar-date.ts'
import {
  type CalendarMonth,
  type DateRange,
  monthOf,
  type Period,
  periodRange,
  shiftMonth,
} from '../domain/period.ts'
import type { AuthState } from './auth.ts'
import type { Selection } from './selection.ts'

export type { PeriodStats }
export type PeriodDetail = ReturnType<typeof createPeriodDetail>

/** Months that the picker offers, the current one among them (specification §9). */
export const PICKER_MONTHS = 24
const FIRST_MONTH = monthOf(MIN_DATE)

export interface PeriodDetailDeps {
  readonly api: Pick<Api, 'period'>
  readonly auth: ReadonlySignal<AuthState>
  readonly today: () => CalendarDate
  readonly selection: Pick<Selection, 'leave' | 'keep'>
}

export function createPeriodDetail({ api, auth, today, selection }: PeriodDetailDeps) {
  const period = signal<Period>('month')
  /** Null stands for the current month, also when that becomes another one. */
  const pastMonth = signal<CalendarMonth | null>(null)
  const data = signal<PeriodStats | null>(null)
  const loading = signal(false)
  const failed = signal(false)
  let shown = false
  /** Of the latest request. */
  let days = ''
  let generation = 0

  const currentMonth = () => monthOf(today())
  const month = () => pastMonth.value ?? currentMonth()
  const range = (): DateRange => periodRange(period.peek(), today(), pastMonth.peek() ?? currentMonth())

  async function refresh(): Promise<void> {
    if (!shown || auth.peek().kind !== 'signedIn') return
    const asked = ++generation
    const { from, to } = range()
    // Midnight has passed: what was loaded is another day's.
    if (days !== from + to) data.value = null
    days = from + to
    loading.value = true
    const result = await api.period(period.peek(), pastMonth.peek() ?? currentMonth())
    if (asked !== generation) return
    batch(() => {
      loading.value = false
      failed.value = result.kind === 'failed' && result.failure.kind !== 'signedOut'
      if (result.kind === 'failed') return
      data.value = result.value
      selection.keep(new Set(result.value.expenses.map(({ id }) => id)))
    })
  }

  function forget(): void {
    generation++
    batch(() => {
      selection.leave()
      data.value = null
      loading.value = false
      failed.value = false
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

  effect(() => {
    if (auth.value.kind === 'signedIn') void refresh()
    else {
      forget()
      period.value = 'month'
      pastMonth.value = null
    }
  })

  return {
    period,
    data,
    loading,
    failed,
    month,
    currentMonth,
    isFirstMonth: () => month() === FIRST_MONTH,
    isCurrentMonth: () => month() === currentMonth(),
    /** The days on show. */
    range,
    /** Latest first. */
    pickerMonths: (): CalendarMonth[] =>
      Array.from({ length: PICKER_MONTHS }, (_, back) => shiftMonth(currentMonth(), -back)),
    /** Choosing the month anew leads to the current one. */
    choosePeriod: (next: Period) => show(next, null),
    showMonth,
    moveMonth: (by: -1 | 1) => showMonth(shiftMonth(month(), by)),
    refresh,
    /** The screen has come; returns what its going calls. */
    open(): () => void {
      shown = true
      void refresh()
      return () => {
        shown = false
        generation++
        loading.value = false
        selection.leave()
      }
    },
  }
}
