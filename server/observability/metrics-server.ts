/** GET /metrics on a separate port, so that the public origin never serves it. */
import { Hono } from 'hono'
import { secureHeaders } from 'hono/secure-headers'
import type { AppEnv } from '../http/app-env.ts'
import { type Listening, listen } from '../http/listen.ts'
import type { Address } from '../http/listen-failure.ts'
import { requestListener } from '../http/request-listener.ts'
import { type Measure, NOT_MEASURED } from './measure.ts'
import type { Prometheus, Watched } from './prometheus.ts'

export interface Metrics {
  readonly measure: Measure
  /** Listens at the configured address. Throws ConfigError where it cannot. */
  serve(watched: Watched): Promise<Listening>
}

const OFF: Metrics = { measure: NOT_MEASURED, serve: async () => ({ port: 0, close: async () => {} }) }

/** Without an address nothing is loaded or counted. */
export async function openMetrics([address]: readonly Address[]): Promise<Metrics> {
  if (!address) return OFF
  const { prometheus } = await import('./prometheus.ts')
  const figures = prometheus()
  return {
    measure: figures.measure,
    serve(watched) {
      figures.watch(watched)
      return listen(requestListener(metricsApp(figures)), address)
    },
  }
}

export function metricsApp(figures: Pick<Prometheus, 'text' | 'contentType'>): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .use(secureHeaders({ crossOriginResourcePolicy: 'same-origin', strictTransportSecurity: false }))
    .get('/metrics', async c => c.body(await figures.text(), 200, { 'Content-Type': figures.contentType }))
}
