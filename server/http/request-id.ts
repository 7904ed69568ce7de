/** One id for a request in all logs: the caller's (usually a load balancer's), or a new one. */
import { randomUUID } from 'node:crypto'

export const REQUEST_ID_HEADER = 'X-Request-Id'

/** Accepts UUIDs, trace ids and ids of proxies; no e-mail addresses, no tokens. */
const SANE = /^[\w.:-]{8,64}$/

export function requestIdFrom(header: string | undefined): string {
  return header !== undefined && SANE.test(header) ? header : randomUUID()
}
