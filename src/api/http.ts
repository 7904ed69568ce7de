/** JSON requests to the backend: a fresh token each time, a 401 retried once. Free of the DOM. */
import * as v from 'valibot'
import type { AccessToken } from '../../shared/domain/access-token.ts'
import type { Expense } from '../../shared/domain/expense.ts'
import { ACCOUNT_DELETING, readErrorBody, readErrorCode, TERMS_DUE } from '../../shared/wire/error.ts'
import { conflictOutput } from '../../shared/wire/expense-version.ts'
import { sendAuthorised } from '../../shared/wire/send-authorised.ts'
import { DEVICE_TIME_HEADER, TIME_ZONE_HEADER } from '../../shared/wire/voice-request.ts'
import type { ResponseCache } from './response-cache.ts'
import { measureSince } from './timeline.ts'

export interface HttpOptions {
  /** A freshly forced token. */
  readonly token: () => Promise<AccessToken>
  readonly fetch: typeof fetch
  /** BCP 47 tag for error messages. */
  readonly language: () => string
  /** IANA zone of the person. */
  readonly timeZone: () => string
  /** No token is available, or the second one was refused, too. */
  readonly onSignedOut: () => void
  /** The account is to be deleted; with the backend's message in the user's language. */
  readonly onAccountDeleting?: (message: string | null) => void
  /** Refused until the user agrees to the current terms. */
  readonly onTermsDue?: () => void
  /** A request was answered properly: the backend is reachable. */
  readonly onReached?: () => void
  readonly cache?: Pick<ResponseCache, 'writer'>
  /** Of the device, in milliseconds since the epoch. */
  readonly now?: () => number
}

export type ApiFailure =
  /** No answer: no network, or none in time. */
  | { readonly kind: 'offline' }
  | { readonly kind: 'signedOut' }
  | {
      readonly kind: 'status'
      readonly status: number
      readonly message: string | null
      /** The input was refused, and the device's day is not the backend's. */
      readonly clockWrong?: true
    }
  /** Changed elsewhere meanwhile; nothing was done. */
  | { readonly kind: 'stale'; readonly current: Expense }
  /** An answer that violates the contract. */
  | { readonly kind: 'malformed' }

export type ApiResult<T> =
  | { readonly kind: 'ok'; readonly value: T }
  | { readonly kind: 'failed'; readonly failure: ApiFailure }

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

export type Http = <S extends v.GenericSchema>(
  request: Request,
  answer: S,
) => Promise<ApiResult<v.InferOutput<S>>>

const BASE_PATH = '/api'
/** After this a request counts as unanswered, in milliseconds. */
const REQUEST_TIMEOUT = 30_000

/** Sends a request as the account, under whatever limits `signal` sets. Rejects where there is no network. */
export function createSender(options: HttpOptions) {
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

export function createHttp(options: HttpOptions): Http {
  const send = createSender(options)
  return async (request, answer) => {
    const store = request.cacheAs === undefined ? undefined : options.cache?.writer()
    let start = 0
    const sent = await send(
      request,
      () => untilTimeout(request.signal),
      () => {
        start = performance.now()
      },
    )
    if (sent.kind === 'failed') return sent
    const result = await read(sent.value, answer, body => store?.(request.cacheAs ?? '', body), options)
    measureSince(nameOf(request), start)
    return result
  }
}

/** Where the browser cannot combine signals (before Chrome 116), a superseded request is not aborted. */
function untilTimeout(signal: AbortSignal | undefined): AbortSignal {
  const timeout = AbortSignal.timeout(REQUEST_TIMEOUT)
  return signal && 'any' in AbortSignal ? AbortSignal.any([signal, timeout]) : timeout
}

function nameOf({ method, path, route = path }: Request): string {
  return `api ${method} ${route.replace(/\?.*/, '')}`
}

async function read<S extends v.GenericSchema>(
  response: Response,
  answer: S,
  store: (body: unknown) => void,
  { onAccountDeleting, onTermsDue, onReached, now = Date.now }: HttpOptions,
): Promise<ApiResult<v.InferOutput<S>>> {
  const body: unknown = await response.json().catch(() => undefined)
  if (!response.ok) {
    if (response.status === 404) store(undefined)
    const stale = v.safeParse(conflictOutput, body)
    if (response.status === 409 && stale.success) return failed({ kind: 'stale', current: stale.output })
    if (response.status === 403 && readErrorCode(body) === ACCOUNT_DELETING)
      onAccountDeleting?.(readErrorBody(body).message)
    if (readErrorCode(body) === TERMS_DUE) onTermsDue?.()
    const refused = refusal(response, body)
    const clockWrong = response.status === 400 && isFarFrom(response.headers.get('Date'), now())
    return failed(clockWrong ? { ...refused, clockWrong } : refused)
  }
  const parsed = v.safeParse(answer, body)
  if (!parsed.success) return failed({ kind: 'malformed' })
  store(body)
  onReached?.()
  return { kind: 'ok', value: parsed.output }
}

/** Far enough that days differ in any zone, in milliseconds. */
const FAR = 24 * 3_600_000

/** `date`: of the backend's clock, as HTTP writes it. */
function isFarFrom(date: string | null, now: number): boolean {
  return date !== null && Math.abs(Date.parse(date) - now) > FAR
}

/** The failure that an error answer means. */
export function refusal({ status }: Response, body: unknown): Extract<ApiFailure, { kind: 'status' }> {
  return { kind: 'status', status, message: readErrorBody(body).message }
}

function failed(failure: ApiFailure): { kind: 'failed'; failure: ApiFailure } {
  return { kind: 'failed', failure }
}
