/** What an answer of the backend says: a value that fits its schema, or why there is none. */
import * as v from 'valibot'
import { ACCOUNT_DELETING, readErrorBody, readErrorCode, TERMS_DUE } from '../../shared/wire/error.ts'
import { conflictOutput } from '../../shared/wire/expense-version.ts'
import { type ApiFailure, type ApiResult, failed } from './api-result.ts'

export interface AnswerOptions {
  /** The account is to be deleted; with the backend's message in the user's language. */
  readonly onAccountDeleting?: (message: string | null) => void
  /** Refused until the user agrees to the current terms. */
  readonly onTermsDue?: () => void
  /** A request was answered properly: the backend is reachable. */
  readonly onReached?: () => void
  /** Of the device, in milliseconds since the epoch. */
  readonly now?: () => number
}

/** `store` is given the body of a good answer, and `undefined` for a 404. */
export async function readAnswer<S extends v.GenericSchema>(
  response: Response,
  answer: S,
  store: (body: unknown) => void,
  { onAccountDeleting, onTermsDue, onReached, now = Date.now }: AnswerOptions,
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
