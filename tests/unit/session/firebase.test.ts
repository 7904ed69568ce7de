import { FirebaseError } from 'firebase/app'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createFirebaseSession } from '../../../src/session/firebase.ts'
import { deferred } from '../deferred.ts'

const sdk = vi.hoisted(() => {
  class Provider {
    scopes: string[] = []
    parameters: Record<string, string> = {}
    addScope(scope: string) {
      this.scopes.push(scope)
    }
    setCustomParameters(parameters: Record<string, string>) {
      this.parameters = parameters
    }
  }
  class LocalStorage {
    static type = 'LOCAL'
    fallbackToPolling = true
  }
  return {
    GoogleAuthProvider: Provider,
    browserLocalPersistence: LocalStorage,
    inMemoryPersistence: 'memory',
    browserPopupRedirectResolver: 'popup',
    connectAuthEmulator: vi.fn(),
    initializeAuth: vi.fn(),
    onAuthStateChanged: vi.fn(),
    signInWithCredential: vi.fn(),
    signInWithPopup: vi.fn(),
    signOut: vi.fn(),
  }
})
vi.mock('firebase/auth', () => sdk)

const getIdToken = vi.fn<(force: boolean) => Promise<string>>()
const auth = { authStateReady: async () => undefined, currentUser: { getIdToken } as object | null }

beforeEach(() => {
  vi.resetAllMocks()
  sdk.initializeAuth.mockReturnValue(auth)
  auth.currentUser = { getIdToken }
})

const open = () =>
  createFirebaseSession({
    firebase: { projectId: 'p', apiKey: 'k', authDomain: 'p.example.com', appId: 'a' },
    emulatorUrl: null,
    events: new EventTarget(),
  })

describe('signing in with Google', () => {
  it('asks in a popup for email and profile, and always which account', { tags: ['spec-1.2'] }, async () => {
    sdk.signInWithPopup.mockResolvedValue({})
    expect(await open().signIn()).toEqual({ kind: 'signedIn' })
    const [, provider] = sdk.signInWithPopup.mock.calls[0] ?? []
    expect(provider).toMatchObject({ scopes: ['email', 'profile'], parameters: { prompt: 'select_account' } })
  })

  it('is kept in local storage, or for the page where that is refused', { tags: ['spec-4.3'] }, () => {
    open()
    const [, { persistence }] = sdk.initializeAuth.mock.calls[0] ?? []
    expect(persistence).toEqual([expect.objectContaining({ type: 'LOCAL' }), 'memory'])
  })

  it('of a user that is switched off says so', async () => {
    sdk.signInWithPopup.mockRejectedValue(new FirebaseError('auth/user-disabled', 'ani@example.com'))
    expect(await open().signIn()).toEqual({ kind: 'disabled' })
  })

  it('that fails says why, in a code', async () => {
    sdk.signInWithPopup.mockRejectedValue(new TypeError('who is ani@example.com?'))
    expect(await open().signIn()).toEqual({ kind: 'failed', reason: 'TypeError' })
  })
})

describe('the identity token', () => {
  it('is forced afresh for each request, and shared by those that ask meanwhile', {
    tags: ['spec-6.6'],
  }, async () => {
    const session = open()
    const first = deferred<string>()
    getIdToken.mockReturnValueOnce(first.promise)
    const both = Promise.all([session.token(), session.token()])
    first.resolve('one')
    expect(await both).toEqual([
      { kind: 'token', token: 'one' },
      { kind: 'token', token: 'one' },
    ])
    getIdToken.mockResolvedValueOnce('two')
    expect(await session.token()).toEqual({ kind: 'token', token: 'two' })
    expect(getIdToken.mock.calls).toEqual([[true], [true]])
  })

  it.each(['auth/network-request-failed', 'auth/internal-error', 'auth/too-many-requests'])(
    'is not to be had for a while after %s, which signs no user out',
    async code => {
      getIdToken.mockRejectedValueOnce(new FirebaseError(code, ''))
      expect(await open().token()).toEqual({ kind: 'offline' })
    },
  )

  it('is none without a user, and where it is refused', async () => {
    getIdToken.mockRejectedValueOnce(new Error('revoked'))
    expect(await open().token()).toEqual({ kind: 'none' })
    auth.currentUser = null
    expect(await open().token()).toEqual({ kind: 'none' })
  })
})

it('a sign-out that fails is only logged', { tags: ['spec-8.6'] }, async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined)
  sdk.signOut.mockRejectedValueOnce(new TypeError('no'))
  await open().signOut()
  expect(warn).toHaveBeenCalledExactlyOnceWith('sign-out failed:', 'TypeError')
})
