/** What a person is told of a change that could not be saved. */
import type { ApiFailure } from '../api/http.ts'
import type { Notice, PlainNotice } from './notices.ts'

/** RFC 4918 §11.5: the account has no room. */
const INSUFFICIENT_STORAGE = 507

/** The backend's own words where the account is full, since they say what to do; `unreached` without a network. */
export function failureNotice(
  failure: ApiFailure,
  otherwise: PlainNotice,
  unreached: PlainNotice = 'networkFailed',
): Notice {
  if (failure.kind === 'offline') return { kind: unreached }
  const full = failure.kind === 'status' && failure.status === INSUFFICIENT_STORAGE
  return full && failure.message !== null ? { kind: 'text', text: failure.message } : { kind: otherwise }
}
