import { effect, untracked } from '@preact/signals-react'
import { describe, expect, it, vi } from 'vitest'
import { CURRENT_TERMS } from '../../../shared/domain/terms.ts'
import type { SignIn } from '../../../shared/wire/account.ts'
import type { Api } from '../../../src/api/endpoints.ts'
import type { ApiResult } from '../../../src/api/http.ts'
import type { Session, SessionUser, SignInOutcome } from '../../../src/session/session.ts'
import { createAuth } from '../../../src/stores/account/auth.ts'
import { deferred } from '../deferred.ts'

const ani: SessionUser = { uid: 'ani', displayName: 'Ani', email: 'ani@example.com', photoURL: null }

function setUp() {
  let announce: (user: SessionUser | null) => void = () => undefined
  const signIn = vi.fn(async (): Promise<SignInOutcome> => {
    announce(ani)
    return { kind: 'signedIn' }
  })
  const session: Session = {
    onUser(listener) {
      announce = listener
      return () => undefined
    },
    signIn,
    signInAs: signIn,
    token: async () => ({ kind: 'none' }),
    signOut: vi.fn(async () => announce(null)),
  }
  const created = deferred<ApiResult<SignIn>>()
  const profile = { name: 'Ani', email: 'ani@example.com', createdAt: null, termsDue: null }
  const api = {
    login: vi.fn(() => created.promise),
    profile: vi.fn<Api['profile']>(async () => ({ kind: 'ok', value: profile })),
  }
  const onDeletionUndone = vi.fn()
  const auth = createAuth({ session, api, onDeletionUndone })
  return {
    auth,
    onDeletionUndone,
    session,
    signIn,
    api,
    created,
    announce: (user: SessionUser | null) => announce(user),
  }
}

