import { expect, it, vi } from 'vitest'
import { followedStorage } from '../../../src/session/followed-storage.ts'

class LocalStorage {
  static readonly type = 'LOCAL'
  fallbackToPolling = true
  readonly kept = new Map<string, unknown>()

  async _get(key: string): Promise<unknown> {
    return this.kept.get(key) ?? null
  }

  async _set(key: string, value: unknown): Promise<void> {
    this.kept.set(key, value)
  }
}

const never = { isSigningIn: () => false, onSignedOutElsewhere: vi.fn() }

it('is the persistence that it was, without its clock', () => {
  const Followed = followedStorage(LocalStorage, new EventTarget(), never)
  expect(Followed.type).toBe('LOCAL')
  expect(new Followed()).toBeInstanceOf(LocalStorage)
  expect(new Followed().fallbackToPolling).toBe(false)
})

it('has all compared when the page is back from the back/forward cache, not when it has just loaded', () => {
  vi.stubGlobal('StorageEvent', class extends Event {})
  const events = new EventTarget()
  followedStorage(LocalStorage, events, never)
  const compare = vi.fn()
  events.addEventListener('storage', compare)
  events.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }))
  expect(compare).not.toHaveBeenCalled()
  events.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  expect(compare).toHaveBeenCalledOnce()
  vi.unstubAllGlobals()
})

it('keeps a user that signs in, and what is renewed of one, but none that was signed out elsewhere', async () => {
  let isSigningIn = true
  const onSignedOutElsewhere = vi.fn()
  const state = { isSigningIn: () => isSigningIn, onSignedOutElsewhere }
  const storage = new (followedStorage(LocalStorage, new EventTarget(), state))()
  await storage._set('user', 'first token')
  isSigningIn = false
  await storage._set('user', 'second token')
  expect(storage.kept.get('user')).toBe('second token')
  expect(onSignedOutElsewhere).not.toHaveBeenCalled()
  storage.kept.delete('user')
  await storage._set('user', 'third token')
  expect(storage.kept.has('user')).toBe(false)
  expect(onSignedOutElsewhere).toHaveBeenCalledOnce()
})
