import { fireEvent, render, screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { Login } from '../../src/screens/login/login.tsx'
import { StoresProvider } from '../../src/screens/use-stores.ts'
import type { EntryOutcome } from '../../src/stores/account/auth.ts'
import { partOfStores } from './part-of-stores.ts'

function setUp(outcome: EntryOutcome | Promise<EntryOutcome>) {
  const signInAs = vi.fn(async () => outcome)
  render(
    <StoresProvider value={partOfStores({ auth: { signInAs } })}>
      <Login onReady={() => undefined} />
    </StoresProvider>,
  )
  return { signInAs }
}

describe('signing in, in local mode', () => {
  it('asks which account in a dialog', async () => {
    const { signInAs } = setUp({ kind: 'signedIn' })
    fireEvent.click(screen.getByRole('button', { name: 'Sign in with Google' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Choose an account' }))
    expect(dialog.getByRole('button', { name: 'Second Demo second@example.com' })).toBeDefined()
    expect(dialog.getByRole('button', { name: 'Continue' })).toBeDefined()
    fireEvent.click(dialog.getByRole('button', { name: 'First Demo first@example.com' }))
    expect(signInAs).toHaveBeenCalledExactlyOnceWith({ name: 'First Demo', email: 'first@example.com' })
  })

  it('takes any other email', async () => {
    const { signInAs } = setUp({ kind: 'signedIn' })
    fireEvent.click(screen.getByRole('button', { name: 'Sign in with Google' }))
    fireEvent.change(await screen.findByLabelText('Other email'), { target: { value: 'ani@example.com' } })
    fireEvent.click(screen.getByRole('button', { name: 'Continue' }))
    expect(signInAs).toHaveBeenCalledExactlyOnceWith({ name: 'ani', email: 'ani@example.com' })
  })

  it('is busy until it is done', { tags: ['spec-2.15'] }, async () => {
    setUp(new Promise(() => undefined))
    fireEvent.click(screen.getByRole('button', { name: 'Sign in with Google' }))
    fireEvent.click(await screen.findByRole('button', { name: /First Demo/ }))
    const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Signing in…' })
    expect([button.disabled, button.getAttribute('aria-busy')]).toEqual([true, 'true'])
    expect(button.querySelector('[aria-hidden="true"]')).not.toBeNull()
  })

  it('says when it failed, and lets one try again', { tags: ['spec-8.7'] }, async () => {
    setUp({ kind: 'failed', reason: 'TypeError' })
    fireEvent.click(screen.getByRole('button', { name: 'Sign in with Google' }))
    fireEvent.click(await screen.findByRole('button', { name: /First Demo/ }))
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Failed to sign in with Google. Please try again.',
    )
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Sign in with Google' }).disabled).toBe(
      false,
    )
  })

  it.each(['load', 'auth/network-request-failed'])(
    'names the connection where Google was not reached: %s',
    async reason => {
      setUp({ kind: 'failed', reason })
      fireEvent.click(screen.getByRole('button', { name: 'Sign in with Google' }))
      fireEvent.click(await screen.findByRole('button', { name: /First Demo/ }))
      expect((await screen.findByRole('alert')).textContent).toBe(
        'Google could not be reached. Check your internet connection and try again.',
      )
    },
  )

  it('says that the operator has switched the account off', async () => {
    setUp({ kind: 'disabled' })
    fireEvent.click(screen.getByRole('button', { name: 'Sign in with Google' }))
    fireEvent.click(await screen.findByRole('button', { name: /First Demo/ }))
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Your access is switched off. If you think that is a mistake, write to us.',
    )
  })

  it('says in the backend’s words why an account is let in by no sign-in', async () => {
    setUp({ kind: 'refused', message: 'Please sign in with Google: Ucap has no other way in.' })
    fireEvent.click(screen.getByRole('button', { name: 'Sign in with Google' }))
    fireEvent.click(await screen.findByRole('button', { name: /First Demo/ }))
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Please sign in with Google: Ucap has no other way in.',
    )
  })
})

describe('the sign-in page', () => {
  it('says what the product does, and what it claims', { tags: ['spec-1.20', 'spec-2.14'] }, () => {
    setUp({ kind: 'cancelled' })
    expect(document.querySelector('img')?.getAttribute('src')).toBe('/icon.svg')
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Sign in to Ucap')
    expect(screen.getByText('Track your expenses by voice')).toBeDefined()
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Voice-first recording',
      'Smart categorization',
      'Real-time analytics',
    ])
    for (const claim of ['Up to 99% AI accuracy', '10x faster processing', '24/7 support']) {
      expect(screen.getByText(claim)).toBeDefined()
    }
  })

  it('says what one agrees to, and opens it in a new tab', { tags: ['spec-1.19', 'spec-2.16'] }, () => {
    setUp({ kind: 'cancelled' })
    expect(screen.getByText(/^By signing in you agree to/)).toBeDefined()
    for (const [name, path] of [
      [/^Terms and Conditions/, '/terms'],
      [/^Privacy Policy/, '/privacy'],
    ] as const) {
      const link = screen.getByRole('link', { name })
      expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([path, '_blank'])
    }
  })
})
