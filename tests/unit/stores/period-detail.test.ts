import { signal } from '@preact/signals-react'
import { describe, expect, it, vi } from 'vitest'
import type { CalendarDate } from '../../../shared/domain/calendar-date.ts'
import type { Expense } from '../../../shared/domain/expense.ts'
import type { CalendarMonth, Period } from '../../../shared/domain/period.ts'
import type { ExpensePage } from '../../../shared/wire/period.ts'
import type { ApiResult } from '../../../src/api/http.ts'
import type { ExpenseQuery } from '../../../src/api/list-endpoints.ts'
import type { AuthState } from '../../../src/stores/account/auth.ts'
import { createPeriodDetail, type PeriodStats } from '../../../src/stores/expenses/period-detail.ts'
import { createSelection } from '../../../src/stores/expenses/selection.ts'
import { deferred } from '../deferred.ts'
import { rupiah } from '../rupiah.ts'

const user = { uid: 'ani', displayName: 'Ani', email: 'ani@example.com', photoURL: null }
const OFFLINE: ApiResult<never> = { kind: 'failed', failure: { kind: 'offline' } }
const month = (text: string) => text as CalendarMonth

function stats(total: number, ...ids: string[]): ApiResult<PeriodStats> {
  const expenses = ids.map(id => ({ id }) as Expense)
  const value = { totals: rupiah(total), breakdown: [], expenses, count: ids.length, nextCursor: null }
  return { kind: 'ok', value }
}

/** All that needs no answer any more. */
const settled = () => new Promise(setImmediate)

function setUp({ open = true } = {}) {
  const asked: ReturnType<typeof deferred<ApiResult<PeriodStats>>>[] = []
  const api = {
    period: vi.fn((_period: Period, _month?: CalendarMonth) => {
      const answer = deferred<ApiResult<PeriodStats>>()
      asked.push(answer)
      return answer.promise
    }),
    expenses: vi.fn(async (_: ExpenseQuery): Promise<ApiResult<ExpensePage>> => OFFLINE),
  }
  const clock = { today: '2026-11-21' as CalendarDate }
  const auth = signal<AuthState>({ kind: 'signedIn', user })
  const selection = createSelection()
  const detail = createPeriodDetail({ api, auth, today: () => clock.today, selection, cached: () => null })
  const close = open ? detail.open() : () => undefined
  const answer = async (index: number, result: ApiResult<PeriodStats>) => {
    asked[index]?.resolve(result)
    await settled()
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
    expect(detail.failed.value).toBe('network')
    void detail.refresh()
    await answer(2, stats(2, 'a'))
    expect(detail.data.value?.totals).toEqual(rupiah(2))
    expect(detail.failed.value).toBeNull()
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
  it('cannot pass the current one, nor the first that expenses may have', { tags: ['spec-5.27'] }, () => {
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

  it('is offered for the last 24, the current one first', { tags: ['spec-9.17'] }, () => {
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
  ])('is dropped when %s, and picking ends', { tags: ['spec-4.38'] }, async (_, move) => {
    const { detail, selection, answer } = setUp()
    await answer(0, stats(1, 'a', 'b'))
    selection.enter()
    selection.set('a', true)
    move(detail)
    expect(selection.selecting.value).toBe(false)
    expect(selection.count.value).toBe(0)
  })
})

describe('a period of more than one answer holds', () => {
  /** Five expenses, two in a page. */
  const IDS = ['a', 'b', 'c', 'd', 'e']
  const listed = (from: number, to: number) => IDS.slice(from, to).map(id => ({ id }) as Expense)
  const nextOf = (end: number) => (end < IDS.length ? String(end) : null)

  function firstPage(): ApiResult<PeriodStats> {
    const value = { totals: rupiah(9), breakdown: [], expenses: listed(0, 2) }
    return { kind: 'ok', value: { ...value, count: IDS.length, nextCursor: '2' } }
  }

  async function setUpMany() {
    const set = setUp()
    set.api.expenses.mockImplementation(async ({ cursor }) => {
      const end = Number(cursor) + 2
      return { kind: 'ok', value: { expenses: listed(Number(cursor), end), next: nextOf(end) } }
    })
    await set.answer(0, firstPage())
    const ids = () => set.detail.data.value?.expenses.map(({ id }) => id)
    return { ...set, ids }
  }

  it('goes on where it ended, in its own days, until all are there', async () => {
    const { detail, api, ids } = await setUpMany()
    await detail.rest.loadMore()
    expect(ids()).toEqual(['a', 'b', 'c', 'd'])
    expect(api.expenses).toHaveBeenCalledExactlyOnceWith({
      range: { from: '2026-11-01', to: '2026-11-30' },
      limit: 1000,
      cursor: '2',
    })
    await detail.rest.loadMore()
    expect(ids()).toEqual(IDS)
    expect(detail.data.value).toMatchObject({ totals: rupiah(9), nextCursor: null })
  })

  it('is asked for one page at a time, and says when that fails', async () => {
    const { detail, api, ids } = await setUpMany()
    api.expenses.mockResolvedValueOnce(OFFLINE)
    await Promise.all([detail.rest.loadMore(), detail.rest.loadMore()])
    expect(api.expenses).toHaveBeenCalledOnce()
    expect([detail.rest.failed.value, detail.rest.loading.value, ids()]).toEqual([
      'network',
      false,
      ['a', 'b'],
    ])
    await detail.rest.loadMore()
    expect([detail.rest.failed.value, ids()]).toEqual([null, ['a', 'b', 'c', 'd']])
  })

  it('stays as long as it was when it is refreshed, and is not longer', async () => {
    const { detail, answer, ids } = await setUpMany()
    await detail.rest.loadMore()
    void detail.refresh()
    await answer(1, firstPage())
    expect(ids()).toEqual(['a', 'b', 'c', 'd'])
    expect(detail.data.value?.nextCursor).toBe('4')
  })

  it('gets nothing of another period, however late it comes', async () => {
    const { detail, api, answer, ids } = await setUpMany()
    const late = deferred<ApiResult<ExpensePage>>()
    api.expenses.mockReturnValueOnce(late.promise)
    const loading = detail.rest.loadMore()
    detail.choosePeriod('today')
    await answer(1, stats(1, 'x'))
    late.resolve({ kind: 'ok', value: { expenses: listed(2, 4), next: '4' } })
    await loading
    expect(ids()).toEqual(['x'])
  })
})
