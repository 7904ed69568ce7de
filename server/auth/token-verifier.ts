/** Verification of identity tokens. */

export interface Identity {
  /**
   * The person's id at the identity provider, the key of an account: `google.com:` and Google's `sub`; in
   * local mode `firebase:` and the uid for sign-ins by other providers.
   */
  readonly subject: string
  /** Id of the current Firebase user; it changes when the user is deleted and created again. */
  readonly uid: string
  /** When the person last signed in with this session; to the second. */
  readonly signedInAt: Date
  /** In lower case. */
  readonly email: string | null
  readonly name: string | null
}

/** Why a valid token is refused. */
export type NoEntry = 'notGoogle' | 'emailUnverified' | 'userDisabled'

export type Verification =
  | { readonly kind: 'verified'; readonly identity: Identity }
  | { readonly kind: 'expired' }
  /** Forged, malformed, or made for another project. */
  | { readonly kind: 'invalid' }
  /** The Firebase user is gone, or the session was revoked. */
  | { readonly kind: 'ended' }
  | { readonly kind: 'refused'; readonly reason: NoEntry }
  /** Cannot be verified now: the keys are out of reach. */
  | { readonly kind: 'unavailable' }

/** Never throws. */
export type VerifyToken = (token: string) => Promise<Verification>
