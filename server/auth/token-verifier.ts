/** Identity tokens: whom a bearer token names, once it has been checked. */

export interface Identity {
  /** Firebase uid: the one lasting name of an account. */
  readonly uid: string
  /** In lower case. */
  readonly email: string | null
  readonly name: string | null
}

export type Verification =
  | { readonly kind: 'verified'; readonly identity: Identity }
  | { readonly kind: 'expired' }
  /** Forged, malformed, or made for another project. */
  | { readonly kind: 'invalid' }
  /** Not known now: the keys are out of reach. */
  | { readonly kind: 'unavailable' }

/** Never throws. */
export type VerifyToken = (token: string) => Promise<Verification>
