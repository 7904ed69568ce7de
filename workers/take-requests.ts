/** Requests of a take while it is spoken, all with one token; if it is refused, the take is sent whole. */
import type { AccessToken } from '../shared/domain/access-token.ts'
import type { Send } from './tus-upload.ts'

/** Time-out of a request, in milliseconds. On a dead line the full upload starts only after it. */
const ANSWER_TIMEOUT_MS = 5_000

export interface TakeRequestDeps {
  readonly fetch: (url: string, request: RequestInit) => Promise<Response>
  /** A signal that aborts after `ms`. */
  readonly timeout: (ms: number) => AbortSignal
}

/**
 * `accessToken` returns a freshly forced token and is called until there is one. `language` is a BCP 47 tag:
 * the early transcript is usable only if the recording is sent with the same one.
 */
export function takeRequests(
  { fetch, timeout }: TakeRequestDeps,
  language: string,
  accessToken: () => Promise<AccessToken>,
): Send {
  let token = ''
  return async (url, request) => {
    try {
      if (!token) {
        const access = await accessToken()
        if (access.kind !== 'token') return null
        token = access.token
      }
      const headers = {
        ...request.headers,
        'Accept-Language': language,
        Authorization: `Bearer ${token}`,
      }
      return await fetch(url, { ...request, headers, signal: timeout(ANSWER_TIMEOUT_MS) })
    } catch {
      // The request has thrown: no connection, or a time-out.
      return null
    }
  }
}
