import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Database } from '../../../../server/db/database.ts'
import { databaseProbe } from '../../../../server/db/database-probe.ts'
import { NOT_MEASURED } from '../../../../server/observability/measure.ts'
import { measuredEar } from '../../../../server/observability/measured-ear.ts'
import { metricsApp, openMetrics } from '../../../../server/observability/metrics-server.ts'
import { type Prometheus, prometheus } from '../../../../server/observability/prometheus.ts'
import { queued } from '../../../../server/transcription/in-turn.ts'
import type { Transcribe } from '../../../../server/transcription/transcribe.ts'
import { figure, parseExposition } from '../support/figures.ts'
import { COFFEE, testApp } from '../support/test-app.ts'
import { openTestDatabase } from '../support/test-database.ts'
import { wavBytes } from '../support/wav-bytes.ts'

let database: Awaited<ReturnType<typeof openTestDatabase>>
beforeAll(async () => {
  database = await openTestDatabase()
}, 60_000)
afterAll(() => database.close())

let figures: Prometheus
let server: ReturnType<typeof testApp>
beforeEach(() => {
  figures = prometheus()
  server = testApp(database.db, { measure: figures.measure })
})

const record = (uid: string) => {
  const body = new FormData()
  body.set('audio', new File([wavBytes({ sample: 0x4141 })], 'a.wav'))
  return server.call(uid, 'POST', '/expenses/voice', { body })
}
const hears = (transcribe: Transcribe) => {
  server.settings.transcribe = transcribe
}
const gone: Transcribe = async () => ({ kind: 'unavailable', detail: 'ECONNREFUSED' })
const text: Transcribe = async () => ({ kind: 'text', text: '', confidence: null })

test('a request counts under the pattern of its route, never under its address', async () => {
  const added = await server.send('ani', 'POST', '/expenses', COFFEE)
  await server.send('ani', 'PUT', `/expenses/${added.body.data.id}`, { amount: 1000 })
  await server.get('ani', '/no/such/route')
  const counted = (route: string, status: string) =>
    figure(figures, 'ucap_http_request_duration_seconds_count', { route, status })
  expect(await counted('/api/expenses', '201')).toBe(1)
  expect(await counted('/api/expenses/:id', '200')).toBe(1)
  expect(await counted('*', '404')).toBe(1)
  expect(await figures.text()).not.toContain(added.body.data.id)
})

test('methods that a caller makes up are one', async () => {
  await server.call('ani', 'PURGE', '/expenses')
  const methods = { method: 'other' }
  expect(await figure(figures, 'ucap_http_request_duration_seconds_count', methods)).toBe(1)
})

test('the process tells of its memory and of its loop', async () => {
  expect(await figure(figures, 'process_resident_memory_bytes')).toBeGreaterThan(1e6)
  expect(await figure(figures, 'nodejs_eventloop_lag_seconds')).toBeGreaterThanOrEqual(0)
})

test('each figure has a help text and a type', async () => {
  figures.watch({
    connections: database.load,
    reachDatabase: databaseProbe(database.db),
    transcription: null,
  })
  const { types, helps, samples } = parseExposition(await figures.text())
  expect(samples.length).toBeGreaterThan(20)
  expect([...types.keys()].sort()).toEqual([...helps.keys()].sort())
})

describe('the database', () => {
  const watchedDatabase = (db: Database) =>
    figures.watch({ connections: database.load, reachDatabase: databaseProbe(db, 20), transcription: null })

  test('that answers is up, and its connections are told', async () => {
    figures.watch({
      connections: database.load,
      reachDatabase: databaseProbe(database.db),
      transcription: null,
    })
    expect(await figure(figures, 'ucap_database_up')).toBe(1)
    expect(await figure(figures, 'ucap_database_connections', { state: 'waiting' })).toBe(0)
  })

  test.each([
    ['refuses', () => Promise.reject(new Error('ECONNREFUSED'))],
    ['hangs', () => new Promise(() => {})],
  ])('that %s is down at the next look', async (_, execute) => {
    watchedDatabase({ execute } as unknown as Database)
    expect(await figure(figures, 'ucap_database_up')).toBe(0)
  })
})

describe('the ear', () => {
  test('that hears is timed, and what came of the recording is told', async () => {
    hears(measuredEar(text, 'first', figures.measure))
    await record('budi')
    expect(await figure(figures, 'ucap_transcription_duration_seconds_count', { outcome: 'text' })).toBe(1)
    expect(await figure(figures, 'ucap_recordings_total', { outcome: 'nothingHeard' })).toBe(1)
  })

  test('that is gone shows with the first recording', async () => {
    hears(measuredEar(gone, 'first', figures.measure))
    expect((await record('citra')).status).toBe(503)
    const ear = { ear: 'first', outcome: 'unavailable' }
    expect(await figure(figures, 'ucap_transcription_duration_seconds_count', ear)).toBe(1)
    const outcome = { outcome: 'transcriptionUnavailable' }
    expect(await figure(figures, 'ucap_recordings_total', outcome)).toBe(1)
  })

  test('whose queue is full shows who waits, and who was turned away', async () => {
    let answer = () => {}
    const slow = new Promise<void>(resolve => {
      answer = resolve
    })
    const queue = queued(
      async (...asked) => {
        await slow
        return text(...asked)
      },
      { atOnce: 1, mostWaiting: 1, longestWaitMs: 60_000 },
    )
    figures.watch({ connections: database.load, reachDatabase: async () => {}, transcription: queue.load })
    hears(queue.transcribe)
    const people = ['dewi', 'eka', 'fitri'].map(record)
    const turnedAway = await Promise.race(people)
    const waiting = (state: string) => figure(figures, 'ucap_transcription_queue', { state })
    expect(turnedAway.status).toBe(503)
    expect([await waiting('under_way'), await waiting('waiting')]).toEqual([1, 1])
    expect(await figure(figures, 'ucap_recordings_total', { outcome: 'voiceBusy' })).toBe(1)
    answer()
    await Promise.all(people)
    expect([await waiting('under_way'), await waiting('waiting')]).toEqual([0, 0])
  })
})

describe('/metrics', () => {
  test('has the text that Prometheus reads', async () => {
    const answer = await metricsApp(figures).request('/metrics')
    expect(answer.headers.get('Content-Type')).toContain('text/plain; version=0.0.4')
    expect(parseExposition(await answer.text()).samples.length).toBeGreaterThan(10)
  })

  test.each(['/metrics', '/elsewhere'])('is for no other site to embed: %s', async path => {
    const { headers } = await metricsApp(figures).request(path)
    expect(headers.get('Cross-Origin-Resource-Policy')).toBe('same-origin')
  })

  test('is not on the public origin', async () => {
    expect((await server.app.request('/metrics')).status).toBe(404)
  })

  test('is served on a port of its own, and nothing else there', async () => {
    const metrics = await openMetrics([{ host: '127.0.0.1', port: 0, setting: 'METRICS_PORT' }])
    const listening = await metrics.serve({
      connections: database.load,
      reachDatabase: async () => {},
      transcription: null,
    })
    const ask = async (path: string) => (await fetch(`http://127.0.0.1:${listening.port}${path}`)).status
    expect([await ask('/metrics'), await ask('/'), await ask('/api/expenses')]).toEqual([200, 404, 404])
    await listening.close()
  })

  test('costs nothing where no port is set', async () => {
    expect((await openMetrics([])).measure).toBe(NOT_MEASURED)
  })
})
