import { signal } from '@preact/signals-react'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { SignOutDialog } from '../../src/screens/sign-out/sign-out-dialog.tsx'
import { StoresProvider } from '../../src/screens/use-stores.ts'
import type { AuthState } from '../../src/stores/account/auth.ts'
import type { SigningOutState } from '../../src/stores/unsent/signing-out.ts'
import { partOfStores } from './part-of-stores.ts'

const ANI = { uid: 'ani', displayName: 'Ani', email: 'ani@example.com', photoURL: null }

function setUp(asked: SigningOutState) {
  const state = signal(asked)
  const signingOut = {
    state,
    sendNow: vi.fn(async () => undefined),
    keep: vi.fn(async () => undefined),
    remove: vi.fn(async () => undefined),
    close: vi.fn(),
  }
  const auth = { state: signal<AuthState>({ kind: 'signedIn', user: ANI }) }
  render(
    <StoresProvider value={partOfStores({ auth, signingOut, unsent: { sent: signal(0.5) } })}>
      <SignOutDialog />
    </StoresProvider>,
  )
  return signingOut
}

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })

describe('the question before signing out', () => {
  it('says how many wait, and what follows from each choice', () => {
    const signingOut = setUp({ kind: 'asking', ids: ['a', 'b'], problem: null })
    expect(screen.getByRole('dialog', { name: 'Sign out?' }).textContent).toContain(
      '2 not sent yet. What should happen to them?',
    )
    expect(screen.getByText(/ani@example\.com signs in here again/)).toBeDefined()
    const choices = [
      ['Send now', signingOut.sendNow],
      ['Keep for this account', signingOut.keep],
      ['Delete', signingOut.remove],
      ['Cancel', signingOut.close],
    ] as const
    for (const [name, choose] of choices) {
      fireEvent.click(button(name))
      expect(choose).toHaveBeenCalledOnce()
    }
  })

  it('shows how far the sending is, can be cancelled, and says why it failed', async () => {
    const { state } = setUp({ kind: 'sending', ids: ['a'], problem: null })
    expect(screen.getByText(/1 not sent yet/)).toBeDefined()
    expect(screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Uploaded' }).value).toBe(0.5)
    expect(button('Sending…').disabled).toBe(true)
    expect(button('Delete').disabled).toBe(true)
    expect(button('Cancel').disabled).toBe(false)
    await act(async () => {
      state.value = { kind: 'asking', ids: ['a'], problem: { kind: 'unsent', reason: { kind: 'timeout' } } }
    })
    expect(screen.getByRole('alert').textContent).toContain('The server did not answer in time')
    await act(async () => {
      state.value = { kind: 'asking', ids: ['a'], problem: 'notDeleted' }
    })
    expect(screen.getByRole('alert').textContent).toContain('could not be deleted')
  })
})
