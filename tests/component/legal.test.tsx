import { signal } from '@preact/signals-react'
import { act, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { CURRENT_TERMS } from '../../shared/domain/terms.ts'
import * as legal from '../../src/i18n/legal/legal.ts'
import { setLocale } from '../../src/i18n/translate.ts'
import { Privacy, Terms } from '../../src/screens/legal/legal.tsx'
import { StoresProvider } from '../../src/screens/use-stores.ts'
import type { AuthState } from '../../src/stores/account/auth.ts'
import { partOfStores } from './part-of-stores.ts'

vi.mock(import('../../src/i18n/legal/legal.ts'), { spy: true })

function setUp(page: typeof Terms, state: AuthState = { kind: 'signedOut' }) {
  const Page = page
  vi.mocked(legal.loadLegalText).mockClear()
  render(
    <StoresProvider value={partOfStores({ auth: { state: signal(state) } })}>
      <Page />
    </StoresProvider>,
  )
}

afterEach(() => setLocale('en'))

const updatedOn = (locale: string) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(CURRENT_TERMS))

describe('a legal page', () => {
  it('says when it was last updated and changes with the language', { tags: ['spec-1.17'] }, async () => {
    setUp(Terms)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Terms and Conditions')
    expect(await screen.findByText(`Last Updated: ${updatedOn('en-US')}`)).toBeDefined()
    await act(() => setLocale('id'))
    expect(await screen.findByRole('heading', { name: 'Hukum yang berlaku' })).toBeDefined()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Syarat dan Ketentuan')
    expect(screen.getByText(`Terakhir diperbarui: ${updatedOn('id-ID')}`)).toBeDefined()
    expect(screen.queryByRole('heading', { name: 'Governing law' })).toBeNull()
  })

  it('loads only the language that is read', async () => {
    setUp(Privacy)
    await screen.findByRole('heading', { name: 'Children' })
    expect(vi.mocked(legal.loadLegalText).mock.calls).toEqual([['privacy', 'en']])
  })

  it('leads back to where one can go', async () => {
    setUp(Terms)
    await screen.findByRole('heading', { name: 'Governing law' })
    expect(screen.getByRole('link', { name: 'Back' }).getAttribute('href')).toBe('/login')
  })

  it('leads a signed-in person back to the profile', async () => {
    const user = { uid: 'ani', displayName: null, email: null, photoURL: null }
    setUp(Terms, { kind: 'signedIn', user })
    await screen.findByRole('heading', { name: 'Governing law' })
    expect(screen.getByRole('link', { name: 'Back' }).getAttribute('href')).toBe('/profile')
  })

  it('offers to reload where its text does not come', async () => {
    vi.mocked(legal.loadLegalText).mockRejectedValueOnce(new TypeError('not fetched'))
    setUp(Privacy)
    expect((await screen.findByRole('alert')).textContent).toMatch(/could not be loaded/)
    expect(screen.getByRole('button', { name: 'Reload' })).toBeDefined()
  })
})
