import { signal } from '@preact/signals-react'
import { describe, expect, it, vi } from 'vitest'
import type { AccessToken } from '../../../shared/domain/access-token.ts'
import { openAccountApi } from '../../../src/api/account-endpoints.ts'
import type { Recorder } from '../../../src/recorder/recorder.ts'
import type { SentenceStorage } from '../../../src/sentences/sentence-outbox.ts'
import type { Session, SessionUser } from '../../../src/session/session.ts'
import { createInitialStores } from '../../../src/stores/initial-stores.ts'
import { createLazyStores } from '../../../src/stores/lazy-stores.ts'
import { createStores, type StoresEnvironment } from '../../../src/stores/stores.ts'
import { deferred } from '../deferred.ts'

const ANI: SessionUser = { uid: 'ani', displayName: 'Ani', email: 'ani@example.com', photoURL: null }
const SUBSCRIPTION = { has_active_subscription: true, is_trial: true, total_subscription_days: 14 }
const STATS = { month_spend: 25000, week_spend: 25000, today_spend: 0 }
const NEEDED = ['/api/auth/profile', '/api/dashboard/stats', '/api/subscriptions/status']

/** A visit of a signed-in user, whose token and answers come when the test says so. */
function visit(kept: Readonly<Record<string, string>> = {}) {
  const token = deferred<AccessToken>()
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
  const environment: StoresEnvironment = {
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
    sessionStorage: { getItem: () => null, setItem: () => undefined, removeItem: () => undefined },
    createRecorder: vi.fn(),
    openMicrophone: vi.fn(),
    microphonePermission: async () => 'granted',
    openSentences: vi.fn(),
    loadReviewDraft: vi.fn(),
    budgetWarning: async () => '',
    events: new EventTarget(),
    isVisible: () => true,
    language: () => 'id',
    timeZone: () => 'Asia/Jakarta',
    now: () => new Date('2026-11-20T05:00:00Z'),
    online: () => true,
    vibrate: () => undefined,
    openChannel: () => ({ postMessage: vi.fn(), close: vi.fn(), onmessage: null }),
    notifications: {
      permission: null,
      registration: vi.fn(),
      watchPermission: vi.fn(),
      storage: { getItem: () => null, setItem: () => undefined },
      texts: { title: () => '', welcome: () => '', saved: () => '' },
    },
    sumsTexts: { title: () => '', body: () => '' },
    showBadge: vi.fn(),
    installation: { question: signal(null), isByHand: () => false },
    after: () => () => undefined,
    random: () => 0,
    randomId: () => 'id',
    saveFile: vi.fn(),
    loadAccountApi: async () => openAccountApi,
    loadInitialStores: async () => createInitialStores,
    loadLazyStores: vi.fn(async () => createLazyStores),
  }
  return { token, asked, environment }
}

describe('the way to the dashboard', () => {
  it('asks for subscription, figures and profile together, as soon as there is a token, none after another', async () => {
    const { token, asked, environment } = visit()
    await createStores(environment).loadInitial()
    await new Promise(resolve => setImmediate(resolve))
    expect(asked).toEqual([])
    token.resolve({ kind: 'token', token: 'fresh' })
    // No answer ever comes: what is asked here waits for no other answer.
    await vi.waitFor(() => expect([...asked].sort()).toEqual(NEEDED))
    expect(environment.createRecorder).not.toHaveBeenCalled()
    expect(environment.loadLazyStores).not.toHaveBeenCalled()
  })

  it('shows what was last known while nothing has answered yet, and of this account alone', async () => {
    const at = Date.parse('2026-11-19T05:00:00Z')
    const { environment, asked } = visit({
      'lastKnown:ani:subscription': `${at} ${JSON.stringify(SUBSCRIPTION)}`,
      'lastKnown:ani:dashboard': `${at} ${JSON.stringify(STATS)}`,
      'lastKnown:budi:dashboard': `${at} ${JSON.stringify({ ...STATS, month_spend: 1 })}`,
    })
    const stores = createStores(environment)
    await stores.loadInitial()
    await vi.waitFor(() => expect(stores.subscription.isActive()).toBe(true))
    expect(stores.dashboard.data.value?.monthSpend.IDR).toBe(25_000n)
    expect(stores.dashboard.asOf.value).toBe(at)
    expect(asked).toEqual([])
  })
})

