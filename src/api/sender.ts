/** Sends requests to the backend as the account: a fresh token each time, a 401 retried once. Free of the DOM. */
import type { AccessToken } from '../../shared/domain/access-token.ts'
import { sendAuthorised } from '../../shared/wire/send-authorised.ts'
import { DEVICE_TIME_HEADER, TIME_ZONE_HEADER } from '../../shared/wire/voice-request.ts'
import { type ApiResult, failed } from './api-result.ts'

export interface SenderOptions {
  /** A freshly forced token. */
  readonly token: () => Promise<AccessToken>
  readonly fetch: typeof fetch
  /** BCP 47 tag for error messages. */
  readonly language: () => string
  /** IANA zone of the person. */
  readonly timeZone: () => string
  /** No token is available, or the second one was refused, too. */
  readonly onSignedOut: () => void
  /** Of the device, in milliseconds since the epoch. */
  readonly now?: () => number
}

export interface Request {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Below `/api`, with its query. */
  readonly path: string
  /** Name for timing measures, in place of a path with an expense's id. */
  readonly route?: string
  readonly body?: unknown
  /** Besides those that every request has. */
  readonly headers?: Readonly<Record<string, string>>
  /** The name under which a good answer is stored; a 404 deletes it. */
  readonly cacheAs?: string
  /** Aborts the request; the result is `offline`. */
  readonly signal?: AbortSignal
}

const BASE_PATH = '/api'

/** Sends a request as the account, under whatever limits `signal` sets. Rejects where there is no network. */
export function createSender(options: SenderOptions) {
  function send(request: Request, token: string, signal: AbortSignal): Promise<Response> {
    const headers: Record<string, string> = {
      Authorization: `Bearer ${token}`,
      Accept: 'application/json',
      'Accept-Language': options.language(),
      [TIME_ZONE_HEADER]: options.timeZone(),
      ...request.headers,
    }
    const init: RequestInit = { method: request.method, headers, signal }
    if (request.body !== undefined) {
      headers['Content-Type'] = 'application/json'
      headers[DEVICE_TIME_HEADER] = new Date((options.now ?? Date.now)()).toISOString()
      init.body = JSON.stringify(request.body)
    }
    return options.fetch(BASE_PATH + request.path, init)
  }

  return async (
    request: Request,
    signalOf: () => AbortSignal,
    onSend: () => void = () => undefined,
  ): Promise<ApiResult<Response>> => {
    const sent = await sendAuthorised(options.token, token => {
      onSend()
      return send(request, token, signalOf())
    }).catch((): { kind: 'offline' } => ({ kind: 'offline' }))
    if (sent.kind === 'offline') return failed({ kind: 'offline' })
    if (sent.kind === 'answer') return { kind: 'ok', value: sent.answer }
    options.onSignedOut()
    return failed({ kind: 'signedOut' })
  }
}
