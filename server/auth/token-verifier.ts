/** Identity tokens: whom a bearer token names, once it has been checked. */

export interface Identity {
  /**
   * The person at the identity provider, by which an account is known: `google.com:` and Google's `sub`. In local mode
   * `firebase:` and the uid where the sign-in was none of Google's.
   */
  readonly subject: string
  /** Of the Firebase user that signs the person in at present: deleted and made again, it is another. */
  readonly uid: string
  /** When the person last signed in with this session; to the second. */
  readonly signedInAt: Date
  /** In lower case. */
  readonly email: string | null
  readonly name: string | null
}

/** Why a token that is right opens nothing here. */
export type NoEntry = 'notGoogle' | 'emailUnverified' | 'userDisabled'

export type Verification =
  | { readonly kind: 'verified'; readonly identity: Identity }
  | { readonly kind: 'expired' }
  /** Forged, malformed, or made for another project. */
  | { readonly kind: 'invalid' }
  /** The Firebase user is gone, or its sessions of then were revoked. */
  | { readonly kind: 'ended' }
  | { readonly kind: 'refused'; readonly reason: NoEntry }
  /** Not known now: the keys are out of reach. */
  | { readonly kind: 'unavailable' }

/** Never throws. */
export type VerifyToken = (token: string) => Promise<Verification>
