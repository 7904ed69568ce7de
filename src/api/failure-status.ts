/** Whether a request was answered with one of some HTTP statuses. */
import type { ApiFailure } from './http.ts'

export function isStatus(failure: ApiFailure, ...statuses: readonly number[]): boolean {
  return failure.kind === 'status' && statuses.includes(failure.status)
}
