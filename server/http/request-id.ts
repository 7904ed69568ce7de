/** One name for a request in every log that it passes: the caller's (a balancer's, as a rule), or a new one. */
import { randomUUID } from 'node:crypto'

export const REQUEST_ID_HEADER = 'X-Request-Id'

/** UUIDs, trace ids and what proxies make; too narrow for an e-mail address, too short for a token. */
const SANE = /^[\w.:-]{8,64}$/

export function requestIdFrom(header: string | undefined): string {
  return header !== undefined && SANE.test(header) ? header : randomUUID()
}
