import { signal } from '@preact/signals-react'
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { RecurringRule } from '../../shared/domain/recurring.ts'
import { setLocale } from '../../src/i18n/translate.ts'
import { Profile } from '../../src/screens/profile/profile.tsx'
import { StoresProvider } from '../../src/screens/use-stores.ts'
import type { AuthState } from '../../src/stores/account/auth.ts'
import { createPreferences } from '../../src/stores/account/preferences.ts'
import type { SubscriptionState } from '../../src/stores/account/subscription.ts'
import type { NotificationState } from '../../src/stores/device/notifications.ts'
import { partOfStores } from './part-of-stores.ts'

const ANI = { uid: 'ani', displayName: 'Ani', email: 'ani@example.com', photoURL: null as string | null }

function setUp({
  user = {},
  name = '',
  createdAt = null as string | null,
  notified = 'prompt',
  daysRemaining = null as number | null,
  trial = true,
} = {}) {
  const auth = {
    state: signal<AuthState>({ kind: 'signedIn', user: { ...ANI, ...user } }),
    profile: signal({ name, email: ANI.email, createdAt, termsDue: null }),
  }
  const signingOut = { begin: vi.fn(async () => undefined) }
  const notifications = {
    state: signal(notified as NotificationState),
    refresh: vi.fn(),
    enable: vi.fn(async () => undefined),
  }
  const preferences = createPreferences({ getItem: () => null, setItem: () => undefined })
  const sumsNotification = { wanted: signal(false), want: vi.fn(async () => undefined) }
  const subscription = {
    state: signal<SubscriptionState>({
      kind: 'known',
      subscription: { active: true, trial, totalDays: 14, daysRemaining },
    }),
  }
  const recurring = {
    list: signal<readonly RecurringRule[]>([]),
    failed: signal(null),
    refresh: vi.fn(async () => undefined),
  }
  const phrases = {
    book: signal(null),
    failed: signal(null),
    asking: signal(false),
    refresh: vi.fn(async () => undefined),
  }
  const standing = {
    standing: signal(null),
    mayObject: signal(false),
    failed: signal(null),
    refresh: vi.fn(async () => undefined),
  }
  const timeZone = () => 'Asia/Jakarta'
  const { container } = render(
    <StoresProvider
      value={partOfStores({
        accountDeletion: { open: vi.fn() },
        auth,
        exporting: { open: vi.fn() },
        importing: { open: vi.fn() },
        notifications,
        ownCopy: { open: vi.fn() },
        preferences,
        phrases,
        recurring,
        signingOut,
        standing,
        subscription,
        sumsNotification,
        timeZone,
      })}
    >
      <Profile />
    </StoresProvider>,
  )
  return {
    auth,
    signingOut,
    notifications,
    preferences,
    sumsNotification,
    photo: () => container.querySelector('img'),
  }
}

const fact = (name: string) =>
  within(screen.getByRole('region', { name: 'Account' })).getByText(name).nextElementSibling?.textContent

afterEach(() => {
  vi.unstubAllEnvs()
  return setLocale('en')
})

describe('who the profile is of', () => {
  it.each([
    ['Ani', 'Ani P.', 'Ani'],
    [null, 'Ani P.', 'Ani P.'],
    [null, '', 'User'],
  ])(
    'is called, with the account’s name %j and the profile’s %j, %s',
    { tags: ['spec-2.77'] },
    (displayName, name, shown) => {
      setUp({ user: { displayName }, name })
      expect(screen.getByRole('heading', { level: 2, name: shown })).toBeDefined()
    },
  )

  it('has a photo, and a placeholder where it does not load', { tags: ['spec-2.76', 'spec-3.15'] }, () => {
    const { photo } = setUp({ user: { photoURL: 'https://lh3.googleusercontent.com/ani' } })
    const shown = photo()
    expect(shown?.getAttribute('src')).toBe('https://lh3.googleusercontent.com/ani')
    if (shown) fireEvent.error(shown)
    expect(photo()).toBeNull()
  })

  it('has an account of Google with an email and a first day, in the words of the language', {
    tags: ['spec-2.80'],
  }, async () => {
    setUp({ createdAt: '2026-11-19T20:00:00Z' })
    expect(fact('Email')).toBe('ani@example.com')
    expect(fact('Account created')).toBe('November 20, 2026')
    expect(fact('Provider')).toBe('Google')
    await act(() => setLocale('id'))
    expect(screen.getByText('20 November 2026')).toBeDefined()
  })

  it('says N/A where the first day is not known', { tags: ['spec-2.80'] }, () => {
    setUp()
    expect(fact('Account created')).toBe('N/A')
  })
})

