/** One line a request: which route, what came of it, how long. Never addresses with data, bodies, tokens, names. */
import { randomUUID } from 'node:crypto'
import { createMiddleware } from 'hono/factory'
import { matchedRoutes } from 'hono/route'
import type { Logger } from 'pino'
import type { AppEnv } from './app-env.ts'

export const REQUEST_ID_HEADER = 'X-Request-Id'

export function requestLog(log: Logger) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const started = performance.now()
    const requestId = randomUUID()
    c.set('requestId', requestId)
    await next()
    c.res.headers.set(REQUEST_ID_HEADER, requestId)
    log.info(
      {
        requestId,
        method: c.req.method,
        route: matchedRoutes(c).findLast(({ path }) => !path.endsWith('*'))?.path ?? '*',
        status: c.res.status,
        ms: Math.round(performance.now() - started),
      },
      'request',
    )
  })
}
