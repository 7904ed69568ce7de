/** Firebase's local persistence, with events instead of polling for changes in other tabs. */

/**
 * On phones Firebase polls the storage every second, even in hidden pages, for old systems whose background
 * pages got no `storage` events. After a return from the back/forward cache, for which not every browser
 * keeps the events, a page compares all keys, as after a `clear`.
 */
export function followedStorage<P>(persistence: P, events: EventTarget): P {
  class FollowedStorage extends (persistence as new () => { fallbackToPolling: boolean }) {
    override fallbackToPolling = false
  }
  events.addEventListener('pageshow', event => {
    if ('persisted' in event && event.persisted) events.dispatchEvent(new StorageEvent('storage'))
  })
  return FollowedStorage as P
}
