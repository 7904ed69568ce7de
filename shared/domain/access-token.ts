/** Identity tokens of the signed-in account. */

export type AccessToken =
  | { readonly kind: 'token'; readonly token: string }
  /** No account is signed in, or its credentials are no longer valid. */
  | { readonly kind: 'none' }
  /** The network or the identity provider did not let a fresh one through; the person is still signed in. */
  | { readonly kind: 'offline' }
