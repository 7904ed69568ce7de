/**
 * Requests that are answered before their body has arrived, mostly refusals by headers. An unread body blocks
 * its connection for later requests (Node pauses parser and socket with the stream), and a proxy shares that
 * connection among clients. So such an answer has `Connection: close`, and the rest of the body is discarded
 * before the connection is closed: closing with unread bytes would make TCP reset it, and the answer could be
 * lost (RFC 9112 §9.6).
 */
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

export interface LingerBounds {
  /** Milliseconds without a byte. */
  readonly idleMs: number
  /** Milliseconds in all. */
  readonly totalMs: number
  /** Bytes discarded. */
  readonly bytes: number
}

/** nginx's `lingering_timeout` and `lingering_time`, and twice the largest accepted body. */
const BOUNDS: LingerBounds = { idleMs: 5_000, totalMs: 30_000, bytes: 8 * 1024 * 1024 }

/** Wraps `listener` so that unread bodies are discarded. */
export function discardUnreadBodies(listener: RequestListener, bounds = BOUNDS): RequestListener {
  return (request, response) => {
    beforeHeaders(response, () => {
      if (request.complete || !hasBody(request)) return
      response.shouldKeepAlive = false
      lingerBeforeClose(request, bounds)
    })
    // Arrived completely, but was not read to its end.
    response.once('finish', () => discardRest(request))
    // A body that came in one packet with its headers is parsed after them: by then it is complete, and the
    // connection can be kept.
    if (hasBody(request)) setImmediate(listener, request, response)
    else listener(request, response)
  }
}

/** RFC 9112 §6.3. */
function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}

/** Node sends all headers, including implicit ones, through `writeHead`. */
function beforeHeaders(response: ServerResponse, look: () => void): void {
  const writeHead = response.writeHead
  response.writeHead = (...head: unknown[]) => {
    look()
    return Reflect.apply(writeHead, response, head)
  }
}

/** Node calls `destroySoon` on the socket after the last answer of a connection. */
function lingerBeforeClose(request: IncomingMessage, bounds: LingerBounds): void {
  const { socket } = request
  const destroySoon = socket.destroySoon
  socket.destroySoon = () => {
    socket.destroySoon = destroySoon
    if (request.complete || socket.destroyed) {
      socket.destroySoon()
      return
    }
    socket.end()
    discardRest(request)
    destroyWithin(bounds, request, socket)
  }
}

function discardRest(request: IncomingMessage): void {
  if (request.readableEnded) return
  // Removes earlier readers, which may have paused the stream.
  request.removeAllListeners('data')
  request.resume()
}

/** Once the body has ended, or a bound is reached. */
function destroyWithin(
  { idleMs, totalMs, bytes }: LingerBounds,
  request: IncomingMessage,
  socket: Socket,
): void {
  const destroy = () => void socket.destroy()
  const idle = setTimeout(destroy, idleMs)
  const total = setTimeout(destroy, totalMs)
  let discarded = 0
  request.on('data', (chunk: Uint8Array) => {
    discarded += chunk.length
    idle.refresh()
    if (discarded > bytes) destroy()
  })
  request.once('end', destroy)
  socket.once('close', () => {
    clearTimeout(idle)
    clearTimeout(total)
  })
}
