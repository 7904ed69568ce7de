/** The requests of a take while it is spoken, which one token serves: where it is refused, the take is sent whole. */
import type { AccessToken } from '../shared/domain/access-token.ts'
import type { Send } from './tus-upload.ts'

/** A request without an answer by then has none, in milliseconds: of a dead line, what is sent instead waits so long. */
const ANSWER_TIMEOUT_MS = 5_000

export interface TakeRequestDeps {
  readonly fetch: (url: string, request: RequestInit) => Promise<Response>
  /** A signal that aborts after `ms`. */
  readonly timeout: (ms: number) => AbortSignal
}

/**
 * `accessToken` gives a freshly forced one; it is asked until there is one. `language` is a BCP 47 tag: what is heard ahead
 * is of use only where the recording comes in the same.
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
      // What throws here is the request: no connection, or no time.
      return null
    }
  }
}
