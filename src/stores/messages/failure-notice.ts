/** What a person is told of a change that could not be saved. */
import type { ApiFailure } from '../../api/http.ts'
import type { Notice, PlainNotice } from './notices.ts'

/**
 * The input is refused, the terms have changed (RFC 6585 §3), or the account has no room (RFC 4918 §11.5): the backend
 * says what to do.
 */
const SAID_BY_BACKEND: readonly number[] = [400, 428, 507]

/** The backend's own words where they say what to do; `unreached` without a network. */
export function failureNotice(
  failure: ApiFailure,
  otherwise: PlainNotice,
  unreached: PlainNotice = 'networkFailed',
): Notice {
  if (failure.kind === 'offline') return { kind: unreached }
  if (failure.kind === 'status' && failure.clockWrong) return { kind: 'clockWrong' }
  const isSaid = failure.kind === 'status' && SAID_BY_BACKEND.includes(failure.status)
  return isSaid && failure.message !== null ? { kind: 'text', text: failure.message } : { kind: otherwise }
}
