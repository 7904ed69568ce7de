import { expect, it, vi } from 'vitest'
import { followedStorage } from '../../../src/session/followed-storage.ts'

class LocalStorage {
  static readonly type = 'LOCAL'
  fallbackToPolling = true
}

it('is the persistence that it was, without its clock', () => {
  const Followed = followedStorage(LocalStorage, new EventTarget())
  expect(Followed.type).toBe('LOCAL')
  expect(new Followed()).toBeInstanceOf(LocalStorage)
  expect(new Followed().fallbackToPolling).toBe(false)
})

it('has all compared when the page is back from the back/forward cache, not when it has just loaded', () => {
  vi.stubGlobal('StorageEvent', class extends Event {})
  const events = new EventTarget()
  followedStorage(LocalStorage, events)
  const compare = vi.fn()
  events.addEventListener('storage', compare)
  events.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }))
  expect(compare).not.toHaveBeenCalled()
  events.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  expect(compare).toHaveBeenCalledOnce()
  vi.unstubAllGlobals()
})
