/** A client that does not read its answer is hung up on: what it was to get is kept in memory until it does. */
import type { Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/**
 * After `ms` milliseconds in which a connection has taken no byte of an answer that waits to be sent. One that waits
 * for its answer to be made has no such limit; one without a request under way has Node's for idle ones.
 */
export function hangUpOnUnreadAnswers(server: Server, ms: number): void {
  const underWay = new WeakMap<Socket, ServerResponse>()
  server.on('request', ({ socket }, response) => {
    underWay.set(socket, response)
    response.once('close', () => underWay.delete(socket))
  })
  // A socket's time-out counts from its last byte in either direction, a partial write's included.
  server.setTimeout(ms, socket => {
    if (socket.writableLength > 0 || !underWay.has(socket)) socket.destroy()
  })
}
