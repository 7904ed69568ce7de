/**
 * What an account may have of long answers: so many under way, of which each holds memory until it is read, and so
 * many bytes a minute. The bytes of one answer are charged as they are made, and refuse the next.
 */

import type { HttpBindings } from '@hono/node-server'
import { createMiddleware } from 'hono/factory'
import type { AppDependencies } from '../app-dependencies.ts'
import type { AppEnv } from '../http/app-env.ts'
import { refuseBeyond, refuseFor } from './limits.ts'
import { limiter } from './rate.ts'

/** `answerBytes` counts in these, in bytes. */
export const BYTES_A_UNIT = 32 * 1024
/** Analytics asks for five months at once; a few tabs may. */
export const MOST_AT_ONCE = 24

type Settings = Pick<AppDependencies, 'rateLimits' | 'uptimeMs'>

/** Behind `authenticate`. */
export function listLimits({ rateLimits, uptimeMs }: Settings) {
  if (!rateLimits) return createMiddleware<AppEnv>((_, next) => next())
  const take = limiter(rateLimits.answerBytes)
  const underWay = new Map<string, number>()
  const change = (id: string, by: 1 | -1) => {
    const count = (underWay.get(id) ?? 0) + by
    if (count > 0) underWay.set(id, count)
    else underWay.delete(id)
  }
  return createMiddleware<AppEnv>(async (c, next) => {
    const { id } = c.var.user
    if ((underWay.get(id) ?? 0) >= MOST_AT_ONCE) throw refuseFor(1)
    refuseBeyond(take, id, uptimeMs())
    c.set('chargeBytes', bytes => {
      for (let units = Math.floor(bytes / BYTES_A_UNIT); units > 0; units--) take(id, uptimeMs())
    })
    change(id, 1)
    const { outgoing }: Partial<HttpBindings> = c.env ?? {}
    // Read to its end, or given up; without a connection there is nothing to wait for.
    if (outgoing && !outgoing.closed) {
      outgoing.once('close', () => change(id, -1))
      await next()
      return
    }
    try {
      await next()
    } finally {
      change(id, -1)
    }
  })
}
