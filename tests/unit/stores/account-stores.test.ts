import { expect, it, vi } from 'vitest'
import type { AccountApi } from '../../../src/api/account-endpoints.ts'
import type { Session, SessionUser } from '../../../src/session/session.ts'
import { type AccountEnvironment, createAccountStores } from '../../../src/stores/account-stores.ts'
import { TOAST_DURATION } from '../../../src/stores/messages/toast.ts'

const ANI: SessionUser = { uid: 'ani', displayName: 'Ani', email: 'ani@example.com', photoURL: null }

it('a deletion that the sign-in has undone is told for as long as other confirmations', async () => {
  const session: Session = {
    onUser(listener) {
      listener(ANI)
      return () => undefined
    },
    signIn: async () => ({ kind: 'signedIn' }),
    signInAs: async () => ({ kind: 'signedIn' }),
    token: async () => ({ kind: 'token', token: 't' }),
    signOut: vi.fn(),
  }
  const api = {
    login: async () => ({ kind: 'ok', value: { deletionUndone: true } }),
    profile: async () => ({ kind: 'failed', failure: { kind: 'offline' } }),
  } as unknown as AccountApi
  const { auth, toasts } = createAccountStores({
    session,
    fetch: vi.fn(),
    localStorage: { getItem: () => null, setItem: () => undefined } as unknown as Storage,
    language: () => 'id',
    timeZone: () => 'Asia/Jakarta',
    loadAccountApi: async () => () => api,
  } satisfies AccountEnvironment)
  await auth.signIn()
  expect(toasts.list.value).toMatchObject([
    { type: 'success', notice: { kind: 'deletionUndone' }, duration: TOAST_DURATION },
  ])
})
