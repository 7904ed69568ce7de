import { type Signal, signal } from '@preact/signals-react'
import { expect, it, vi } from 'vitest'
import type { CalendarDate } from '../../../shared/domain/calendar-date.ts'
import type { Subscription } from '../../../shared/wire/account.ts'
import type { ApiFailure, ApiResult } from '../../../src/api/http.ts'
import type { AuthState } from '../../../src/stores/account/auth.ts'
import { createSubscription } from '../../../src/stores/account/subscription.ts'
import { createPeriodDetail, type PeriodStats } from '../../../src/stores/expenses/period-detail.ts'
import { createAnalytics } from '../../../src/stores/figures/analytics.ts'
import { createDashboard, type Dashboard } from '../../../src/stores/figures/dashboard.ts'
import { rupiah } from '../rupiah.ts'

const NOTHING_YET: AuthState = { kind: 'loading' }
const ANI: AuthState = {
  kind: 'signedIn',
  user: { uid: 'ani', displayName: null, email: null, photoURL: null },
}
const failed = (failure: ApiFailure): ApiResult<never> => ({ kind: 'failed', failure })
const OFFLINE = failed({ kind: 'offline' })
const BROKEN = failed({ kind: 'status', status: 500, message: null })
const today = () => '2026-11-20' as CalendarDate
const settled = () => new Promise<void>(resolve => setImmediate(resolve))

const figures = (monthSpend: number): Dashboard => ({
  currentMonth: '2026-11',
  monthSpend: rupiah(monthSpend),
  weekSpend: rupiah(0),
  todaySpend: rupiah(0),
  comparedWith: null,
  breakdown: [],
  recent: [],
})
const stats = (total: number): PeriodStats => ({
  totals: rupiah(total),
  breakdown: [],
  expenses: [],
  nextCursor: null,
  count: 1,
})

function auth(): Signal<AuthState> {
  return signal(NOTHING_YET)
}

it('the dashboard shows what was last known at once, with its time, until the answer comes', async () => {
  const who = auth()
  const dashboard = vi.fn(async (): Promise<ApiResult<Dashboard>> => ({ kind: 'ok', value: figures(2) }))
  const store = createDashboard({
    api: { dashboard },
    auth: who,
    cached: () => ({ value: figures(1), at: 5 }),
  })
  who.value = ANI
  expect([store.data.value?.monthSpend, store.asOf.value]).toEqual([rupiah(1), 5])
  await settled()
  expect([store.data.value?.monthSpend, store.asOf.value]).toEqual([rupiah(2), null])

  dashboard.mockResolvedValueOnce(OFFLINE)
  await store.refresh()
  expect([store.data.value?.monthSpend, store.asOf.value]).toEqual([rupiah(2), 5])
  who.value = { kind: 'signedOut' }
  expect([store.data.value, store.asOf.value]).toEqual([null, null])
})

it('a period shows what was last known of its own days', async () => {
  const known = vi.fn((period: string) => (period === 'month' ? { value: stats(1), at: 5 } : null))
  const detail = createPeriodDetail({
    api: { period: async () => OFFLINE, expenses: async () => OFFLINE },
    auth: signal(ANI),
    today,
    selection: { leave: () => undefined },
    cached: known,
  })
  detail.open()
  expect([detail.data.value?.totals, detail.asOf.value]).toEqual([rupiah(1), 5])
  await settled()
  expect([detail.data.value?.totals, detail.asOf.value, detail.failed.value]).toEqual([
    rupiah(1),
    5,
    'network',
  ])
  detail.choosePeriod('week')
  await settled()
  expect(known).toHaveBeenLastCalledWith('week', '2026-11', '2026-11-16')
  expect([detail.data.value, detail.asOf.value]).toEqual([null, null])
})

it('the comparison of months is as old as the oldest of them, and asked for again at the next look', async () => {
  const period = vi.fn(async (): Promise<ApiResult<PeriodStats>> => OFFLINE)
  const ages: Record<string, number> = { '2026-09': 7, '2026-10': 5, '2026-11': 9 }
  const known = (_: string, month: string) => ({ value: stats(1), at: ages[month] ?? 0 })
  const analytics = createAnalytics({ api: { period }, auth: signal(ANI), today, cached: known })
  await analytics.open()
  expect(analytics.asOf.value).toBe(5)
  period.mockResolvedValue({ kind: 'ok', value: stats(2) })
  await analytics.open()
  expect(analytics.asOf.value).toBeNull()
  expect(analytics.months.value?.map(month => month.stats?.totals)).toEqual([2, 2, 2].map(rupiah))
})

it.each([
  ['an active subscription is taken to be so still', true, OFFLINE, true],
  ['one that was none is not shown as one', false, OFFLINE, false],
  ['a backend that answers is believed', true, BROKEN, false],
])('%s', async (_, active, answer, open) => {
  const who = auth()
  const value: Subscription = { active, trial: false, totalDays: 30, daysRemaining: 3 }
  const store = createSubscription({
    api: { subscription: async () => answer },
    auth: who,
    cached: () => ({ value, at: 5 }),
  })
  who.value = ANI
  expect(store.isActive()).toBe(active)
  await settled()
  expect(store.isActive()).toBe(open)
})
