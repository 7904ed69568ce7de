/** A node:http server with readable start errors and graceful shutdown. */
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { continueWhenRead } from './continue-when-read.ts'
import { type Address, listenFailure } from './listen-failure.ts'
import { answerMalformedRequests } from './malformed-requests.ts'
import { hangUpOnUnreadAnswers } from './unread-answer.ts'
import { discardUnreadBodies } from './unread-body.ts'

/**
 * Time for answers under way after a stop request, in milliseconds: long enough for a transcription, within
 * Kubernetes' 30 s.
 */
const DRAIN_MS = 25_000
const SWEEP_MS = 20
/** Time-out of an unread answer; a phone without a network for longer repeats its request. */
const UNREAD_MS = 30_000
/** A client's time-out of an upload, checked by Node every 30 s: a slow body occupies a place. */
const REQUEST_MS = 90_000
/** Longer than proxies keep an idle connection (usually 60 s), so that the proxy closes it first. */
const KEEP_ALIVE_MS = 75_000

export interface Listening {
  /** The assigned port where 0 was requested. */
  readonly port: number
  /** Refuses new connections and waits for the answers under way. */
  close(): Promise<void>
}

export interface ListenOptions extends Address {
  /** Milliseconds until answers under way are cut off, once it is closed. */
  readonly drainMs?: number
  /** Milliseconds without progress after which the connection of an unread answer is closed. */
  readonly unreadMs?: number
}

/** Throws ConfigError when the port is in use or not permitted, or the host is not of this machine. */
export async function listen(
  listener: RequestListener,
  { drainMs = DRAIN_MS, unreadMs = UNREAD_MS, ...address }: ListenOptions,
): Promise<Listening> {
  // A request without a host is answered by the listener, in the usual error format.
  const server = createServer(
    { keepAliveTimeout: KEEP_ALIVE_MS, requestTimeout: REQUEST_MS, requireHostHeader: false },
    discardUnreadBodies(listener),
  )
  answerMalformedRequests(server)
  // Node would answer 417 itself, without our headers; RFC 9110 §10.1.1 allows unknown expectations to be
  // ignored.
  server.on('checkExpectation', (request, response) => server.emit('request', request, response))
  continueWhenRead(server)
  hangUpOnUnreadAnswers(server, unreadMs)
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(listenFailure(error, address)))
    server.listen(address.port, address.host, resolve)
  })
  return { port: (server.address() as AddressInfo).port, close: () => drain(server, drainMs) }
}

function drain(server: Server, ms: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const force = setTimeout(() => server.closeAllConnections(), ms)
    // A kept-alive connection becomes idle only after its answer, and `close` would wait for it.
    const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS)
    server.close(error => {
      clearTimeout(force)
      clearInterval(sweep)
      if (error) reject(error)
      else resolve()
    })
  })
}
