import { signal } from '@preact/signals-react'
import { describe, expect, it, vi } from 'vitest'
import type { CalendarDate } from '../../../shared/domain/calendar-date.ts'
import type { PeriodStats } from '../../../shared/wire/period.ts'
import type { Api } from '../../../src/api/endpoints.ts'
import type { AuthState } from '../../../src/stores/account/auth.ts'
import { createAnalytics } from '../../../src/stores/figures/analytics.ts'
import { deferred } from '../deferred.ts'
import { rupiah } from '../rupiah.ts'

type Answer = Awaited<ReturnType<Api['period']>>

const user = { uid: 'ani', displayName: 'Ani', email: 'ani@example.com', photoURL: null }
const spent = (total: number): Answer => ({
  kind: 'ok',
  value: {
    totals: rupiah(total),
    breakdown: [],
    expenses: [],
    count: 1,
    nextCursor: null,
  } satisfies PeriodStats,
})
const failed: Answer = { kind: 'failed', failure: { kind: 'offline' } }

function setUp(today = '2026-01-15') {
  const auth = signal<AuthState>({ kind: 'signedIn', user })
  const clock = { day: today as CalendarDate }
  const period = vi.fn<Api['period']>(async () => spent(1000))
  const analytics = createAnalytics({ api: { period }, auth, today: () => clock.day, cached: () => null })
  const totals = () =>
    analytics.months.value?.map(({ month, stats }) => [month, stats && Number(stats.totals.IDR)])
  return { auth, clock, period, analytics, totals }
}

describe('analytics', () => {
  it('ask for three months at once, the current one last', { tags: ['spec-9.19'] }, async () => {
    const { analytics, period, totals } = setUp()
    const answers = [deferred<Answer>(), deferred<Answer>(), deferred<Answer>()]
    for (const answer of answers) period.mockReturnValueOnce(answer.promise)
    const opened = analytics.open()
    expect(period.mock.calls).toEqual([
      ['month', '2025-11'],
      ['month', '2025-12'],
      ['month', '2026-01'],
    ])
    expect(analytics.loading.value).toBe(true)
    answers.forEach((answer, index) => void answer.resolve(spent(index)))
    await opened
    expect(totals()).toEqual([
      ['2025-11', 0],
      ['2025-12', 1],
      ['2026-01', 2],
    ])
    expect(analytics.loading.value).toBe(false)
  })

  it('keep the months that came when one fails, and ask again on Retry', async () => {
    const { analytics, period, totals } = setUp()
    period.mockResolvedValueOnce(failed)
    await analytics.open()
    expect(totals()).toEqual([
      ['2025-11', null],
      ['2025-12', 1000],
      ['2026-01', 1000],
    ])
    expect(analytics.networkFailed.value).toBe(true)
    await analytics.retry()
    expect(totals()?.[0]).toEqual(['2025-11', 1000])
    expect(analytics.networkFailed.value).toBe(false)
  })

  it('are not asked for again at each visit, but when a month is missing or a new one has begun', async () => {
    const { analytics, period, clock, totals } = setUp()
    await analytics.open()
    await analytics.open()
    expect(period).toHaveBeenCalledTimes(3)
    clock.day = '2026-02-01' as CalendarDate
    period.mockResolvedValueOnce(failed)
    await analytics.open()
    expect(totals()?.map(([month]) => month)).toEqual(['2025-12', '2026-01', '2026-02'])
    await analytics.open()
    expect(period).toHaveBeenCalledTimes(9)
  })

  it('refresh after a save only when they have been looked at', async () => {
    const { analytics, period, totals } = setUp()
    await analytics.refresh()
    expect(period).not.toHaveBeenCalled()
    await analytics.open()
    period.mockResolvedValue(spent(7))
    await analytics.refresh()
    expect(totals()?.at(-1)).toEqual(['2026-01', 7])
  })

  it('take the later of two answers, whichever comes first', async () => {
    const { analytics, period, totals } = setUp()
    const early = deferred<Answer>()
    period.mockReturnValueOnce(early.promise)
    const opened = analytics.open()
    period.mockResolvedValue(spent(2))
    await analytics.refresh()
    early.resolve(spent(1))
    await opened
    expect(totals()?.map(([, total]) => total)).toEqual([2, 2, 2])
  })

  it('belong to one person: they go with the sign-out, and what was under way comes to nothing', async () => {
    const { analytics, auth, period } = setUp()
    const late = deferred<Answer>()
    period.mockReturnValueOnce(late.promise)
    const opened = analytics.open()
    auth.value = { kind: 'signedOut' }
    late.resolve(spent(1))
    await opened
    expect(analytics.months.value).toBeNull()
    expect(analytics.loading.value).toBe(false)
  })
})
