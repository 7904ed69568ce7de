/** Closes the connection of a client that does not read its answer, which is held in memory. */
import type { Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/**
 * After `ms` milliseconds without progress of an answer that is ready to be sent. Not while the answer is
 * being produced; connections without a request have Node's idle time-out.
 */
export function hangUpOnUnreadAnswers(server: Server, ms: number): void {
  const underWay = new WeakMap<Socket, ServerResponse>()
  server.on('request', ({ socket }, response) => {
    underWay.set(socket, response)
    response.once('close', () => underWay.delete(socket))
  })
  // A socket's time-out counts from the last byte in either direction, including partial writes.
  server.setTimeout(ms, socket => {
    if (socket.writableLength > 0 || !underWay.has(socket)) socket.destroy()
  })
}
