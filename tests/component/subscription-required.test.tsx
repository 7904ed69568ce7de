import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { setLocale } from '../../src/i18n/translate.ts'
import { SubscriptionRequired } from '../../src/screens/subscription-required/subscription-required.tsx'
import { SubscriptionUnknown } from '../../src/screens/subscription-required/subscription-unknown.tsx'
import { StoresProvider } from '../../src/screens/use-stores.ts'
import { partOfStores } from './part-of-stores.ts'

function setUp(screenOf = <SubscriptionRequired />) {
  const signOut = vi.fn(async () => undefined)
  const check = vi.fn(async () => undefined)
  const open = vi.fn()
  const copy = vi.fn()
  render(
    <StoresProvider
      value={partOfStores({
        accountDeletion: { open: vi.fn() },
        exporting: { open },
        ownCopy: { open: copy },
        signingOut: { begin: signOut },
        subscription: { check },
      })}
    >
      {screenOf}
    </StoresProvider>,
  )
  return { signOut, check, open, copy }
}

const items = (list: string) =>
  within(screen.getByRole('list', { name: list }))
    .getAllByRole('listitem')
    .map(item => item.textContent)

afterEach(() => {
  vi.unstubAllEnvs()
  return setLocale('en')
})

describe('without a subscription', () => {
  it('one is told so, and what there would be', {
    tags: ['spec-1.20', 'spec-1.21', 'spec-2.17', 'spec-2.19', 'spec-2.21'],
  }, () => {
    setUp()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Subscription Required')
    expect(screen.getByText('This feature requires an active subscription')).toBeDefined()
    expect(items('What Premium gives you')).toEqual([
      'Unlimited voice recording',
      'Advanced AI analysis',
      'Export data in various formats',
      'Priority support',
      'Multi-currency',
      'Advanced reports',
    ])
    const benefits = items('Why choose Ucap').join('\n')
    for (const claim of ['Up to 99% AI accuracy', '10x faster processing', 'never stored', '24/7 support']) {
      expect(benefits).toContain(claim)
    }
  })

  it('all data can be had', () => {
    const { copy } = setUp()
    fireEvent.click(screen.getByRole('button', { name: 'Download everything' }))
    expect(copy).toHaveBeenCalledOnce()
  })

  it('a chat asks for price and payment in the person’s language', {
    tags: ['spec-1.12', 'spec-2.20', 'spec-2.22', 'spec-6.2', 'spec-9.30'],
  }, async () => {
    vi.stubEnv('VITE_SUPPORT_WHATSAPP', '+62 812-3456-789')
    vi.stubEnv('VITE_SUPPORT_EMAIL', 'help@example.com')
    setUp()
    const chat = (name: string) => new URL(screen.getByRole<HTMLAnchorElement>('link', { name }).href)
    const english = chat('Contact us on WhatsApp')
    expect(english.origin + english.pathname).toBe('https://wa.me/628123456789')
    expect(english.searchParams.get('text')).toMatch(/Premium pricing and payment options/)
    expect(screen.getByRole<HTMLAnchorElement>('link', { name: 'help@example.com' }).href).toBe(
      'mailto:help@example.com',
    )
    expect(screen.getByText('09:00-17:00 WIB')).toBeDefined()
    await act(() => setLocale('id'))
    expect(chat('Hubungi kami di WhatsApp').searchParams.get('text')).toMatch(
      /harga Premium dan cara bayarnya/,
    )
  })

  it('no link is dead where no contact was set up', () => {
    vi.stubEnv('VITE_SUPPORT_WHATSAPP', '')
    vi.stubEnv('VITE_SUPPORT_EMAIL', '')
    setUp()
    expect(screen.getAllByRole('link').map(link => link.getAttribute('href'))).toEqual(['/terms', '/privacy'])
    expect(screen.getByText(/no support contact yet/)).toBeDefined()
    expect(screen.getByText('09:00-17:00 WIB')).toBeDefined()
  })

  it('one can take one’s expenses along', () => {
    const { open } = setUp()
    fireEvent.click(screen.getByRole('button', { name: 'Export' }))
    expect(open).toHaveBeenCalledExactlyOnceWith({ kind: 'range' })
  })

  it('one can have the status asked for again, and sign out', () => {
    const { check, signOut } = setUp()
    fireEvent.click(screen.getByRole('button', { name: 'Check again' }))
    expect(check).toHaveBeenCalledOnce()
    fireEvent.click(screen.getByRole('button', { name: 'Sign out' }))
    expect(signOut).toHaveBeenCalledOnce()
  })
})

it.each([
  [{ kind: 'network' }, 'Network error. Please check your internet connection.'],
  [{ kind: 'refused', message: null }, 'Failed to check subscription status'],
  [{ kind: 'refused', message: 'The till is closed.' }, 'The till is closed.'],
] as const)('a status that could not be had is told and asked for again: %j', (failure, text) => {
  const { check } = setUp(<SubscriptionUnknown failure={failure} />)
  expect(screen.getByRole('alert').textContent).toBe(text)
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(check).toHaveBeenCalledOnce()
})
