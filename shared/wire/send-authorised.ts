/** Requests with an identity token, and their one retry with a newer one. */
import type { AccessToken } from '../domain/access-token.ts'

export type Authorised<T> =
  | { readonly kind: 'answer'; readonly answer: T }
  /** No token is available, or the second one was refused, too. */
  | { readonly kind: 'none' }
  | { readonly kind: 'offline' }

const UNAUTHORISED = 401
const ATTEMPTS = 2

/** Sends with a token; a 401 is retried once with a new token. Rejects where `accessToken` or `send` does. */
export async function sendAuthorised<T extends { readonly status: number }>(
  accessToken: () => Promise<AccessToken>,
  send: (token: string) => Promise<T>,
): Promise<Authorised<T>> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const access = await accessToken()
    if (access.kind !== 'token') return access
    const answer = await send(access.token)
    if (answer.status !== UNAUTHORISED) return { kind: 'answer', answer }
  }
  return { kind: 'none' }
}
