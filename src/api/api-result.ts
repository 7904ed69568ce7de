/** How a request to the backend ends. */
import type { Expense } from '../../shared/domain/expense.ts'

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

export function failed(failure: ApiFailure): { kind: 'failed'; failure: ApiFailure } {
  return { kind: 'failed', failure }
}
