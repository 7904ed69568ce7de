/**
 * Logs, measures and traces each request: route, outcome, duration. Never addresses with data, bodies,
 * tokens, names.
 */
import { createMiddleware } from 'hono/factory'
import { matchedRoutes } from 'hono/route'
import type { AppDependencies } from '../app-dependencies.ts'
import { NO_REQUEST } from '../observability/tracing.ts'
import type { AppEnv } from './app-env.ts'
import { asRequest } from './current-request.ts'
import { PROBES } from './health-routes.ts'
import { REQUEST_ID_HEADER, requestIdFrom } from './request-id.ts'

type Watchers = Pick<AppDependencies, 'log' | 'measure' | 'tracing' | 'trustedProxies'>

/** W3C Trace Context. Taken from trusted proxies alone: any other client could name any trace. */
const TRACE_HEADER = 'traceparent'

export function requestLog({ log, measure, tracing, trustedProxies }: Watchers) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const started = performance.now()
    const requestId = requestIdFrom(c.req.header(REQUEST_ID_HEADER))
    c.set('requestId', requestId)
    const caller = trustedProxies > 0 ? c.req.header(TRACE_HEADER) : undefined
    const span = PROBES.has(c.req.path) ? NO_REQUEST : tracing.request(caller)
    await span.run(() => asRequest(requestId, next))
    c.res.headers.set(REQUEST_ID_HEADER, requestId)
    const route = matchedRoutes(c).findLast(({ path }) => !path.endsWith('*'))?.path ?? '*'
    const { method } = c.req
    const note = (status: number) => {
      const ms = performance.now() - started
      const line = { requestId, method, route, status, ms: Math.round(ms) }
      span.run(() => log[levelOf(route, status)](line, 'request'))
      measure.answered({ method, route, status, seconds: ms / 1000 })
      span.end(`${method} ${route}`, status >= 500 ? 'failed' : 'done', {
        'http.request.method': method,
        'http.route': route,
        'http.response.status_code': status,
        'ucap.request_id': requestId,
      })
    }
    if (c.var.streaming) void c.var.streaming.then(note)
    else note(c.res.status)
  })
}

/** Server errors are warnings; frequent probes are on debug level. */
function levelOf(route: string, status: number): 'debug' | 'info' | 'warn' {
  if (status >= 500) return 'warn'
  return PROBES.has(route) ? 'debug' : 'info'
}
