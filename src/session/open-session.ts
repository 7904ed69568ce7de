/** The session this build was made for: a real Firebase project, or the local emulator. */
import { createLazySession, type LazySession } from './lazy-session.ts'
import type { SessionUser } from './session.ts'

/** The project of local mode; by the prefix `demo-` Firebase's tools never call Google for it. */
const LOCAL_PROJECT = {
  projectId: 'demo-ucap',
  apiKey: 'demo-ucap',
  authDomain: 'localhost',
  appId: 'demo-ucap',
}

/** Fetches the adapter after the page is `shown` and interactive; the last known user needs none. */
export function openSession(
  storage: Pick<Storage, 'getItem' | 'removeItem'>,
  events: EventTarget,
  origin: string,
  shown: Promise<void>,
): LazySession {
  const firebase = __FIREBASE__ ?? LOCAL_PROJECT
  const found = () => leftBehind(storage, firebase.apiKey)
  const session = createLazySession({
    leftBehind: found(),
    load: async () => {
      await shown
      const { createFirebaseSession } = await import('./firebase.ts')
      // In a separate task from the adapter's evaluation, so that a tap can be handled in between.
      await new Promise(resolve => setTimeout(resolve))
      return createFirebaseSession({ firebase, emulatorUrl: __LOCAL_MODE__ ? origin : null, events })
    },
  })
  // Once loaded, the adapter itself detects a sign-in in another tab.
  events.addEventListener('storage', () => {
    if (found() !== null) void session.preload()
  })
  return {
    ...session,
    // At once, as the tab may be closed before the adapter is loaded.
    signOut() {
      forget(storage, firebase.apiKey)
      return session.signOut()
    },
  }
}

/** Storage key of Firebase's local persistence. */
const keyOf = (apiKey: string) => `firebase:authUser:${apiKey}:[DEFAULT]`

function forget(storage: Pick<Storage, 'removeItem'>, apiKey: string): void {
  try {
    storage.removeItem(keyOf(apiKey))
  } catch {
    console.warn('no sign-in to forget: storage is blocked')
  }
}

/** The user in Firebase's local persistence; null for none. */
function leftBehind(storage: Pick<Storage, 'getItem'>, apiKey: string): SessionUser | 'unidentified' | null {
  try {
    const kept = storage.getItem(keyOf(apiKey))
    return kept === null ? null : (userIn(kept) ?? 'unidentified')
  } catch {
    console.warn('sign-in will not outlive the page: storage is blocked')
    return 'unidentified'
  }
}

/** Null for a value of an unknown format, as of another version of Firebase. */
function userIn(kept: string): SessionUser | null {
  try {
    const { uid, displayName, email, photoURL } = JSON.parse(kept)
    const text = (value: unknown) => (typeof value === 'string' ? value : null)
    if (typeof uid !== 'string' || uid === '') return null
    return { uid, displayName: text(displayName), email: text(email), photoURL: text(photoURL) }
  } catch {
    return null
  }
}
