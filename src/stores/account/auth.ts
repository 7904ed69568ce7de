/** Who is signed in, and their profile. */
import { type ReadonlySignal, signal } from '@preact/signals-react'
import { CURRENT_TERMS } from '../../../shared/domain/terms.ts'
import type { AccountApi } from '../../api/account-endpoints.ts'
import type { LocalAccount, Session, SessionUser, SignInOutcome } from '../../session/session.ts'
import { createProfile } from './profile.ts'

export type AuthState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'signedOut' }
  | { readonly kind: 'signedIn'; readonly user: SessionUser }

/** `refused`: the backend lets this account in by no sign-in; `message` is its own, in the person's language. */
export type EntryOutcome = SignInOutcome | { readonly kind: 'refused'; readonly message: string | null }

export type Auth = ReturnType<typeof createAuth>

export interface AuthDeps {
  readonly session: Session
  readonly api: Pick<AccountApi, 'login' | 'profile'>
  /** Signing in has undone the deletion of the account. */
  readonly onDeletionUndone: () => void
}

export function createAuth({ session, api, onDeletionUndone }: AuthDeps) {
  const state = signal<AuthState>({ kind: 'loading' })
  const profile = createProfile(api)
  /** The account whose deletion was found to be under way while it was signed in. */
  const deleting = signal<{ readonly userId: string; readonly message: string | null } | null>(null)
  /** While it is under way the account may not exist on the backend yet, so nothing else may ask for it. */
  let signingIn = false
  /** What the session said last; undefined while it has said nothing. */
  let latest: SessionUser | null | undefined

  session.onUser(user => {
    latest = user
    if (!signingIn) enter(user)
  })

  function enter(user: SessionUser | null, isOwn = false): void {
    const before = state.value
    if (before.kind === 'signedIn' && before.user.uid === user?.uid) return
    // The page has signed out before the session had: what was told meanwhile stays.
    if (before.kind === 'signedOut' && !user) return
    profile.forget()
    // Stores clear an account's data at its sign-out, which may come from another tab.
    if (!user || before.kind === 'signedIn') state.value = { kind: 'signedOut' }
    if (user) state.value = { kind: 'signedIn', user }
    if (user) void profile.load(before.kind === 'signedOut' && !isOwn)
  }

  async function retryProfile(): Promise<void> {
    if (profile.failed.value) await refreshProfile()
  }

  /** Something was refused because of what the profile says now. */
  async function refreshProfile(): Promise<void> {
    if (state.value.kind === 'signedIn') await profile.load()
  }

  async function through(signIn: () => Promise<SignInOutcome>): Promise<EntryOutcome> {
    signingIn = true
    try {
      const outcome = await signIn()
      if (outcome.kind !== 'signedIn') return outcome
      const created = await api.login(CURRENT_TERMS)
      if (created.kind === 'ok') {
        if (created.value.deletionUndone) onDeletionUndone()
        return outcome
      }
      const { failure } = created
      console.warn('profile not created:', failure.kind)
      if (failure.kind !== 'status' || failure.status !== 403) return outcome
      latest = null
      await session.signOut()
      return { kind: 'refused', message: failure.message }
    } finally {
      signingIn = false
      if (latest !== undefined) enter(latest, true)
    }
  }

  /** The session is no longer honoured: it counts as signed out, and the guards lead to /login. */
  function expire(): void {
    console.warn('sign-in no longer honoured')
    signOut()
  }

  /** The account is to be deleted, by another device or by the operator; `message` is the backend's. */
  function noteDeleting(message: string | null): void {
    const { value } = state
    if (value.kind === 'signedIn' && deleting.peek()?.userId !== value.user.uid)
      deleting.value = { userId: value.user.uid, message }
  }

  /** What is kept on this device stays as it is; what there is to ask beforehand, `createSigningOut` asks. */
  function signOut(): void {
    state.value = { kind: 'signedOut' }
    profile.forget()
    void session.signOut()
  }

  return {
    state,
    profile: profile.profile,
    profileFailed: profile.failed,
    recallProfile: profile.recall,
    noteAgreement: profile.noteAgreement,
    /** Asks for the profile again, if it is missing. */
    retryProfile,
    refreshProfile,
    signIn: () => through(() => session.signIn()),
    signInAs: (account: LocalAccount) => through(() => session.signInAs(account)),
    deleting: deleting as ReadonlySignal<typeof deleting.value>,
    noteDeleting,
    expire,
    signOut,
  }
}
