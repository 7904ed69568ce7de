/** The only file that knows Firebase. Loaded lazily: it weighs more than the rest of the first paint. */
import { FirebaseError, initializeApp } from 'firebase/app'
import {
  type Auth,
  browserLocalPersistence,
  browserPopupRedirectResolver,
  connectAuthEmulator,
  GoogleAuthProvider,
  initializeAuth,
  inMemoryPersistence,
  onAuthStateChanged,
  signInWithCredential,
  signInWithPopup,
  signOut,
} from 'firebase/auth'
import type { AccessToken } from '../../shared/domain/access-token.ts'
import { followedStorage } from './followed-storage.ts'
import type { LocalAccount, Session, SessionUser, SignInOutcome } from './session.ts'
import { tokenSource } from './token-source.ts'

export interface FirebaseSessionOptions {
  readonly firebase: { projectId: string; apiKey: string; authDomain: string; appId: string }
  /** Origin of an Auth emulator, or null for the real service. */
  readonly emulatorUrl: string | null
  /** The window. */
  readonly events: EventTarget
}

const CANCELLED = new Set([
  'auth/popup-closed-by-user',
  'auth/cancelled-popup-request',
  'auth/user-cancelled',
])
const DISABLED = 'auth/user-disabled'
/** Temporary errors of the network or of Google, not of the account. The last two are from servers. */
const TEMPORARY = new Set([
  'auth/network-request-failed',
  'auth/timeout',
  'auth/too-many-requests',
  'auth/internal-error',
  'auth/internal',
  'auth/unavailable',
])

export function createFirebaseSession({ firebase, emulatorUrl, events }: FirebaseSessionOptions): Session {
  const app = initializeApp(firebase)
  let attempts = 0
  const signInState = {
    isSigningIn: () => attempts > 0,
    // In its turn, behind what it is about to set.
    onSignedOutElsewhere: () => void auth.authStateReady().then(() => session.signOut()),
  }
  // The first working persistence is used: without local storage the sign-in lasts for this page.
  const auth = initializeAuth(app, {
    persistence: [followedStorage(browserLocalPersistence, events, signInState), inMemoryPersistence],
  })
  if (emulatorUrl !== null) connectAuthEmulator(auth, emulatorUrl, { disableWarnings: true })
  const signing = async (signIn: () => Promise<unknown>): Promise<SignInOutcome> => {
    attempts++
    try {
      return await attempt(signIn)
    } finally {
      attempts--
    }
  }
  const session: Session = {
    onUser: listener => onAuthStateChanged(auth, user => listener(user && pick(user))),
    signIn: () => signing(() => signInWithPopup(auth, googleProvider(), browserPopupRedirectResolver)),
    signInAs: account => signing(() => signInWithCredential(auth, unsignedCredential(account))),
    token: tokenSource({
      uid: () => auth.currentUser?.uid,
      fresh: () => freshToken(auth),
      now: () => performance.now(),
    }),
    async signOut() {
      await signOut(auth).catch((error: unknown) => console.warn('sign-out failed:', codeOf(error)))
    },
  }
  return session
}

function pick({ uid, displayName, email, photoURL }: SessionUser): SessionUser {
  return { uid, displayName, email, photoURL }
}

function googleProvider(): GoogleAuthProvider {
  const provider = new GoogleAuthProvider()
  provider.addScope('email')
  provider.addScope('profile')
  provider.setCustomParameters({ prompt: 'select_account' })
  return provider
}

/** The emulator accepts the claims of a Google ID token as plain JSON. */
function unsignedCredential({ email, name }: LocalAccount) {
  return GoogleAuthProvider.credential(JSON.stringify({ sub: email, email, email_verified: true, name }))
}

async function attempt(signIn: () => Promise<unknown>): Promise<SignInOutcome> {
  try {
    await signIn()
    return { kind: 'signedIn' }
  } catch (error) {
    const reason = codeOf(error)
    if (CANCELLED.has(reason)) return { kind: 'cancelled' }
    return reason === DISABLED ? { kind: 'disabled' } : { kind: 'failed', reason }
  }
}

async function freshToken(auth: Auth): Promise<AccessToken> {
  await auth.authStateReady()
  if (!auth.currentUser) return { kind: 'none' }
  try {
    return { kind: 'token', token: await auth.currentUser.getIdToken(true) }
  } catch (error) {
    return TEMPORARY.has(codeOf(error)) ? { kind: 'offline' } : { kind: 'none' }
  }
}

/** Firebase's code, or the error's class: never its message, which may quote an account. */
function codeOf(error: unknown): string {
  if (error instanceof FirebaseError) return error.code
  return error instanceof Error ? error.name : 'unknown'
}
