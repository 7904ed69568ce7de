import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace-node'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '../../../../server/config.ts'
import type { OpenDatabase } from '../../../../server/db/database.ts'
import { openTelemetry } from '../../../../server/observability/open-telemetry.ts'
import { openTracing } from '../../../../server/observability/open-tracing.ts'
import { tracedEar, tracedExtraction, tracedStatements } from '../../../../server/observability/traced.ts'
import { NOT_TRACED, type Tracing } from '../../../../server/observability/tracing.ts'
import { createLog } from '../../../../server/observability/watching.ts'
import type { Transcribe } from '../../../../server/transcription/transcribe.ts'
import { heardOneItem } from '../support/heard-item.ts'
import { COFFEE, testApp } from '../support/test-app.ts'
import { openTestDatabase } from '../support/test-database.ts'
import { wavBytes } from '../support/wav-bytes.ts'

const SECRET = 'Klinik Rahasia'
const TRACEPARENT = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01'

let tracing: Tracing = NOT_TRACED
let database: OpenDatabase
beforeAll(async () => {
  database = await openTestDatabase(text => tracedStatements(tracing)(text))
}, 60_000)
afterAll(() => database.close())

const heard: Transcribe = async () => ({ kind: 'text', text: `${SECRET} 45 ribu`, confidence: null })

function tracedApp(trustedProxies = 1) {
  return testApp(database.db, {
    tracing,
    trustedProxies,
    transcribe: tracedEar(heard, 'first', tracing),
    extract: tracedExtraction(heardOneItem, tracing),
  })
}

/** All that is sent of it. */
async function spansOf(work: () => Promise<unknown>): Promise<ReadableSpan[]> {
  const sent: ReadableSpan[] = []
  const keeping: SpanExporter = {
    export(spans, done) {
      sent.push(...spans)
      done({ code: 0 })
    },
    shutdown: async () => {},
  }
  tracing = openTelemetry(pino({ level: 'silent' }), keeping)
  await work()
  await tracing.close()
  return sent
}

const named = (spans: readonly ReadableSpan[], name: string) => spans.filter(span => span.name === name)

test('a recording is one trace: the request, its statements, what heard it and what read it', async () => {
  const spans = await spansOf(async () => {
    const body = new FormData()
    body.set('audio', new File([wavBytes({ sample: 0x4141 })], 'a.wav'))
    body.set('auto_insert', 'true')
    expect((await tracedApp().call('ani', 'POST', '/expenses/voice', { body })).status).toBe(200)
  })
  const [request] = named(spans, 'POST /api/expenses/voice')
  const parts = spans.filter(span => span !== request)
  expect(new Set(spans.map(span => span.spanContext().traceId)).size).toBe(1)
  expect(new Set(parts.map(span => span.parentSpanContext?.spanId))).toEqual(
    new Set([request?.spanContext().spanId]),
  )
  for (const name of ['transcribe', 'extract', 'INSERT expenses', 'SELECT subscriptions'])
    expect(named(spans, name).length, name).toBeGreaterThan(0)
  expect(request?.attributes).toMatchObject({ 'http.route': '/api/expenses/voice' })
})

test('nothing of a person is in a trace', async () => {
  let id = ''
  const spans = await spansOf(async () => {
    const app = tracedApp()
    const added = await app.send('secret-uid', 'POST', '/expenses', { ...COFFEE, description: SECRET })
    await app.get('secret-uid', `/expenses?q=${encodeURIComponent(SECRET)}`)
    await app.call('secret-uid', 'DELETE', `/expenses/${added.body.data.id}`)
    expect(added.status).toBe(201)
    id = added.body.data.id
  })
  const told = JSON.stringify(
    spans.map(({ name, attributes, events, status }) => [name, attributes, events, status]),
  )
  expect(spans.length).toBeGreaterThan(5)
  expect(told).toContain('/api/expenses/:id')
  expect(told).not.toMatch(/Rahasia|secret-uid|25000/)
  expect(told).not.toContain(id)
})

test('a trace is joined with the log by both ids', async () => {
  const lines: string[] = []
  const spans = await spansOf(async () => {
    const log = createLog({ logLevel: 'info' }, () => tracing.traceOfLine(), {
      write: line => void lines.push(line),
    })
    await testApp(database.db, { tracing, log }).get('ani', '/expenses', { 'X-Request-Id': 'request-0001' })
  })
  const [request] = named(spans, 'GET /api/expenses')
  const line = lines.map(one => JSON.parse(one)).find(({ msg }) => msg === 'request')
  expect(line).toMatchObject({ requestId: 'request-0001', traceId: request?.spanContext().traceId })
  expect(request?.attributes['ucap.request_id']).toBe('request-0001')
})

test.each([
  [1, true],
  [0, false],
])("a caller's trace is gone on with behind %s trusted proxies: %s", async (proxies, isFollowed) => {
  const spans = await spansOf(() => tracedApp(proxies).get('ani', '/expenses', { traceparent: TRACEPARENT }))
  const [request] = named(spans, 'GET /api/expenses')
  expect(TRACEPARENT.includes(request?.spanContext().traceId ?? 'none')).toBe(isFollowed)
})

test('what fails is marked, without its message', async () => {
  const spans = await spansOf(async () => {
    const app = testApp(database.db, {
      tracing,
      extract: async () => {
        throw new Error(SECRET)
      },
      transcribe: heard,
    })
    const body = new FormData()
    body.set('audio', new File([wavBytes({ sample: 0x4142 })], 'a.wav'))
    expect((await app.call('budi', 'POST', '/expenses/voice', { body })).status).toBe(500)
  })
  const [request] = named(spans, 'POST /api/expenses/voice')
  expect(request?.status).toEqual({ code: 2 })
})

test('a collector out of reach is logged once, and no request waits for it', async () => {
  const lines: string[] = []
  const away: SpanExporter = {
    export: (_, done) => done({ code: 1, error: new Error('ECONNREFUSED') }),
    shutdown: async () => {},
  }
  tracing = openTelemetry(pino({}, { write: line => void lines.push(line) }), away)
  await tracedApp().get('ani', '/expenses')
  await tracing.close()
  expect(lines.filter(line => line.includes('traces could not be sent'))).toHaveLength(1)
})

test('nothing is loaded where no collector is named, or traces are switched off', async () => {
  const log = pino({ level: 'silent' })
  const endpoint = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318' }
  const open = (env: Record<string, string>) => openTracing(readConfig(env), log)
  expect(await open({})).toBe(NOT_TRACED)
  expect(await open({ ...endpoint, OTEL_SDK_DISABLED: 'true' })).toBe(NOT_TRACED)
  expect(await open({ ...endpoint, OTEL_TRACES_EXPORTER: 'none' })).toBe(NOT_TRACED)
  const opened = await open(endpoint)
  expect(opened).not.toBe(NOT_TRACED)
  await opened.close()
})
