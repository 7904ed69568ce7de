/**
 * Each request as a line of the log, and in the figures: which route, what came of it, how long. Never addresses with
 * data, bodies, tokens, names.
 */
import { createMiddleware } from 'hono/factory'
import { matchedRoutes } from 'hono/route'
import type { AppDependencies } from '../app-dependencies.ts'
import type { AppEnv } from './app-env.ts'
import { asRequest } from './current-request.ts'
import { PROBES } from './health-routes.ts'
import { REQUEST_ID_HEADER, requestIdFrom } from './request-id.ts'

export function requestLog({ log, measure }: Pick<AppDependencies, 'log' | 'measure'>) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const started = performance.now()
    const requestId = requestIdFrom(c.req.header(REQUEST_ID_HEADER))
    c.set('requestId', requestId)
    await asRequest(requestId, next)
    c.res.headers.set(REQUEST_ID_HEADER, requestId)
    const route = matchedRoutes(c).findLast(({ path }) => !path.endsWith('*'))?.path ?? '*'
    const { method } = c.req
    const note = (status: number) => {
      const ms = performance.now() - started
      log[levelOf(route, status)]({ requestId, method, route, status, ms: Math.round(ms) }, 'request')
      measure.answered({ method, route, status, seconds: ms / 1000 })
    }
    if (c.var.streaming) void c.var.streaming.then(note)
    else note(c.res.status)
  })
}

/** What failed on our side stands out; probes that come every few seconds do not drown the rest. */
function levelOf(route: string, status: number): 'debug' | 'info' | 'warn' {
  if (status >= 500) return 'warn'
  return PROBES.has(route) ? 'debug' : 'info'
}
