/**
 * The sign-in session, independent of the identity provider. The rest of the client uses this interface,
 * never Firebase.
 */
import type { AccessToken } from '../../shared/domain/access-token.ts'

export interface SessionUser {
  readonly uid: string
  readonly displayName: string | null
  readonly email: string | null
  readonly photoURL: string | null
}

export type SignInOutcome =
  | { readonly kind: 'signedIn' }
  /** The person closed the chooser. */
  | { readonly kind: 'cancelled' }
  /** The operator has disabled the user. */
  | { readonly kind: 'disabled' }
  | { readonly kind: 'failed'; readonly reason: string }

/** A Google account of local mode, which no provider verifies. */
export interface LocalAccount {
  readonly email: string
  readonly name: string
}

export interface Session {
  /**
   * Calls back on each change, and soon after subscribing with the current state. Returns a function that
   * unsubscribes.
   */
  onUser(listener: (user: SessionUser | null) => void): () => void
  /** Google's account chooser in a popup; must be called from a click, or the browser blocks the popup. */
  signIn(): Promise<SignInOutcome>
  /** Local mode only: signs in through the emulator without a popup. */
  signInAs(account: LocalAccount): Promise<SignInOutcome>
  /**
   * An identity token, forced afresh unless the last one is younger than `maxAgeMs` milliseconds, by default always; calls
   * made while one is under way share it.
   */
  token(maxAgeMs?: number): Promise<AccessToken>
  /** Never rejects: a failure is logged, and the user counts as signed out anyway. */
  signOut(): Promise<void>
}
