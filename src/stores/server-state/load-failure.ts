/** Why figures could not be loaded, as far as it changes what a person can do about it. */
import type { ApiFailure } from '../../api/http.ts'

export type LoadFailure = 'network' | 'other'

/** Null where the guards lead to /login, which needs no more words. */
export function loadFailure(failure: ApiFailure): LoadFailure | null {
  if (failure.kind === 'signedOut') return null
  return failure.kind === 'offline' ? 'network' : 'other'
}
