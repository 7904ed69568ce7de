/** A node:http server that says plainly why it cannot listen, and ends without cutting answers short. */
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { continueWhenRead } from './continue-when-read.ts'
import { type Address, listenFailure } from './listen-failure.ts'
import { answerMalformedRequests } from './malformed-requests.ts'
import { hangUpOnUnreadAnswers } from './unread-answer.ts'
import { discardUnreadBodies } from './unread-body.ts'

/**
 * How long answers under way may take once the server is asked to stop, in milliseconds: a recording that is being
 * transcribed, within the 30 s that Kubernetes leaves.
 */
const DRAIN_MS = 25_000
const SWEEP_MS = 20
/** A phone that loses its network for a while comes back, or asks again. */
const UNREAD_MS = 30_000
/** What a client gives an upload, and Node looks every 30 s: a body that trickles in holds one of few places. */
const REQUEST_MS = 90_000
/** Longer than proxies keep an unused connection (60 s as a rule): the one that closes first must not be the server. */
const KEEP_ALIVE_MS = 75_000

export interface Listening {
  /** The real one where 0 was asked for. */
  readonly port: number
  /** Takes no more connections and waits for the answers under way. */
  close(): Promise<void>
}

export interface ListenOptions extends Address {
  /** Milliseconds until answers under way are cut off, once it is closed. */
  readonly drainMs?: number
  /** Milliseconds without a byte taken until a client that does not read its answer is hung up on. */
  readonly unreadMs?: number
}

/** Throws ConfigError when the port is busy or not ours to take, or the host is none of this machine. */
export async function listen(
  listener: RequestListener,
  { drainMs = DRAIN_MS, unreadMs = UNREAD_MS, ...address }: ListenOptions,
): Promise<Listening> {
  // A request without a host is answered by the listener, in the form of every error.
  const server = createServer(
    { keepAliveTimeout: KEEP_ALIVE_MS, requestTimeout: REQUEST_MS, requireHostHeader: false },
    discardUnreadBodies(listener),
  )
  answerMalformedRequests(server)
  // Node would answer 417 itself, without a header of ours; RFC 9110 §10.1.1 allows to ignore what is not known.
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
    // A connection that is kept alive only turns idle, and would be waited for, once its answer is out.
    const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS)
    server.close(error => {
      clearTimeout(force)
      clearInterval(sweep)
      if (error) reject(error)
      else resolve()
    })
  })
}