it.each([
  [true, 9, 'Trial', '9 days left'],
  [true, 1, 'Trial', '1 day left'],
  [false, 30, 'Subscription', '30 days left'],
])('the account says how long it lasts (trial: %s, %i days)', (trial, daysRemaining, name, left) => {
  setUp({ trial, daysRemaining })
  expect(fact(name)).toBe(left)
})

describe('the settings', () => {
  it('offer both languages, both currencies and three themes', { tags: ['spec-2.78', 'spec-3.22'] }, () => {
    const { preferences } = setUp()
    const names = (label: string) =>
      [...screen.getByLabelText<HTMLSelectElement>(label).options].map(option => option.text)
    expect(names('Language')).toEqual(['Bahasa Indonesia', 'English'])
    expect(names('Currency')).toEqual(['Indonesian Rupiah', 'US Dollar'])
    expect(names('Theme')).toEqual(['System', 'Light', 'Dark'])
    fireEvent.change(screen.getByLabelText('Currency'), { target: { value: 'USD' } })
    fireEvent.change(screen.getByLabelText('Theme'), { target: { value: 'dark' } })
    fireEvent.click(screen.getByLabelText(/^Tap to record/))
    expect([preferences.currency.value, preferences.theme.value, preferences.tapMode.value]).toEqual([
      'USD',
      'dark',
      true,
    ])
  })

  it('show the device’s time zone with its offset', { tags: ['spec-2.79'] }, () => {
    setUp()
    expect(screen.getByText(/^Asia\/Jakarta \(UTC[+-]\d\d:\d\d\)$/)).toBeDefined()
  })

  it('let notifications be enabled where the browser would still ask', { tags: ['spec-2.79'] }, () => {
    const { notifications } = setUp()
    fireEvent.click(screen.getByRole('button', { name: 'Enable Notifications' }))
    expect(notifications.enable).toHaveBeenCalledOnce()
  })

  it.each([
    ['granted', /On: we tell you when your spoken expenses are saved/],
    ['denied', /Notifications denied.*allow Notifications, then come back/],
    ['unsupported', /Notifications not supported in this browser/],
  ])(
    'say of notifications that are %s what they are, with nothing to press',
    { tags: ['spec-8.46'] },
    (notified, text) => {
      setUp({ notified })
      expect(screen.getByRole('status').textContent).toMatch(text)
      expect(screen.queryByRole('button', { name: 'Enable Notifications' })).toBeNull()
    },
  )

  it('have the sums in a notification where the browser may send any', () => {
    const { sumsNotification } = setUp()
    fireEvent.click(screen.getByRole('checkbox', { name: /^Sums in a notification/ }))
    expect(sumsNotification.want).toHaveBeenCalledExactlyOnceWith(true)
  })

  it.each([
    ['denied', true],
    ['unsupported', undefined],
  ])('do not have the sums in a notification to choose where those are %s', (notified, disabled) => {
    setUp({ notified })
    const choice = screen.queryByRole<HTMLInputElement>('checkbox', { name: /^Sums in a notification/ })
    expect(choice?.disabled).toBe(disabled)
  })

  it('look at the browser’s permission again when they are opened', () => {
    const { notifications } = setUp()
    expect(notifications.refresh).toHaveBeenCalledOnce()
  })
})

describe('the end of the profile', () => {
  it('names the version and leads to the terms and the policy', { tags: ['spec-2.79', 'spec-2.81'] }, () => {
    setUp()
    const about = within(screen.getByRole('region', { name: 'About' }))
    expect(about.getByText('0.0.0-test')).toBeDefined()
    expect(about.getByRole('link', { name: 'Terms and Conditions' }).getAttribute('href')).toBe('/terms')
    expect(about.getByRole('link', { name: 'Privacy Policy' }).getAttribute('href')).toBe('/privacy')
  })

  it('leads to support, and out', { tags: ['spec-1.18', 'spec-2.82'] }, () => {
    vi.stubEnv('VITE_SUPPORT_EMAIL', 'help@example.com')
    const { signingOut } = setUp()
    expect(screen.getByRole('link', { name: 'help@example.com' }).getAttribute('href')).toBe(
      'mailto:help@example.com',
    )
    fireEvent.click(screen.getByRole('button', { name: 'Sign out' }))
    expect(signingOut.begin).toHaveBeenCalledOnce()
  })
})
