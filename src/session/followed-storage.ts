/** Firebase's local persistence, with events instead of polling for changes in other tabs, whose sign-out is final. */

/** What is used of Firebase's persistence, which its types don't tell. */
interface Persistence {
  fallbackToPolling: boolean
  _get(key: string): Promise<unknown>
  _set(key: string, value: unknown): Promise<void>
}

export interface SignInState {
  readonly isSigningIn: () => boolean
  /** The user to be stored was signed out by another tab meanwhile. */
  readonly onSignedOutElsewhere: () => void
}

/**
 * On phones Firebase polls the storage every second, even in hidden pages, for old systems whose background
 * pages got no `storage` events. After a return from the back/forward cache, for which not every browser
 * keeps the events, a page compares all keys, as after a `clear`.
 *
 * A user is stored while one signs in, and from then on only where one is stored still. Firebase does not notice a sign-out
 * in another tab while it reads the profile at its start, nor where a page comes back in the midst of that: it would store
 * the user again.
 */
export function followedStorage<P>(
  persistence: P,
  events: EventTarget,
  { isSigningIn, onSignedOutElsewhere }: SignInState,
): P {
  class FollowedStorage extends (persistence as new () => Persistence) {
    override fallbackToPolling = false

    override async _set(key: string, value: unknown): Promise<void> {
      if (isSigningIn() || (await this._get(key)) !== null) await super._set(key, value)
      else onSignedOutElsewhere()
    }
  }
  events.addEventListener('pageshow', event => {
    if ('persisted' in event && event.persisted) events.dispatchEvent(new StorageEvent('storage'))
  })
  return FollowedStorage as P
}
