/** The application as Node's http server calls it. */
import type { RequestListener } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { Hono } from 'hono'
import type { AppEnv } from './app-env.ts'
import { refusalBody } from './unreadable.ts'

/** A request without a host, or with an address that is none, never reaches the application: 400. */
export function requestListener(app: Hono<AppEnv>): RequestListener {
  const errorHandler = () =>
    new Response(refusalBody(), { status: 400, headers: { 'Content-Type': 'application/json' } })
  const listener = getRequestListener(app.fetch, { errorHandler })
  return (request, response) => void listener(request, response)
}
