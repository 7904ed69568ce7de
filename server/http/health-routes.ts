/** For whatever watches over the server: /healthz says it runs, /readyz that it can serve, and save. */
import { sql } from 'drizzle-orm'
import { Hono } from 'hono'
import type { AppDependencies } from '../app-dependencies.ts'
import type { Database } from '../db/database.ts'
import { assertWritable } from '../db/write-probe.ts'
import type { AppEnv } from './app-env.ts'
import { safeError } from './safe-error.ts'
import { withinTime } from './within-time.ts'

/** Shorter than the patience of the usual balancer. */
const PATIENCE_MS = 2_000
const LOST_AFTER = 5
/** How often something is written to try whether that works, at most: in between the database only has to answer. */
const WRITE_EVERY_MS = 10_000

/** Their addresses. */
export const PROBES: ReadonlySet<string> = new Set(['/healthz', '/readyz'])

/** `patienceMs`: how long the database may take to answer before it counts as out of reach. */
export function healthRoutes({ db, log }: Pick<AppDependencies, 'db' | 'log'>, patienceMs = PATIENCE_MS) {
  const probe = sharedProbe(db)
  return new Hono<AppEnv>()
    .get('/healthz', c => c.json({ status: 'ok' }))
    .get('/readyz', async c => {
      try {
        await withinTime(patienceMs, c.req.raw.signal, probe)
        return c.json({ status: 'ready' })
      } catch (error) {
        log.error({ requestId: c.var.requestId, error: safeError(error) }, 'database out of reach')
        return c.json({ status: 'database out of reach' }, 503)
      }
    })
}

/**
 * One question at a time, shared by all who ask: probes of a stuck database must not eat its connections. One that was
 * given up on `LOST_AFTER` times is taken for lost with its connection, and a new one asked.
 */
function sharedProbe(db: Database): (signal: AbortSignal) => Promise<unknown> {
  let underWay: Promise<unknown> | null = null
  let givenUp = 0
  let wroteAt = Number.NEGATIVE_INFINITY
  const look = async () => {
    const now = performance.now()
    if (now - wroteAt < WRITE_EVERY_MS) return db.execute(sql`select 1`)
    await assertWritable(db)
    wroteAt = now
  }
  const ask = () => {
    const asked: Promise<unknown> = look().finally(() => {
      if (underWay === asked) underWay = null
    })
    givenUp = 0
    return asked
  }
  return signal => {
    if (underWay === null || givenUp >= LOST_AFTER) underWay = ask()
    signal.addEventListener('abort', () => givenUp++, { once: true })
    return unlessAborted(underWay, signal)
  }
}

function unlessAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    work.then(resolve, reject)
  })
}
