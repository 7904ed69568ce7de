import { signal } from '@preact/signals-react'
import { describe, expect, it, vi } from 'vitest'
import type { ApiResult } from '../../../src/api/http.ts'
import type { CalendarDate } from '../../../src/domain/calendar-date.ts'
import type { Expense } from '../../../src/domain/expense.ts'
import type { CalendarMonth, Period } from '../../../src/domain/period.ts'
import type { AuthState } from '../../../src/stores/auth.ts'
import { createPeriodDetail, type PeriodStats } from '../../../src/stores/period-detail.ts'
import { createSelection } from '../../../src/stores/selection.ts'
import { deferred } from '../deferred.ts'
import { rupiah } from '../rupiah.ts'

const user = { uid: 'ani', displayName: 'Ani', email: 'ani@example.com', photoURL: null }
const month = (text: string) => text as CalendarMonth

function stats(total: number, ...ids: string[]): ApiResult<PeriodStats> {
  const expenses = ids.map(id => ({ id }) as Expense)
  const value = { totals: rupiah(total), breakdown: [], expenses, count: ids.length }
  return { kind: 'ok', value }
}

function setUp({ open = true } = {}) {
  const asked: ReturnType<typeof deferred<ApiResult<PeriodStats>>>[] = []
  const api = {
    period: vi.fn((_period: Period, _month?: CalendarMonth) => {
      const answer = deferred<ApiResult<PeriodStats>>()
      asked.push(answer)
      return answer.promise
    }),
  }
  const clock = { today: '2026-11-21' as CalendarDate }
  const auth = signal<AuthState>({ kind: 'signedIn', user })
  const selection = createSelection()
  const detail = createPeriodDetail({ api, auth, today: () => clock.today, selection, known: () => null })
  const close = open ? detail.open() : () => undefined
  const answer = async (index: number, result: ApiResult<PeriodStats>) => {
    asked[index]?.resolve(result)
    await Promise.resolve()
    await Promise.resolve()
  }
  return { api, detail, selection, auth, clock, close, answer }
}

describe('a period', () => {
  it('is asked for once its screen is open, and after a save only while it is', () => {
    const { api, detail } = setUp({ open: false })
    void detail.refresh()
    expect(api.period).not.toHaveBeenCalled()
    const close = detail.open()
    expect(api.period).toHaveBeenCalledExactlyOnceWith('month', '2026-11')
    void detail.refresh()
    expect(api.period).toHaveBeenCalledTimes(2)
    close()
    void detail.refresh()
    expect(api.period).toHaveBeenCalledTimes(2)
  })

  it('stays on show while it refreshes, and when that fails', async () => {
    const { detail, answer } = setUp()
    await answer(0, stats(1, 'a'))
    void detail.refresh()
    expect(detail.data.value?.totals).toEqual(rupiah(1))
    await answer(1, { kind: 'failed', failure: { kind: 'offline' } })
    expect(detail.data.value?.totals).toEqual(rupiah(1))
    expect(detail.failed.value).toBe(true)
    void detail.refresh()
    await answer(2, stats(2, 'a'))
    expect(detail.data.value?.totals).toEqual(rupiah(2))
    expect(detail.failed.value).toBe(false)
  })

  it('never shows what was asked for another one, however late it comes', async () => {
    const { detail, answer } = setUp()
    await answer(0, stats(1, 'a'))
    detail.moveMonth(-1)
    expect(detail.data.value).toBeNull()
    detail.choosePeriod('week')
    await answer(2, stats(3, 'c'))
    await answer(1, stats(2, 'b'))
    expect(detail.data.value?.totals).toEqual(rupiah(3))
    expect(detail.loading.value).toBe(false)
  })

  it('is forgotten when its day has passed', async () => {
    const { detail, answer, clock } = setUp()
    detail.choosePeriod('today')
    await answer(1, stats(1, 'a'))
    clock.today = '2026-11-22' as CalendarDate
    void detail.refresh()
    expect(detail.data.value).toBeNull()
    expect(detail.range()).toEqual({ from: '2026-11-22', to: '2026-11-22' })
  })

  it('is forgotten with the person', async () => {
    const { detail, answer, auth } = setUp()
    detail.moveMonth(-1)
    await answer(1, stats(1, 'a'))
    auth.value = { kind: 'signedOut' }
    expect(detail.data.value).toBeNull()
    expect(detail.month()).toBe('2026-11')
  })
})

describe('the month', () => {
  it('cannot pass the current one, nor the first that expenses may have', () => {
    const { detail, api } = setUp()
    expect(detail.isCurrentMonth()).toBe(true)
    detail.moveMonth(1)
    expect(api.period).toHaveBeenCalledOnce()
    detail.showMonth(month('2020-01'))
    expect(detail.isFirstMonth()).toBe(true)
    detail.moveMonth(-1)
    expect(detail.month()).toBe('2020-01')
    detail.moveMonth(1)
    expect(api.period).toHaveBeenLastCalledWith('month', '2020-02')
  })

  it('is offered for the last 24, the current one first', () => {
    const months = setUp().detail.pickerMonths()
    expect(months).toHaveLength(24)
    expect(months[0]).toBe('2026-11')
    expect(months.at(-1)).toBe('2024-12')
  })

  it('is the current one again when another is current', () => {
    const { detail, clock } = setUp()
    clock.today = '2026-12-01' as CalendarDate
    expect(detail.month()).toBe('2026-12')
    detail.moveMonth(-1)
    expect(detail.isCurrentMonth()).toBe(false)
  })
})

describe('what is picked', () => {
  it.each([
    ['the month changes', (detail: ReturnType<typeof createPeriodDetail>) => detail.moveMonth(-1)],
    ['the tab changes', (detail: ReturnType<typeof createPeriodDetail>) => detail.choosePeriod('today')],
  ])('is dropped when %s, and picking ends', async (_, move) => {
    const { detail, selection, answer } = setUp()
    await answer(0, stats(1, 'a', 'b'))
    selection.enter()
    selection.set('a', true)
    move(detail)
    expect(selection.selecting.value).toBe(false)
    expect(selection.count.value).toBe(0)
  })

  it('loses only what a refresh no longer lists', async () => {
    const { detail, selection, answer } = setUp()
    await answer(0, stats(1, 'a', 'b'))
    selection.enter()
    selection.pickOnly(['a', 'b'])
    void detail.refresh()
    await answer(1, stats(1, 'b', 'c'))
    expect(selection.selecting.value).toBe(true)
    expect([...selection.picked.value]).toEqual(['b'])
  })
})
