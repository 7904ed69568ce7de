/** One line a request: which route, what came of it, how long. Never addresses with data, bodies, tokens, names. */
import { createMiddleware } from 'hono/factory'
import { matchedRoutes } from 'hono/route'
import type { Logger } from 'pino'
import type { AppEnv } from './app-env.ts'
import { PROBES } from './health-routes.ts'
import { REQUEST_ID_HEADER, requestIdFrom } from './request-id.ts'

export function requestLog(log: Logger) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const started = performance.now()
    const requestId = requestIdFrom(c.req.header(REQUEST_ID_HEADER))
    c.set('requestId', requestId)
    await next()
    c.res.headers.set(REQUEST_ID_HEADER, requestId)
    const route = matchedRoutes(c).findLast(({ path }) => !path.endsWith('*'))?.path ?? '*'
    const note = (status: number) =>
      log[levelOf(route, status)](
        { requestId, method: c.req.method, route, status, ms: Math.round(performance.now() - started) },
        'request',
      )
    if (c.var.streaming) void c.var.streaming.then(note)
    else note(c.res.status)
  })
}

/** What failed on our side stands out; probes that come every few seconds do not drown the rest. */
function levelOf(route: string, status: number): 'debug' | 'info' | 'warn' {
  if (status >= 500) return 'warn'
  return PROBES.has(route) ? 'debug' : 'info'
}
