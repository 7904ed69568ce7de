/**
 * What an account may have of long answers: so many under way, of which each holds memory until it is read, and so
 * many bytes a minute. The bytes of one answer are charged as they are made, and refuse the next. Those under way are
 * counted in each process, whose memory they take.
 */

import type { HttpBindings } from '@hono/node-server'
import { createMiddleware } from 'hono/factory'
import type { AppDependencies } from '../app-dependencies.ts'
import type { AppEnv } from '../http/app-env.ts'
import { accountRate } from './account-rate.ts'
import { refuseFor, refuseWhile } from './limits.ts'

/** `answerBytes` counts in these, in bytes. */
export const BYTES_A_UNIT = 32 * 1024
/** Analytics asks for five months at once; a few tabs may. */
export const MOST_AT_ONCE = 24

type Settings = Pick<AppDependencies, 'rateLimits' | 'takeShared' | 'uptimeMs' | 'log'>

/** Behind `authenticate`. */
export function listLimits(settings: Settings) {
  const { rateLimits } = settings
  if (!rateLimits) return createMiddleware<AppEnv>((_, next) => next())
  const take = accountRate('answerBytes', rateLimits.answerBytes, settings)
  const underWay = new Map<string, number>()
  const change = (id: string, by: 1 | -1) => {
    const count = (underWay.get(id) ?? 0) + by
    if (count > 0) underWay.set(id, count)
    else underWay.delete(id)
  }
  return createMiddleware<AppEnv>(async (c, next) => {
    const { id } = c.var.user
    if ((underWay.get(id) ?? 0) >= MOST_AT_ONCE) throw refuseFor(1)
    refuseWhile(await take(id))
    c.set('chargeBytes', async bytes => {
      const units = Math.floor(bytes / BYTES_A_UNIT)
      if (units > 0) await take(id, units)
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
