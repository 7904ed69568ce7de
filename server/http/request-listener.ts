/** The application as Node's http server calls it. */
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { Hono } from 'hono'
import type { AppEnv } from './app-env.ts'
import { refusalBody } from './unreadable.ts'

const JSON_TYPE = { 'Content-Type': 'application/json' }

/** A request without a host, or with an address that is none, never reaches the application: 400. */
export function requestListener(app: Hono<AppEnv>): RequestListener {
  const errorHandler = () => new Response(refusalBody(), { status: 400, headers: JSON_TYPE })
  // Bodies that stay unread are `listen`'s to discard, whoever answers.
  const listener = getRequestListener(app.fetch, { errorHandler, autoCleanupIncoming: false })
  return (request, response) => {
    if (hasAddress(request)) void listener(request, response)
    else refuse(response)
  }
}

function refuse(response: ServerResponse): void {
  const body = refusalBody()
  response.writeHead(400, { ...JSON_TYPE, 'Content-Length': Buffer.byteLength(body) }).end(body)
}

/** The adapter lets some hosts through of which no URL can be made; reading such a request's body then throws. */
function hasAddress({ url = '', headers }: IncomingMessage): boolean {
  return URL.canParse(url.startsWith('/') ? `http://${headers.host ?? ''}${url}` : url)
}
