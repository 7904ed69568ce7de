/** Whose request is being worked on, for what accounts take turns at. */
import { AsyncLocalStorage, AsyncResource } from 'node:async_hooks'

const account = new AsyncLocalStorage<string>()
/** The server's own work has a turn like anybody's. */
const SERVER = ''

/** `work`, and all that it awaits, is the account's. */
export function workFor<T>(subject: string, work: () => T): T {
  return account.run(subject, work)
}

/** The person's subject at the identity provider, or '' for work without an account. */
export function currentAccount(): string {
  return account.getStore() ?? SERVER
}

/** For what is called once the request's own work is done, such as the source of a stream: as if it were part of it. */
export const asPartOfThis = AsyncResource.bind
