/**
 * `Expect: 100-continue` (RFC 9110 §10.1.1): the body is asked for when it is first read, so a request that is refused
 * by its headers sends none. Without a listener Node asks for it before the request is looked at.
 */
import type { IncomingMessage, Server, ServerResponse } from 'node:http'

export function continueWhenRead(server: Server): void {
  server.on('checkContinue', (request, response) => {
    // Later, because Hono's body limit opens the stream of a request that it refuses by its length.
    onFirstRead(request, () => setImmediate(askForBody, response))
    server.emit('request', request, response)
  })
}

/** Streams, iterators and pipes all begin with a listener of one of these events. */
function onFirstRead(request: IncomingMessage, then: () => void): void {
  const look = (event: string | symbol) => {
    if (event !== 'data' && event !== 'readable') return
    request.off('newListener', look)
    then()
  }
  request.on('newListener', look)
}

/** Not for a body that is read only to be discarded, after the answer. */
function askForBody(response: ServerResponse): void {
  if (!response.headersSent) response.writeContinue()
}
