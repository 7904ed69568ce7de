import { signal } from '@preact/signals-react'
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { CalendarDate } from '../../shared/domain/calendar-date.ts'
import type { Currency } from '../../shared/domain/currency.ts'
import { App } from '../../src/app/app.tsx'
import { SignedIn } from '../../src/app/initial-app.tsx'
import { StoresProvider } from '../../src/screens/use-stores.ts'
import type { AuthState } from '../../src/stores/account/auth.ts'
import type { Hand } from '../../src/stores/account/preferences.ts'
import type { SubscriptionState } from '../../src/stores/account/subscription.ts'
import { createAppUpdate } from '../../src/stores/device/app-update.ts'
import { fakeRecording } from './fake-recording.ts'
import { partOfStores } from './part-of-stores.ts'

const SCREENS = {
  '/expenses': Object.assign(() => <h1>All expenses</h1>, { preload: async () => undefined }),
}
const USER = { uid: 'ani', displayName: 'Ani', email: 'ani@example.com', photoURL: null }
const SIGNED_IN: AuthState = { kind: 'signedIn', user: USER }
const known = (active: boolean): SubscriptionState => ({
  kind: 'known',
  subscription: { active, trial: true, totalDays: 14, daysRemaining: 3 },
})

function setUp(
  path: string,
  state: AuthState,
  subscribed: SubscriptionState = known(true),
  waiting = signal<'no' | 'loading' | 'failed'>('no'),
  cancel = () => undefined,
) {
  history.replaceState(null, '', path)
  const auth = { state: signal(state), profileFailed: signal(false), profile: signal(null) }
  const subscription = { state: signal(subscribed) }
  const today = vi.fn(() => '2026-11-20' as CalendarDate)
  const stores = partOfStores({
    appUpdate: createAppUpdate(),
    auth,
    connection: { offline: signal(false) },
    subscription,
    dashboard: { data: signal(null), asOf: signal(null), loading: signal(false), failed: signal(null) },
    lazy: { loaded: signal(false), waiting, cancel, preload: async () => undefined },
    editing: { dialog: signal({ kind: 'closed' as const }) },
    exporting: { state: signal({ kind: 'closed' as const }) },
    notifications: { promptOpen: signal(false), offer: () => undefined },
    preferences: {
      currency: signal<Currency>('IDR'),
      tapMode: signal(false),
      hand: signal<Hand>('right'),
    },
    firstUse: { isOver: signal(true) },
    inHand: { awaited: signal(null) },
    recording: fakeRecording(),
    review: { review: signal(null) },
    sentence: { wake: async () => {}, dropReturned: () => undefined },
    typed: signal(''),
    typing: signal(false),
    toasts: { list: signal([]), withdraw: () => undefined },
    unsent: { list: signal([]), refresh: async () => {} },
    today,
    now: () => new Date(),
    timeZone: () => 'Asia/Jakarta',
  })
  render(
    <StoresProvider value={stores}>
      <App
        SignedIn={() => <SignedIn screens={SCREENS} lazyApp={() => null} onIdle={() => undefined} />}
        onLoginReady={() => undefined}
        onShown={() => undefined}
      />
    </StoresProvider>,
  )
  return { auth, subscription, today }
}

const spinnerOnly = () => {
  expect(screen.getByRole('status').textContent).toBe('Loading')
  expect(screen.queryByRole('heading')).toBeNull()
  expect(screen.queryByRole('button')).toBeNull()
}

afterEach(() => history.replaceState(null, '', '/'))

describe('before it is known', () => {
  it('who is signed in, there is a spinner and nothing else', {
    tags: ['spec-2.6', 'spec-4.2'],
  }, async () => {
    const { auth } = setUp('/', { kind: 'loading' })
    spinnerOnly()
    await act(async () => {
      auth.state.value = { kind: 'signedOut' }
    })
    expect(location.pathname).toBe('/login')
    expect(await screen.findByRole('heading', { name: 'Sign in to Ucap' })).toBeDefined()
  })

  it('whether there is a subscription, a spinner stands in the place of the dashboard, under the record button', {
    tags: ['spec-2.18', 'spec-4.5'],
  }, async () => {
    const { subscription } = setUp('/', SIGNED_IN, { kind: 'loading' })
    expect(screen.getByText('Loading')).toBeDefined()
    expect(screen.queryByRole('heading')).toBeNull()
    expect(screen.getByRole('button', { name: 'Hold to record an expense' })).toBeDefined()
    await act(async () => {
      subscription.state.value = known(false)
    })
    expect(await screen.findByRole('heading', { name: 'Subscription Required' })).toBeDefined()
    expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull()
  })
})

