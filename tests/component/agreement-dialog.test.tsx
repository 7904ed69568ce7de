import { computed, signal } from '@preact/signals-react'
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { CURRENT_TERMS } from '../../shared/domain/terms.ts'
import { setLocale } from '../../src/i18n/translate.ts'
import { AgreementDialog } from '../../src/screens/agreement/agreement-dialog.tsx'
import { StoresProvider } from '../../src/screens/use-stores.ts'
import { partOfStores } from './part-of-stores.ts'

function setUp(version: string = CURRENT_TERMS) {
  const agreeing = signal(false)
  const agree = vi.fn(async () => undefined)
  const signingOut = { begin: vi.fn(async () => undefined) }
  const ownCopy = { open: vi.fn() }
  const accountDeletion = { open: vi.fn(async () => undefined) }
  const reload = vi.fn()
  const stores = partOfStores({
    accountDeletion,
    agreement: { asked: computed(() => version), agreeing, agree },
    appUpdate: { reload: signal(reload) },
    ownCopy,
    signingOut,
  })
  render(
    <StoresProvider value={stores}>
      <AgreementDialog />
    </StoresProvider>,
  )
  return { agree, agreeing, signingOut, ownCopy, accountDeletion, reload }
}

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })

afterEach(() => setLocale('en'))

it('says since when the terms hold, what is new and where they stand, and is agreed to', () => {
  const { agree, agreeing } = setUp()
  const dialog = within(screen.getByRole('dialog', { name: 'Our terms have changed' }))
  expect(dialog.getByText('As of November 23, 2026')).toBeDefined()
  expect(dialog.getByText(/which terms you agreed to, and when/)).toBeDefined()
  for (const [name, href] of [
    ['Terms and Conditions', '/terms'],
    ['Privacy Policy', '/privacy'],
  ] as const) {
    const link = dialog.getByRole('link', { name: new RegExp(name) })
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([href, '_blank'])
  }
  fireEvent.click(button('Agree'))
  expect(agree).toHaveBeenCalledOnce()
  act(() => {
    agreeing.value = true
  })
  expect(button('One moment…').disabled).toBe(true)
})

it('has no way past it but to sign out, and to have one’s data or their deletion', async () => {
  const { signingOut, ownCopy, accountDeletion } = setUp()
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))
  expect(screen.getByRole('dialog')).toBeDefined()
  expect(screen.queryByRole('button', { name: /close|cancel/i })).toBeNull()
  fireEvent.click(button('Sign out'))
  expect(signingOut.begin).toHaveBeenCalledOnce()
  fireEvent.click(button('Download everything'))
  fireEvent.click(button('Delete account'))
  await vi.waitFor(() =>
    expect([ownCopy.open, accountDeletion.open].map(open => open.mock.calls.length)).toEqual([1, 1]),
  )
})

it('on a page of before the change, it has the newer page loaded, which shows what is new', () => {
  const { reload } = setUp('2099-01-01')
  expect(screen.queryByRole('button', { name: 'Agree' })).toBeNull()
  fireEvent.click(button('Reload'))
  expect(reload).toHaveBeenCalledOnce()
})

it('speaks Indonesian', async () => {
  await setLocale('id')
  setUp()
  expect(screen.getByRole('dialog', { name: 'Syarat kami berubah' })).toBeDefined()
  expect(button('Setuju')).toBeDefined()
})
