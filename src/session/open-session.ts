/** The session this build was made for: a real Firebase project, or the local emulator. */
import { createLazySession, type LazySession } from './lazy-session.ts'
import type { SessionUser } from './session.ts'

/** Stands in for a project in local mode; `demo-` keeps Firebase's tools from ever calling Google for it. */
const LOCAL_PROJECT = {
  projectId: 'demo-ucap',
  apiKey: 'demo-ucap',
  authDomain: 'localhost',
  appId: 'demo-ucap',
}

/** The adapter is not fetched before the page is `shown`, and a press would be heard: what is last known needs none. */
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
      // Its code has run in this task; who is signed in is looked up in another, so that a tap is heard in between.
      await new Promise(resolve => setTimeout(resolve))
      return createFirebaseSession({ firebase, emulatorUrl: __LOCAL_MODE__ ? origin : null, events })
    },
  })
  // A sign-in in another tab is found by the adapter, once there is one.
  events.addEventListener('storage', () => {
    if (found() !== null) void session.preload()
  })
  return {
    ...session,
    // At once, as the tab may be closed before the adapter is there.
    signOut() {
      forget(storage, firebase.apiKey)
      return session.signOut()
    },
  }
}

/** Of Firebase's local persistence. */
const keyOf = (apiKey: string) => `firebase:authUser:${apiKey}:[DEFAULT]`

function forget(storage: Pick<Storage, 'removeItem'>, apiKey: string): void {
  try {
    storage.removeItem(keyOf(apiKey))
  } catch {
    console.warn('no sign-in to forget: storage is blocked')
  }
}

/** The user whom Firebase's local persistence keeps: as much of the value as is read here. */
function leftBehind(storage: Pick<Storage, 'getItem'>, apiKey: string): SessionUser | 'somebody' | null {
  try {
    const kept = storage.getItem(keyOf(apiKey))
    return kept === null ? null : (userIn(kept) ?? 'somebody')
  } catch {
    console.warn('sign-in will not outlive the page: storage is blocked')
    return 'somebody'
  }
}

/** Null for what another version of Firebase may have written. */
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