describe('a signed-in person with a subscription', () => {
  it('has four tabs and both buttons on the page', { tags: ['spec-1.8', 'spec-2.2', 'spec-2.7'] }, () => {
    setUp('/', SIGNED_IN)
    const links = within(screen.getByRole('navigation', { name: 'Main' })).getAllByRole('link')
    expect(links.map(link => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Dashboard', '/'],
      ['Expenses', '/expenses'],
      ['Analytics', '/analytics'],
      ['Profile', '/profile'],
    ])
    expect(screen.getByRole('button', { name: 'Hold to record an expense' })).toBeDefined()
    expect(screen.getByRole('button', { name: 'Add expense' })).toBeDefined()
  })

  it.each(['/login', '/nowhere', '/expenses/7'])(
    'is led from %s to the dashboard',
    { tags: ['spec-2.5'] },
    path => {
      setUp(path, SIGNED_IN)
      expect(location.pathname).toBe('/')
      expect(screen.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeDefined()
    },
  )
})

describe('an address that was asked for signed out', () => {
  async function enter(path: string, before: AuthState = { kind: 'signedOut' }) {
    const { auth } = setUp(path, before)
    for (const state of [{ kind: 'signedOut' }, SIGNED_IN] as const)
      await act(async () => {
        auth.state.value = state
      })
    return location.pathname + location.search
  }

  it('is shown after the sign-in, where its query says what', async () => {
    expect(await enter('/expenses?q=kopi')).toBe('/expenses?q=kopi')
    expect(screen.getByRole('heading', { name: 'All expenses' })).toBeDefined()
  })

  it.each([
    ['/expenses', '/'],
    ['/nowhere?q=kopi', '/'],
    ['/login?next=https%3A%2F%2Felsewhere.example', '/'],
    ['/login?next=%2F%2Felsewhere.example%2F%3Fa', '/'],
  ])('%s leads to %s', async (path, shown) => {
    expect(await enter(path)).toBe(shown)
  })

  it('is nothing for who signs in after a sign-out', async () => {
    expect(await enter('/expenses?q=kopi', SIGNED_IN)).toBe('/')
  })
})

describe('a dialog whose code is on its way', () => {
  it('is stood in for, until it is there, called off, or does not come', async () => {
    const waiting = signal<'no' | 'loading' | 'failed'>('loading')
    const cancel = vi.fn()
    setUp('/', SIGNED_IN, known(true), waiting, cancel)
    const dialog = within(screen.getByRole('dialog', { name: 'Loading' }))
    expect(dialog.queryByRole('button', { name: 'Reload' })).toBeNull()
    fireEvent.click(dialog.getByRole('button', { name: 'Close' }))
    expect(cancel).toHaveBeenCalledOnce()
    await act(async () => {
      waiting.value = 'failed'
    })
    expect(dialog.getByRole('alert').textContent).toContain('could not be loaded')
    expect(dialog.getByRole('button', { name: 'Reload' })).toBeDefined()
    await act(async () => {
      waiting.value = 'no'
    })
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

it('a page that breaks says that the cause is unknown, and offers to reload', {
  tags: ['spec-8.41'],
}, async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue(undefined)
  const { auth, today } = setUp('/', { kind: 'loading' })
  today.mockImplementation(() => {
    throw new Error('a fault of ours')
  })
  await act(async () => {
    auth.state.value = SIGNED_IN
  })
  expect(screen.getByRole('alert').textContent).toBe('An unknown error occurred')
  expect(screen.getByRole('button', { name: 'Reload' })).toBeDefined()
  logged.mockRestore()
})
