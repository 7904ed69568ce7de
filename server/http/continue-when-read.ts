/**
 * `Expect: 100-continue` (RFC 9110 §10.1.1): 100 is sent when the body is first read, so that a request
 * refused by its headers sends none. Without a listener Node sends it before the request is handled.
 */
import type { IncomingMessage, Server, ServerResponse } from 'node:http'

export function continueWhenRead(server: Server): void {
  server.on('checkContinue', (request, response) => {
    // Deferred, because Hono's body limit opens the stream even of a request that it refuses by its length.
    onFirstRead(request, () => setImmediate(askForBody, response))
    server.emit('request', request, response)
  })
}

/** Streams, iterators and pipes all start by adding a listener for one of these events. */
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