describe('who is signed in', () => {
  it('is unknown until the session has spoken', { tags: ['spec-4.1'] }, () => {
    const { auth, announce } = setUp()
    expect(auth.state.value).toEqual({ kind: 'loading' })
    announce(null)
    expect(auth.state.value).toEqual({ kind: 'signedOut' })
  })

  it('enters only once the account exists on the backend', { tags: ['spec-1.3'] }, async () => {
    const { auth, announce, created } = setUp()
    announce(null)
    const signedIn = auth.signIn()
    await vi.waitFor(() => expect(auth.state.value.kind).toBe('signedOut'))
    created.resolve({ kind: 'ok', value: { deletionUndone: false } })
    await signedIn
    expect(auth.state.value).toEqual({ kind: 'signedIn', user: ani })
  })

  it('enters all the same where the account could not be made there: that is only logged', {
    tags: ['spec-8.4'],
  }, async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined)
    const { auth, announce, api } = setUp()
    announce(null)
    api.login.mockResolvedValueOnce({ kind: 'failed', failure: { kind: 'offline' } } as never)
    expect(await auth.signIn()).toEqual({ kind: 'signedIn' })
    expect(auth.state.value).toEqual({ kind: 'signedIn', user: ani })
    expect(warn).toHaveBeenCalledExactlyOnceWith('profile not created:', 'offline')
    warn.mockRestore()
  })

  it('stays signed out where the backend lets the account in by no sign-in, and says its reason', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined)
    const { auth, announce, api, session } = setUp()
    announce(null)
    const failure = { kind: 'status', status: 403, message: 'Please sign in with Google.' }
    api.login.mockResolvedValueOnce({ kind: 'failed', failure } as never)
    expect(await auth.signIn()).toEqual({ kind: 'refused', message: 'Please sign in with Google.' })
    expect(session.signOut).toHaveBeenCalledOnce()
    expect(auth.state.value).toEqual({ kind: 'signedOut' })
    warn.mockRestore()
  })

  it('is told once to be signed out, though the session says so again', () => {
    const { auth, announce } = setUp()
    announce(ani)
    auth.signOut()
    const { value } = auth.state
    announce(null)
    expect(auth.state.value).toBe(value)
  })

  it.each([true, false])('says whether that has undone the deletion of the account: %s', async undone => {
    const { auth, announce, created, onDeletionUndone } = setUp()
    announce(null)
    created.resolve({ kind: 'ok', value: { deletionUndone: undone } })
    await auth.signIn()
    expect(onDeletionUndone).toHaveBeenCalledTimes(undone ? 1 : 0)
  })

  it('enters at once when an earlier visit left the sign-in behind, with the profile to follow', {
    tags: ['spec-1.3', 'spec-4.1'],
  }, async () => {
    const { auth, api, announce } = setUp()
    announce(ani)
    expect(auth.state.value).toEqual({ kind: 'signedIn', user: ani })
    await vi.waitFor(() => expect(auth.profile.value?.name).toBe('Ani'))
    expect(api.login).not.toHaveBeenCalled()
  })

  it('says that the profile is missing until it came after all', { tags: ['spec-8.3'] }, async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined)
    const { auth, api, announce } = setUp()
    api.profile.mockResolvedValueOnce({ kind: 'failed', failure: { kind: 'offline' } })
    announce(ani)
    await vi.waitFor(() => expect(auth.profileFailed.value).toBe(true))
    expect(warn).toHaveBeenCalledExactlyOnceWith('profile not loaded:', 'offline')
    warn.mockRestore()
    await auth.retryProfile()
    expect(auth.profileFailed.value).toBe(false)
    expect(auth.profile.value?.name).toBe('Ani')
  })

  it('agrees by its sign-in to the terms that the page shows', async () => {
    const { auth, api, announce, created } = setUp()
    announce(null)
    created.resolve({ kind: 'ok', value: { deletionUndone: false } })
    await auth.signIn()
    expect(api.login).toHaveBeenCalledExactlyOnceWith(CURRENT_TERMS)
  })

  it('waits for what another tab signs in with before it asks for agreement', async () => {
    vi.useFakeTimers()
    const { auth, announce, api } = setUp()
    const profile = { name: 'Ani', email: 'ani@example.com', createdAt: null, termsDue: CURRENT_TERMS }
    api.profile.mockResolvedValue({ kind: 'ok', value: profile })
    announce(null)
    announce(ani)
    await vi.advanceTimersByTimeAsync(2999)
    expect(auth.profile.value).toMatchObject({ name: 'Ani', termsDue: null })
    await vi.advanceTimersByTimeAsync(1)
    expect(auth.profile.value?.termsDue).toBe(CURRENT_TERMS)
    vi.useRealTimers()
  })

  it('has its profile asked for again where what it says may have changed', async () => {
    const { auth, api, announce } = setUp()
    announce(ani)
    await vi.waitFor(() => expect(auth.profile.value?.termsDue).toBeNull())
    const profile = { name: 'Ani', email: null, createdAt: null, termsDue: '2027-01-01' }
    api.profile.mockResolvedValueOnce({ kind: 'ok', value: profile } as never)
    await auth.refreshProfile()
    expect(auth.profile.value?.termsDue).toBe('2027-01-01')
  })

  it('asks for no agreement by an answer to what it asked before the person agreed', async () => {
    const { auth, api, announce } = setUp()
    const profile = { name: 'Ani', email: '', createdAt: null, termsDue: '2027-01-01' }
    api.profile.mockResolvedValueOnce({ kind: 'ok', value: profile })
    announce(ani)
    await vi.waitFor(() => expect(auth.profile.value?.termsDue).toBe('2027-01-01'))
    const late = deferred<Awaited<ReturnType<Api['profile']>>>()
    api.profile.mockReturnValueOnce(late.promise)
    const asked = auth.refreshProfile()
    auth.noteAgreement(null)
    late.resolve({ kind: 'ok', value: profile })
    await asked
    expect(auth.profile.value?.termsDue).toBeNull()
  })

  it('takes the answer to an earlier request while that to a later one is not there', async () => {
    const { auth, api, announce } = setUp()
    const profile = { name: 'Ani', email: '', createdAt: null, termsDue: '2027-01-01' }
    announce(ani)
    await vi.waitFor(() => expect(auth.profile.value?.termsDue).toBeNull())
    api.profile.mockResolvedValueOnce({ kind: 'ok', value: profile })
    api.profile.mockReturnValueOnce(new Promise(() => undefined))
    const first = auth.refreshProfile()
    void auth.refreshProfile()
    await first
    expect(auth.profile.value?.termsDue).toBe('2027-01-01')
  })

  it('is known by name from an earlier visit, and asked for no agreement by it', async () => {
    const { auth, api, announce } = setUp()
    api.profile.mockResolvedValueOnce({ kind: 'failed', failure: { kind: 'offline' } })
    const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined)
    const earlier = { name: 'Ani', email: '', createdAt: null, termsDue: '2027-01-01' }
    const recall = effect(() => {
      if (auth.state.value.kind === 'signedIn') untracked(() => auth.recallProfile(earlier))
    })
    announce(ani)
    await vi.waitFor(() => expect(auth.profileFailed.value).toBe(true))
    expect(auth.profile.value).toEqual({ ...earlier, termsDue: null })
    recall()
    warn.mockRestore()
  })

  it('stays out when the chooser is closed', async () => {
    const { auth, signIn, announce, api } = setUp()
    announce(null)
    signIn.mockResolvedValueOnce({ kind: 'cancelled' })
    expect(await auth.signIn()).toEqual({ kind: 'cancelled' })
    expect(auth.state.value).toEqual({ kind: 'signedOut' })
    expect(api.login).not.toHaveBeenCalled()
  })

  it('is signed out once the session is no longer honoured, which is logged', {
    tags: ['spec-4.1', 'spec-8.1', 'spec-8.2'],
  }, () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined)
    const { auth, announce, session } = setUp()
    announce(ani)
    auth.expire()
    expect(warn).toHaveBeenCalledExactlyOnceWith('sign-in no longer honoured')
    warn.mockRestore()
    expect(auth.state.value).toEqual({ kind: 'signedOut' })
    expect(auth.profile.value).toBeNull()
    expect(session.signOut).toHaveBeenCalledOnce()
  })

  it('is signed out for a moment where another account takes its place: what is kept for the first goes', () => {
    const { auth, announce } = setUp()
    announce(ani)
    const seen: string[] = []
    const watch = effect(() => void seen.push(auth.state.value.kind))
    announce({ ...ani, uid: 'budi' })
    watch()
    expect(seen).toEqual(['signedIn', 'signedOut', 'signedIn'])
    expect(auth.state.value).toMatchObject({ user: { uid: 'budi' } })
  })

  it('signs out at once', () => {
    const { auth, announce, session } = setUp()
    announce(ani)
    auth.signOut()
    expect(session.signOut).toHaveBeenCalledOnce()
    expect(auth.state.value).toEqual({ kind: 'signedOut' })
  })
})
