import { describe, expect, it, vi } from 'vitest'
import { createLazySession } from '../../../src/session/lazy-session.ts'
import type { Session, SessionUser } from '../../../src/session/session.ts'

const ani: SessionUser = { uid: 'ani', displayName: 'Ani', email: 'ani@example.com', photoURL: null }

function fakeSession() {
  let announce: (user: SessionUser | null) => void = () => undefined
  const session: Session = {
    onUser(listener) {
      announce = listener
      return () => undefined
    },
    signIn: async () => {
      announce(ani)
      return { kind: 'signedIn' }
    },
    signInAs: async () => ({ kind: 'signedIn' }),
    token: async () => ({ kind: 'token', token: 'secret' }),
    signOut: async () => announce(null),
  }
  return { session, announce: (user: SessionUser | null) => announce(user) }
}

describe('a lazy session', () => {
  it('says at once that no user is signed in where no sign-in was left behind, and loads nothing', async () => {
    const load = vi.fn()
    const users: (SessionUser | null)[] = []
    createLazySession({ load, leftBehind: null }).onUser(user => users.push(user))
    await Promise.resolve()
    expect(users).toEqual([null])
    expect(load).not.toHaveBeenCalled()
  })

  it('waits for the adapter where one was', async () => {
    const fake = fakeSession()
    const users: (SessionUser | null)[] = []
    const lazy = createLazySession({ load: async () => fake.session, leftBehind: 'unidentified' })
    lazy.onUser(user => users.push(user))
    await lazy.preload()
    expect(users).toEqual([])
    fake.announce(ani)
    expect(users).toEqual([ani])
  })

  it('takes whom an earlier visit left behind for signed in until the adapter says otherwise', async () => {
    const fake = fakeSession()
    const users: (SessionUser | null)[] = []
    const lazy = createLazySession({ load: async () => fake.session, leftBehind: ani })
    lazy.onUser(user => users.push(user))
    await Promise.resolve()
    expect(users).toEqual([ani])
    await lazy.preload()
    fake.announce(null)
    expect(users).toEqual([ani, null])
  })

  it('announces who signs in later to those who listened before', async () => {
    const users: (SessionUser | null)[] = []
    const lazy = createLazySession({ load: async () => fakeSession().session, leftBehind: null })
    const stop = lazy.onUser(user => users.push(user))
    expect(await lazy.signIn()).toEqual({ kind: 'signedIn' })
    stop()
    await lazy.signOut()
    expect(users).toEqual([null, ani])
  })

  it('fails a sign-in whose adapter does not load, and tries again the next time', async () => {
    const load = vi.fn(async (): Promise<Session> => fakeSession().session)
    load.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    const lazy = createLazySession({ load, leftBehind: null })
    expect(await lazy.signIn()).toEqual({ kind: 'failed', reason: 'load' })
    expect(await lazy.signIn()).toEqual({ kind: 'signedIn' })
  })

  it('has no token but keeps the person in while the adapter does not load', async () => {
    const load = () => Promise.reject(new TypeError('Failed to fetch'))
    expect(await createLazySession({ load, leftBehind: null }).token()).toEqual({ kind: 'offline' })
  })
})
