/** For whatever watches over the server: /healthz says it runs, /readyz that it can serve. */
import { sql } from 'drizzle-orm'
import { Hono } from 'hono'
import type { AppDependencies } from '../app-dependencies.ts'
import type { AppEnv } from './app-env.ts'
import { safeError } from './safe-error.ts'

export function healthRoutes({ db, log }: AppDependencies) {
  return new Hono<AppEnv>()
    .get('/healthz', c => c.json({ status: 'ok' }))
    .get('/readyz', async c => {
      try {
        await db.execute(sql`select 1`)
        return c.json({ status: 'ready' })
      } catch (error) {
        log.error({ error: safeError(error) }, 'database out of reach')
        return c.json({ status: 'database out of reach' }, 503)
      }
    })
}
