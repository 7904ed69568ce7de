/** The answer that each connection waits for. */
import type { Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** Kept up to date by the server's events; nothing for a connection between two requests. */
export function answersUnderWay(server: Server): Pick<WeakMap<Socket, ServerResponse>, 'get' | 'has'> {
  const underWay = new WeakMap<Socket, ServerResponse>()
  server.on('request', ({ socket }, response) => {
    underWay.set(socket, response)
    response.once('close', () => underWay.delete(socket))
  })
  return underWay
}
