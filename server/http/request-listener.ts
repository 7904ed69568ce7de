/** The application as Node's http server calls it. */
import type { IncomingMessage, RequestListener } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { Hono } from 'hono'
import type { AppEnv } from './app-env.ts'
import { answerEarly, EARLY_HEADERS, earlyBody } from './early-answer.ts'
import { Problem } from './problem.ts'

const UNREADABLE = new Problem(400, 'badRequest')

/** 400 for a request without a host or with an invalid address, which never reaches the application. */
export function requestListener(app: Hono<AppEnv>): RequestListener {
  const errorHandler = () =>
    new Response(earlyBody(UNREADABLE, 'en'), { status: 400, headers: EARLY_HEADERS })
  // `listen` discards bodies that stay unread.
  const listener = getRequestListener(app.fetch, { errorHandler, autoCleanupIncoming: false })
  return (request, response) => {
    if (hasAddress(request)) void listener(request, response)
    else answerEarly(response, UNREADABLE, 'en')
  }
}

/** The adapter accepts some hosts that form no valid URL, for which reading the body throws. */
function hasAddress({ url = '', headers }: IncomingMessage): boolean {
  return URL.canParse(url.startsWith('/') ? `http://${headers.host ?? ''}${url}` : url)
}
