import { signal } from '@preact/signals-react'
import { describe, expect, it, vi } from 'vitest'
import type { AccessToken } from '../../../shared/domain/access-token.ts'
import { createAccountToken } from '../../../src/stores/account/account-token.ts'
import type { AuthState } from '../../../src/stores/account/auth.ts'
import { deferred } from '../deferred.ts'

const TOKEN: AccessToken = { kind: 'token', token: 'of who is signed in' }

function signedInAs(uid: string): AuthState {
  return { kind: 'signedIn', user: { uid, displayName: null, email: null, photoURL: null } }
}

function setUp(state: AuthState) {
  const auth = signal(state)
  const answer = deferred<AccessToken>()
  const token = vi.fn((_maxAgeMs?: number) => answer.promise)
  return { auth, answer, token, accountToken: createAccountToken({ token }, auth) }
}

describe('the token of an account', () => {
  it('is that of the session, as young as asked for, while the account is signed in', async () => {
    const { accountToken, answer, token } = setUp(signedInAs('ani'))
    answer.resolve(TOKEN)
    expect(await accountToken('ani', 120_000)).toEqual(TOKEN)
    expect(token.mock.calls).toEqual([[120_000]])
  })

  it.each<[string, AuthState]>([
    ['another one is', signedInAs('budi')],
    ['no account is', { kind: 'signedOut' }],
    ['it is not known yet who is', { kind: 'loading' }],
  ])('is none where %s, and the session is not asked', async (_, state) => {
    const { accountToken, token } = setUp(state)
    expect(await accountToken('ani')).toEqual({ kind: 'none' })
    expect(token).not.toHaveBeenCalled()
  })

  it.each<[string, AuthState]>([
    ['another one signs in', signedInAs('budi')],
    ['the account signs out', { kind: 'signedOut' }],
  ])('is none where %s while the session is asked', async (_, state) => {
    const { accountToken, answer, auth } = setUp(signedInAs('ani'))
    const asked = accountToken('ani')
    auth.value = state
    answer.resolve(TOKEN)
    expect(await asked).toEqual({ kind: 'none' })
  })
})
