/** Firebase's local persistence, told of other tabs by events alone. */

/**
 * On phones Firebase reads the storage each second for as long as the page lives, seen or hidden, for the sake of old
 * systems whose background pages got no `storage` event. Back from the back/forward cache, where not every browser
 * keeps the events for it, a page compares all that it knows, as after a `clear`.
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
