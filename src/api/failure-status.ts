/** What the HTTP status of a failed request says. */
import { isFinalStatus } from '../../shared/wire/final-status.ts'
import type { ApiFailure } from './http.ts'

export function isStatus(failure: ApiFailure, ...statuses: readonly number[]): boolean {
  return failure.kind === 'status' && statuses.includes(failure.status)
}

/** Whether the same request will never be carried out, nor was. */
export function isRefusedForGood(failure: ApiFailure): boolean {
  return failure.kind === 'status' && isFinalStatus(failure.status)
}
