import { signal } from '@preact/signals-react'
import { describe, expect, it, vi } from 'vitest'
import type { Currency } from '../../../shared/domain/currency.ts'
import type { AuthState } from '../../../src/stores/account/auth.ts'
import type { NotificationState } from '../../../src/stores/device/notifications.ts'
import { createSumsNotification } from '../../../src/stores/device/sums-notification.ts'
import type { Dashboard } from '../../../src/stores/figures/dashboard.ts'
import { rupiah } from '../rupiah.ts'

const NOW = new Date('2026-11-20T05:00:00Z')
const ANI = { uid: 'ani', displayName: 'Ani', email: 'ani@example.com', photoURL: null }

function figuresOf(today: number, month: number): Dashboard {
  return {
    currentMonth: '2026-11',
    monthSpend: rupiah(month),
    weekSpend: rupiah(today),
    todaySpend: rupiah(today),
    comparedWith: null,
    breakdown: [],
    recent: [],
  }
}

function setUp({
  kept = new Map<string, string>(),
  answer = 'granted' as NotificationState,
  loaded = figuresOf(25_000, 100_000) as Dashboard | null,
} = {}) {
  const figures = signal(loaded)
  const auth = signal<AuthState>({ kind: 'signedIn', user: ANI })
  const notifications = {
    state: signal(answer),
    ask: vi.fn(async () => answer),
    send: vi.fn(async () => undefined),
    takeBack: vi.fn(async () => undefined),
  }
  const sums = createSumsNotification({
    figures,
    currency: signal<Currency>('IDR'),
    auth,
    notifications,
    texts: {
      title: today => `Today ${today}`,
      body: (month, at) => `This month ${month}, ${new Date(at).toISOString()}`,
    },
    storage: { getItem: key => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) },
    now: () => NOW,
  })
  return { figures, auth, notifications, sums, kept }
}

const shown = (today: string, month: string) => ({
  title: `Today ${today}`,
  body: `This month ${month}, 2026-11-20T05:00:00.000Z`,
  tag: 'sums',
  silent: true,
  data: { path: '/' },
})

describe('the notification of the sums', () => {
  it('is not sent where it was not asked for', () => {
    const { figures, notifications, sums } = setUp()
    expect(sums.wanted.value).toBe(false)
    sums.renew()
    figures.value = figuresOf(30_000, 105_000)
    expect(notifications.send).not.toHaveBeenCalled()
  })

  it('shows once it is wanted, at later visits, too, and is renewed in its place by what is saved', async () => {
    const first = setUp()
    await first.sums.want(true)
    expect(first.notifications.send).toHaveBeenCalledExactlyOnceWith(shown('Rp25.000', 'Rp100.000'))
    const { figures, notifications, sums } = setUp({ kept: first.kept })
    expect(sums.wanted.value).toBe(true)
    figures.value = figuresOf(26_000, 101_000)
    expect(notifications.send).not.toHaveBeenCalled()
    sums.renew()
    expect(notifications.send).not.toHaveBeenCalled()
    figures.value = figuresOf(30_000, 105_000)
    expect(notifications.send).toHaveBeenCalledExactlyOnceWith(shown('Rp30.000', 'Rp105.000'))
  })

  it('shows as soon as the figures arrive where it was wanted before them, and not again', async () => {
    const { figures, notifications, sums } = setUp({ loaded: null })
    await sums.want(true)
    expect(notifications.send).not.toHaveBeenCalled()
    figures.value = figuresOf(25_000, 100_000)
    expect(notifications.send).toHaveBeenCalledExactlyOnceWith(shown('Rp25.000', 'Rp100.000'))
    figures.value = figuresOf(26_000, 101_000)
    expect(notifications.send).toHaveBeenCalledOnce()
  })

  it.each(['denied', 'prompt', 'unsupported'] as const)(
    'stays unwanted where asking ends as %s',
    async answer => {
      const { notifications, sums, kept } = setUp({ answer })
      await sums.want(true)
      expect(sums.wanted.value).toBe(false)
      expect(notifications.send).not.toHaveBeenCalled()
      expect(kept.size).toBe(0)
    },
  )

  it('is taken back once it is not wanted any more, and by the end of the session', async () => {
    const { auth, notifications, sums } = setUp()
    await sums.want(true)
    auth.value = { kind: 'signedOut' }
    expect(notifications.takeBack).toHaveBeenCalledExactlyOnceWith('sums')
    await sums.want(false)
    expect(sums.wanted.value).toBe(false)
    expect(notifications.takeBack).toHaveBeenCalledTimes(2)
  })
})
