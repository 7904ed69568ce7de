/** The account of the current request, for resources that accounts use in turn. */
import { AsyncLocalStorage, AsyncResource } from 'node:async_hooks'

const account = new AsyncLocalStorage<string>()
/** Key of the server's own work, which takes turns like an account. */
const SERVER = ''

/** Runs `work`, and all that it awaits, for the account. */
export function workFor<T>(subject: string, work: () => T): T {
  return account.run(subject, work)
}

/** The person's subject at the identity provider, or '' for work without an account. */
export function currentAccount(): string {
  return account.getStore() ?? SERVER
}

/**
 * Binds a function to the current request, for calls after its handler has returned, such as the source of a
 * stream.
 */
export const asPartOfThis = AsyncResource.bind
