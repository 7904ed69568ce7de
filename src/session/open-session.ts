/** The session this build was made for: a real Firebase project, or the local emulator. */
import { createLazySession, type LazySession } from './lazy-session.ts'

/** Stands in for a project in local mode; `demo-` keeps Firebase's tools from ever calling Google for it. */
const LOCAL_PROJECT = {
  projectId: 'demo-ucap',
  apiKey: 'demo-ucap',
  authDomain: 'localhost',
  appId: 'demo-ucap',
}

export function openSession(
  storage: Pick<Storage, 'getItem'>,
  events: EventTarget,
  origin: string,
): LazySession {
  const firebase = __FIREBASE__ ?? LOCAL_PROJECT
  const signedIn = () => leftBehind(storage, firebase.apiKey)
  const session = createLazySession({
    probablySignedIn: signedIn(),
    load: async () => {
      const { createFirebaseSession } = await import('./firebase.ts')
      return createFirebaseSession({ firebase, emulatorUrl: __LOCAL_MODE__ ? origin : null, events })
    },
  })
  // A sign-in in another tab is found by the adapter, once there is one.
  events.addEventListener('storage', () => {
    if (signedIn()) void session.preload()
  })
  return session
}

/** The key under which Firebase's local persistence keeps its user. A wrong guess costs a moment, nothing else. */
function leftBehind(storage: Pick<Storage, 'getItem'>, apiKey: string): boolean {
  try {
    return storage.getItem(`firebase:authUser:${apiKey}:[DEFAULT]`) !== null
  } catch {
    console.warn('sign-in will not outlive the page: storage is blocked')
    return true // Only the adapter can tell.
  }
}