describe('a member that is loaded later', () => {
  it('loads with the first action asked of it, which is done then; later ones are done at once', async () => {
    const { environment } = visit()
    const stores = createStores(environment)
    await stores.loadInitial()
    expect(environment.loadLazyStores).not.toHaveBeenCalled()
    stores.editing.openAdd()
    expect(stores.lazy.waiting.value).toBe('loading')
    await vi.waitFor(() => expect(stores.lazy.loaded.value).toBe(true))
    expect(stores.lazy.waiting.value).toBe('no')
    expect(stores.editing.dialog.value.kind).toBe('add')
    stores.editing.close()
    stores.editing.openAdd()
    expect(stores.editing.dialog.value.kind).toBe('add')
    expect(environment.loadLazyStores).toHaveBeenCalledOnce()
  })

  it('whose code does not load says so, drops the action, and is loaded by the next one', async () => {
    const { environment } = visit()
    vi.mocked(environment.loadLazyStores).mockRejectedValueOnce(new TypeError('Failed to fetch'))
    const stores = createStores(environment)
    await stores.loadInitial()
    stores.exporting.open({ kind: 'range' })
    await vi.waitFor(() => expect(stores.lazy.waiting.value).toBe('failed'))
    stores.exporting.open({ kind: 'range' })
    await vi.waitFor(() => expect(stores.exporting.state.value.kind).not.toBe('closed'))
  })

  it('signs out without a question where the question does not load', async () => {
    const { environment } = visit()
    vi.mocked(environment.loadLazyStores).mockRejectedValueOnce(new TypeError('Failed to fetch'))
    const stores = createStores(environment)
    await stores.loadInitial()
    await vi.waitFor(() => expect(stores.auth.state.value.kind).toBe('signedIn'))
    await stores.signingOut.begin()
    expect(stores.auth.state.value.kind).toBe('signedOut')
  })

  it('has no state to read before it is loaded', async () => {
    const { environment } = visit()
    const stores = createStores(environment)
    expect(() => stores.dashboard).toThrow('stores.dashboard is used before loadInitial')
    await stores.loadInitial()
    expect(() => stores.review.review).toThrow('stores.review.review is used before it is loaded')
  })
})

describe('a press', () => {
  async function pressable(kept: number, isOnline = false) {
    const { environment } = visit({ 'lastKnown:ani:subscription': `0 ${JSON.stringify(SUBSCRIPTION)}` })
    const unsent = Array.from({ length: kept }, (_, id) => ({ id: String(id), recordedAt: id, seconds: 1 }))
    const outbox: Partial<Recorder['outbox']> = { unsent: async () => unsent, takeExpired: async () => [] }
    const recorder: Partial<Recorder> = { outbox: outbox as Recorder['outbox'] }
    const openMicrophone = vi.fn(environment.openMicrophone)
    const stores = createStores({
      ...environment,
      online: () => isOnline,
      createRecorder: async () => recorder as Recorder,
      openSentences: async () => ({
        reader: { wake: vi.fn(), read: vi.fn() },
        storage: { list: async () => [] } as Partial<SentenceStorage> as SentenceStorage,
        locks: { withLock: (_, work) => work(), lockedIds: async () => [] },
      }),
      openMicrophone,
    })
    await stores.loadInitial()
    await stores.lazy.load()
    await vi.waitFor(() => expect(stores.subscription.isActive()).toBe(true))
    await stores.unsent.refresh()
    return { stores, openMicrophone }
  }

  async function press(kept: number, isOnline = false) {
    const { stores, openMicrophone } = await pressable(kept, isOnline)
    await stores.recording.press()
    expect(openMicrophone).not.toHaveBeenCalled()
    return stores.toasts.list.value.map(({ notice, action }) => [notice.kind, action?.kind])
  }

  it('without a network offers to record all the same while what is said can be kept', async () => {
    expect(await press(4)).toEqual([['internetRequired', 'recordAnyway']])
  })

  it.each([
    ['says to hold the button where it was held', false],
    ['records at once where one tap records', true],
  ])('"Record anyway" %s, and is not asked again', async (_, byTap) => {
    const { stores, openMicrophone } = await pressable(0)
    openMicrophone.mockReturnValue({ opened: new Promise(() => undefined), release: () => undefined })
    if (byTap) stores.recording.tap()
    else await stores.recording.press()
    const notices = () => stores.toasts.list.value.map(({ notice }) => notice.kind)
    const [toast] = stores.toasts.list.value
    toast?.action?.run()
    if (toast) stores.toasts.dismiss(toast.id)
    expect([stores.recording.phase.value, stores.recording.handsFree.value]).toEqual(
      byTap ? ['requesting', true] : ['idle', false],
    )
    expect(notices().includes('offlineReady')).toBe(!byTap)
    if (!byTap) void stores.recording.press()
    expect(openMicrophone).toHaveBeenCalledOnce()
    expect(notices()).not.toContain('internetRequired')
  })

  it('is refused once no more can be kept, before anything is said, with a network, too', async () => {
    expect(await press(5)).toEqual([['outboxFull', undefined]])
    expect(await press(5, true)).toEqual([['outboxFullOnline', undefined]])
  })
})

it('an Undo that failed without a network is still offered once the network is back', async () => {
  const { environment } = visit()
  const stores = createStores(environment)
  await stores.loadInitial()
  stores.toasts.show('error', { kind: 'networkFailed' }, { undo: () => {} })
  environment.events.dispatchEvent(new Event('online'))
  expect(stores.toasts.list.value.map(({ action }) => action?.kind)).toEqual(['undo'])
})

it('the refusal to record without a network goes once the network is back', async () => {
  const { environment } = visit()
  const stores = createStores(environment)
  await stores.loadInitial()
  stores.toasts.show('error', { kind: 'internetRequired' }, { duration: null })
  stores.toasts.show('error', { kind: 'startFailed' }, { duration: null })
  environment.events.dispatchEvent(new Event('online'))
  expect(stores.toasts.list.value.map(({ notice }) => notice.kind)).toEqual(['startFailed'])
})
