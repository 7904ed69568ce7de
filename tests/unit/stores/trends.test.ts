import { signal } from '@preact/signals-react'
import { describe, expect, it, vi } from 'vitest'
import type { CalendarDate } from '../../../shared/domain/calendar-date.ts'
import type { TrendsApi } from '../../../src/api/trends-endpoint.ts'
import type { AuthState } from '../../../src/stores/account/auth.ts'
import { createTrends, type Trends } from '../../../src/stores/figures/trends.ts'
import { rupiah } from '../rupiah.ts'

type Answer = Awaited<ReturnType<TrendsApi['trends']>>

const user = { uid: 'ani', displayName: 'Ani', email: 'ani@example.com', photoURL: null }
const OFFLINE: Answer = { kind: 'failed', failure: { kind: 'offline' } }
const day = (text: string) => text as CalendarDate
const figures = (total: number): Trends => ({
  months: [],
  days: [],
  comparedWith: {
    range: { from: day('2026-10-01'), to: day('2026-10-20') },
    totals: rupiah(total),
    breakdown: [],
  },
})

function setUp(stored: Trends | null = null) {
  const auth = signal<AuthState>({ kind: 'signedIn', user })
  const clock = { day: day('2026-11-20') }
  const request = vi.fn<TrendsApi['trends']>(async () => ({ kind: 'ok', value: figures(1) }))
  const cached = () => stored && { value: stored, at: 5 }
  const store = createTrends({ api: { trends: request, cached }, auth, today: () => clock.day })
  return { auth, clock, request, store }
}

describe('twelve months', () => {
  it('are asked for once a day, and after a save where they have been looked at', async () => {
    const { clock, request, store } = setUp()
    await store.refresh()
    expect(request).not.toHaveBeenCalled()
    await store.open()
    await store.open()
    expect(request).toHaveBeenCalledOnce()
    await store.refresh()
    clock.day = day('2026-11-21')
    await store.open()
    expect(request).toHaveBeenCalledTimes(3)
  })

  it('are those of an earlier visit until the answer comes, and where none does', async () => {
    const { request, store } = setUp(figures(7))
    request.mockResolvedValueOnce(OFFLINE)
    const opened = store.open()
    expect([store.data.value, store.asOf.value]).toEqual([figures(7), 5])
    await opened
    expect([store.data.value, store.asOf.value]).toEqual([figures(7), 5])
    await store.open()
    expect([store.data.value, store.asOf.value]).toEqual([figures(1), null])
  })

  it('go with the sign-out', async () => {
    const { auth, store } = setUp()
    await store.open()
    auth.value = { kind: 'signedOut' }
    expect(store.data.value).toBeNull()
  })
})
