/** Which request is being worked on, for what is logged deep inside of it. */
import { AsyncLocalStorage } from 'node:async_hooks'

const current = new AsyncLocalStorage<string>()

/** `work`, and all that it awaits, is the request's. */
export function asRequest<T>(requestId: string, work: () => T): T {
  return current.run(requestId, work)
}

/** For each line of the log. Empty outside a request. */
export function requestOfLine(): { readonly requestId?: string } {
  const requestId = current.getStore()
  return requestId === undefined ? {} : { requestId }
}
