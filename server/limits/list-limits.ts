/**
 * Limits of long answers per account: the number under way, each of which holds memory until it is read, and
 * the bytes per minute. An answer's bytes are charged as they are produced, and may refuse the next answer.
 * Answers under way are counted per process, whose memory they use.
 */

import type { HttpBindings } from '@hono/node-server'
import { createMiddleware } from 'hono/factory'
import type { AppDependencies } from '../app-dependencies.ts'
import type { AppEnv } from '../http/app-env.ts'
import { accountRate } from './account-rate.ts'
import { refuseFor, refuseWhile } from './limits.ts'

/** Bytes per unit of `answerBytes`. */
export const BYTES_A_UNIT = 32 * 1024
/** Room for a few tabs with Analytics, which requests five months at once. */
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
    // Fully read or aborted; without a connection there is nothing to wait for.
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
