/** Probes: /healthz for liveness, /readyz for readiness to serve and to store. */
import { Hono } from 'hono'
import type { AppDependencies } from '../app-dependencies.ts'
import { databaseProbe } from '../db/database-probe.ts'
import type { AppEnv } from './app-env.ts'
import { safeError } from './safe-error.ts'

/** Addresses of the probes. */
export const PROBES: ReadonlySet<string> = new Set(['/healthz', '/readyz'])

/** `patienceMs`: time-out after which the database counts as out of reach. */
export function healthRoutes({ db, log }: Pick<AppDependencies, 'db' | 'log'>, patienceMs?: number) {
  const probe = databaseProbe(db, patienceMs)
  return new Hono<AppEnv>()
    .get('/healthz', c => c.json({ status: 'ok' }))
    .get('/readyz', async c => {
      try {
        await probe(c.req.raw.signal)
        return c.json({ status: 'ready' })
      } catch (error) {
        log.error({ requestId: c.var.requestId, error: safeError(error) }, 'database out of reach')
        return c.json({ status: 'database out of reach' }, 503)
      }
    })
}
