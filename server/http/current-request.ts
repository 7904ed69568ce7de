/** The current request, for log lines of inner functions. */
import { AsyncLocalStorage } from 'node:async_hooks'

const current = new AsyncLocalStorage<string>()

/** Runs `work`, and all that it awaits, as part of the request. */
export function asRequest<T>(requestId: string, work: () => T): T {
  return current.run(requestId, work)
}

/** Fields for each log line. Empty outside a request. */
export function requestOfLine(): { readonly requestId?: string } {
  const requestId = current.getStore()
  return requestId === undefined ? {} : { requestId }
}
