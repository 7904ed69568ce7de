import { signal } from '@preact/signals-react'
import { describe, expect, it, vi } from 'vitest'
import type { Api } from '../../../src/api/endpoints.ts'
import type { AuthState } from '../../../src/stores/account/auth.ts'
import { createDashboard, type Dashboard } from '../../../src/stores/figures/dashboard.ts'
import { deferred } from '../deferred.ts'
import { rupiah } from '../rupiah.ts'

type Answer = Awaited<ReturnType<Api['dashboard']>>

const user = { uid: 'ani', displayName: null, email: null, photoURL: null }
const figures = (month: number): Answer => ({
  kind: 'ok',
  value: { monthSpend: rupiah(month) } as Dashboard,
})
const failed = (kind: 'offline' | 'signedOut'): Answer => ({ kind: 'failed', failure: { kind } })

function setUp() {
  const auth = signal<AuthState>({ kind: 'signedIn', user })
  const dashboard = vi.fn<Api['dashboard']>(async () => figures(1))
  const first = deferred<Answer>()
  dashboard.mockReturnValueOnce(first.promise)
  return { auth, dashboard, first, store: createDashboard({ api: { dashboard }, auth, cached: () => null }) }
}

describe('the figures of the dashboard', () => {
  it('load with the sign-in, and go with the sign-out', { tags: ['spec-4.6'] }, async () => {
    const { auth, first, store } = setUp()
    expect([store.loading.value, store.data.value]).toEqual([true, null])
    first.resolve(figures(1))
    await vi.waitFor(() => expect(store.data.value?.monthSpend).toEqual(rupiah(1)))
    expect(store.loading.value).toBe(false)
    auth.value = { kind: 'signedOut' }
    expect(store.data.value).toBeNull()
  })

  it('stay on show while they refresh, and when that fails, which is told', async () => {
    const { dashboard, first, store } = setUp()
    first.resolve(figures(1))
    await vi.waitFor(() => expect(store.data.value).not.toBeNull())
    dashboard.mockResolvedValueOnce(failed('offline'))
    await store.refresh()
    expect([store.failed.value, store.data.value?.monthSpend]).toEqual(['network', rupiah(1)])
    dashboard.mockResolvedValueOnce(figures(2))
    await store.refresh()
    expect([store.failed.value, store.data.value?.monthSpend]).toEqual([null, rupiah(2)])
  })

  it('are the same object while they are the same figures, so that nothing is redrawn', async () => {
    const { first, store } = setUp()
    first.resolve(figures(1))
    await vi.waitFor(() => expect(store.data.value).not.toBeNull())
    const shown = store.data.value
    await store.refresh()
    expect(store.data.value).toBe(shown)
  })

  it('say nothing of a failure that leads to /login', async () => {
    const { first, store } = setUp()
    first.resolve(failed('signedOut'))
    await vi.waitFor(() => expect(store.loading.value).toBe(false))
    expect(store.failed.value).toBeNull()
  })

  it('are the last ones asked for, whichever answer comes first', async () => {
    const { first, store } = setUp()
    await store.refresh()
    first.resolve(figures(9))
    await Promise.resolve()
    expect(store.data.value?.monthSpend).toEqual(rupiah(1))
  })
})
