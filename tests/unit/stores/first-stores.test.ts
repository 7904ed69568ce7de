import { describe, expect, it, vi } from 'vitest'
import type { Session, SessionUser, TokenOutcome } from '../../../src/session/session.ts'
import { createBase } from '../../../src/stores/base-stores.ts'
import { createFirstStores } from '../../../src/stores/first-stores.ts'
import { deferred } from '../deferred.ts'

const ANI: SessionUser = { uid: 'ani', displayName: 'Ani', email: 'ani@example.com', photoURL: null }
const SUBSCRIPTION = { has_active_subscription: true, is_trial: true, total_subscription_days: 14 }
const STATS = { month_spend: 25000, week_spend: 25000, today_spend: 0 }
const NEEDED = ['/api/auth/profile', '/api/dashboard/stats', '/api/subscriptions/status']

/** A visit of somebody signed in, whose token and whose answers come when the test says so. */
function visit(kept: Readonly<Record<string, string>> = {}) {
  const token = deferred<TokenOutcome>()
  const asked: string[] = []
  const session: Session = {
    onUser(listener) {
      queueMicrotask(() => listener(ANI))
      return () => undefined
    },
    signIn: vi.fn(),
    signInAs: vi.fn(),
    token: () => token.promise,
    signOut: async () => undefined,
  }
  const storage = new Map(Object.entries(kept))
  const environment = {
    session,
    fetch: (url: unknown) => {
      asked.push(String(url))
      return new Promise<Response>(() => undefined)
    },
    localStorage: {
      get length() {
        return storage.size
      },
      key: (index: number) => [...storage.keys()][index] ?? null,
      getItem: (key: string) => storage.get(key) ?? null,
      setItem: (key: string, value: string) => void storage.set(key, value),
      removeItem: (key: string) => void storage.delete(key),
      clear: () => storage.clear(),
    },
    createRecorder: vi.fn(),
    openMicrophone: vi.fn(),
    events: new EventTarget(),
    isVisible: () => true,
    language: () => 'id',
    timeZone: () => 'Asia/Jakarta',
    now: () => new Date('2026-11-20T05:00:00Z'),
    online: () => true,
    vibrate: () => undefined,
  }
  const loadAftermath = vi.fn()
  const stores = createFirstStores(createBase(environment), environment, loadAftermath)
  return { stores, token, asked, environment, loadAftermath }
}

describe('the way to the dashboard', () => {
  it('asks for subscription, figures and profile together, as soon as there is a token, none after another', async () => {
    const { token, asked, environment, loadAftermath } = visit()
    await new Promise(resolve => setImmediate(resolve))
    expect(asked).toEqual([])
    token.resolve({ kind: 'token', token: 'fresh' })
    // No answer ever comes: what is asked here waits for no other answer.
    await vi.waitFor(() => expect([...asked].sort()).toEqual(NEEDED))
    expect(environment.createRecorder).not.toHaveBeenCalled()
    expect(loadAftermath).not.toHaveBeenCalled()
  })

  it('shows what was last known while nothing has answered yet, and of this account alone', async () => {
    const at = Date.parse('2026-11-19T05:00:00Z')
    const { stores, asked } = visit({
      'lastKnown:ani:subscription': `${at} ${JSON.stringify(SUBSCRIPTION)}`,
      'lastKnown:ani:dashboard': `${at} ${JSON.stringify(STATS)}`,
      'lastKnown:budi:dashboard': `${at} ${JSON.stringify({ ...STATS, month_spend: 1 })}`,
    })
    await vi.waitFor(() => expect(stores.subscription.isActive()).toBe(true))
    expect(stores.dashboard.data.value?.monthSpend.IDR).toBe(25_000n)
    expect(stores.dashboard.asOf.value).toBe(at)
    expect(asked).toEqual([])
  })
})
