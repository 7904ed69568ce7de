/**
 * The metrics in Prometheus's text format. The only file that knows its client; loaded where METRICS_PORT is
 * set.
 */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { PoolLoad } from '../db/pool.ts'
import type { TurnLoad } from '../turns.ts'
import type { Measure } from './measure.ts'

/** Values read when the metrics are requested. */
export interface Watched {
  readonly connections: () => PoolLoad
  /** Resolves where the database answers in time. */
  readonly reachDatabase: () => Promise<unknown>
  /** Null where nothing is transcribed. */
  readonly transcription: (() => TurnLoad) | null
}

export interface Prometheus {
  readonly measure: Measure
  readonly contentType: string
  /** Adds `watched` to the metrics. */
  watch(watched: Watched): void
  text(): Promise<string>
}

/** Seconds. Requests take milliseconds; a recording up to 90 s. */
const REQUEST_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 90]
const HEARING_BUCKETS = [0.25, 0.5, 1, 2, 3, 5, 8, 13, 20, 30, 60, 120]
/** Other methods are not labels, as a client can invent them. */
const METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

export function prometheus(): Prometheus {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: 'ucap_http_request_duration_seconds',
    help: 'Until an answer was made, by the pattern of its route',
    labelNames: ['method', 'route', 'status'],
    buckets: REQUEST_BUCKETS,
    registers,
  })
  const hearings = new Histogram({
    name: 'ucap_transcription_duration_seconds',
    help: 'Of a recording at a transcriber, without its wait for a turn',
    labelNames: ['ear', 'outcome'],
    buckets: HEARING_BUCKETS,
    registers,
  })
  const recordings = new Counter({
    name: 'ucap_recordings_total',
    help: 'What came of recordings, those included that found no place',
    labelNames: ['outcome'],
    registers,
  })
  const policy = new Counter({
    name: 'ucap_csp_reports_total',
    help: 'What browsers reported against the content policy',
    labelNames: ['directive'],
    registers,
  })
  return {
    measure: {
      answered({ method, route, status, seconds }) {
        requests.observe({ method: METHODS.has(method) ? method : 'other', route, status }, seconds)
      },
      heard: (ear, outcome, seconds) => hearings.observe({ ear, outcome }, seconds),
      recorded: outcome => recordings.inc({ outcome }),
      violatedPolicy: directive => policy.inc({ directive }),
    },
    contentType: registry.contentType,
    watch: watched => watch(registry, watched),
    text: () => registry.metrics(),
  }
}

function watch(registry: Registry, { connections, reachDatabase, transcription }: Watched): void {
  const registers = [registry]
  new Gauge({
    name: 'ucap_database_up',
    help: '1 where the database answers and takes what is written, as /readyz asks',
    registers,
    async collect() {
      this.set(
        await reachDatabase().then(
          () => 1,
          () => 0,
        ),
      )
    },
  })
  new Gauge({
    name: 'ucap_database_connections',
    help: 'Of this process, and what waits for one',
    labelNames: ['state'],
    registers,
    collect() {
      const { inUse, idle, waiting } = connections()
      this.set({ state: 'in_use' }, inUse)
      this.set({ state: 'idle' }, idle)
      this.set({ state: 'waiting' }, waiting)
    },
  })
  if (transcription === null) return
  new Gauge({
    name: 'ucap_transcription_queue',
    help: 'Recordings that are being transcribed, and that wait for their turn',
    labelNames: ['state'],
    registers,
    collect() {
      const { underWay, waiting } = transcription()
      this.set({ state: 'under_way' }, underWay)
      this.set({ state: 'waiting' }, waiting)
    },
  })
}
