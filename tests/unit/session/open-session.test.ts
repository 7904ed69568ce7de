import { beforeEach, expect, it, vi } from 'vitest'
import { openSession } from '../../../src/session/open-session.ts'
import type { Session } from '../../../src/session/session.ts'
import { deferred } from '../deferred.ts'

const SHOWN = Promise.resolve()
const createFirebaseSession = vi.hoisted(() =>
  vi.fn(
    (): Partial<Session> => ({
      onUser(listener) {
        listener(null)
        return () => undefined
      },
    }),
  ),
)
vi.mock('../../../src/session/firebase.ts', () => ({ createFirebaseSession }))
beforeEach(() => vi.clearAllMocks())

it('a browser that blocks storage is only logged: one can sign in all the same', {
  tags: ['spec-8.5'],
}, async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined)
  const blocked = () => {
    throw new DOMException('', 'SecurityError')
  }
  const users: unknown[] = []
  openSession({ getItem: blocked, removeItem: blocked }, new EventTarget(), 'http://localhost', SHOWN).onUser(
    user => users.push(user),
  )
  await vi.waitFor(() => expect(users).toEqual([null]))
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('storage is blocked'))
})

it('a sign-in in another tab has the adapter loaded, which finds it; other changes of the storage do not', async () => {
  const events = new EventTarget()
  let kept: string | null = null
  const storage = {
    getItem: (key: string) => (key.startsWith('firebase:authUser:') ? kept : 'idr'),
    removeItem: () => undefined,
  }
  openSession(storage, events, 'http://localhost', SHOWN)
  events.dispatchEvent(new Event('storage'))
  await new Promise(resolve => setImmediate(resolve))
  expect(createFirebaseSession).not.toHaveBeenCalled()
  kept = '{}'
  events.dispatchEvent(new Event('storage'))
  await vi.waitFor(() => expect(createFirebaseSession).toHaveBeenCalledOnce())
})

it('Firebase is not fetched before the page is shown', async () => {
  createFirebaseSession.mockReturnValue({ onUser: () => () => undefined })
  const shown = deferred<void>()
  const storage = { getItem: () => '{"uid":"ani"}', removeItem: () => undefined }
  openSession(storage, new EventTarget(), 'http://localhost', shown.promise)
  await new Promise(resolve => setImmediate(resolve))
  expect(createFirebaseSession).not.toHaveBeenCalled()
  shown.resolve()
  await vi.waitFor(() => expect(createFirebaseSession).toHaveBeenCalledOnce())
})

it('knows whom Firebase keeps before Firebase is there, and no one else', async () => {
  createFirebaseSession.mockReturnValue({ onUser: () => () => undefined })
  const kept = { uid: 'ani', email: 'ani@example.com', displayName: 'Ani', stsTokenManager: {} }
  const ani = { uid: 'ani', email: 'ani@example.com', displayName: 'Ani', photoURL: null }
  for (const [stored, told] of [
    [JSON.stringify(kept), [ani]],
    ['{"uid":""}', []],
    ['null', []],
    ['damaged', []],
    [null, [null]],
  ] as const) {
    const users: unknown[] = []
    const storage = {
      getItem: (key: string) => (key.startsWith('firebase:authUser:') ? stored : 'x'),
      removeItem: () => undefined,
    }
    openSession(storage, new EventTarget(), 'http://localhost', SHOWN).onUser(user => users.push(user))
    await new Promise(resolve => setImmediate(resolve))
    expect(users).toEqual(told)
  }
})

it('a sign-out is kept even where the tab is closed before Firebase is there', () => {
  const kept = new Map([['firebase:authUser:demo-ucap:[DEFAULT]', '{"uid":"ani"}']])
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    removeItem: (key: string) => void kept.delete(key),
  }
  const session = openSession(storage, new EventTarget(), 'http://localhost', new Promise(() => undefined))
  void session.signOut()
  expect(kept.size).toBe(0)
})
