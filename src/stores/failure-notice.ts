/** What a person is told of a change that could not be saved. */
import type { ApiFailure } from '../api/http.ts'
import type { Notice } from './notices.ts'

/** RFC 4918 §11.5: the account has no room. */
const INSUFFICIENT_STORAGE = 507

/** The backend's own words where the account is full, since they say what to do; else `otherwise`. */
export function failureNotice(failure: ApiFailure, otherwise: Notice): Notice {
  const full = failure.kind === 'status' && failure.status === INSUFFICIENT_STORAGE
  return full && failure.message !== null ? { kind: 'text', text: failure.message } : otherwise
}
