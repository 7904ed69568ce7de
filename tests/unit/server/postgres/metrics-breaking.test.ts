/** What breaks around the built server, and how soon its figures show that, read by a parser of Prometheus's text. */
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import parse from 'parse-prometheus-text-format'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { freePort } from '../../../attack/support/nginx.ts'
import { type DatabaseLine, databaseLine } from '../support/database-line.ts'
import { runLocalProcess, signIn } from '../support/local-process.ts'
import type { Program } from '../support/program.ts'
import { createDatabase, type OwnDatabase } from '../support/test-database.ts'
import { wavBytes } from '../support/wav-bytes.ts'

/** Of a scrape: what broke shows in the next one. */
const WITHIN_MS = 15_000
/** The server's places for recordings, and some more. */
const MORE_THAN_PLACES = 80

let own: OwnDatabase
let line: DatabaseLine
let ear: Server
let server: Program
let metrics: string
let token: string
beforeAll(async () => {
  own = await createDatabase(process.env.TEST_DATABASE_URL ?? '')
  line = await databaseLine(own.url)
  // Takes recordings and never answers.
  ear = createServer(request => void request.resume()).listen(0, '127.0.0.1')
  await vi.waitFor(() => expect(ear.listening).toBe(true))
  const port = await freePort()
  server = await runLocalProcess({
    DATABASE_URL: line.url,
    TRANSCRIBE_URL: `http://127.0.0.1:${(ear.address() as AddressInfo).port}/v1`,
    TRANSCRIBE_AT_ONCE: '1',
    METRICS_PORT: String(port),
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'silent',
  })
  metrics = `http://127.0.0.1:${port}/metrics`
  token = (await signIn(server.url, 'ani@example.com')).idToken
}, 120_000)
afterAll(async () => {
  ear?.closeAllConnections()
  ear?.close()
  await server?.end('SIGKILL')
  await line?.close()
  await own?.drop()
})

/** Of a gauge or a counter: the parser leaves out the labels of histograms. 0 where there is none yet. */
async function figure(name: string, labels: Record<string, string> = {}): Promise<number> {
  const families = parse(await (await fetch(metrics)).text())
  const samples = families.find(family => family.name === name)?.metrics ?? []
  const wanted = Object.entries(labels)
  const found = samples.find(sample => wanted.every(([label, value]) => sample.labels?.[label] === value))
  return Number(found?.value ?? 0)
}

const shows = (assertion: () => Promise<void>) => vi.waitFor(assertion, { timeout: WITHIN_MS, interval: 250 })

function record(signal?: AbortSignal): Promise<Response> {
  const body = new FormData()
  body.set('audio', new File([wavBytes({ sample: 5000 })], 'a.wav', { type: 'audio/wav' }))
  const init = { method: 'POST', headers: { Authorization: `Bearer ${token}` }, body }
  return fetch(`${server.url}/api/expenses/voice`, signal ? { ...init, signal } : init)
}

test('each family of the figures is read by the parser, with its type', async () => {
  const families = parse(await (await fetch(metrics)).text())
  const types = new Map(families.map(({ name, type }) => [name, type]))
  expect(types.get('ucap_http_request_duration_seconds')).toBe('HISTOGRAM')
  expect(types.get('ucap_database_up')).toBe('GAUGE')
  expect(types.size).toBeGreaterThan(20)
})

test.each(['hung', 'cut'] as const)(
  'a database that is %s shows within a scrape, and that it is back',
  async state => {
    await shows(async () => expect(await figure('ucap_database_up')).toBe(1))
    line.set(state)
    await shows(async () => expect(await figure('ucap_database_up')).toBe(0))
    line.set('open')
    await shows(async () => expect(await figure('ucap_database_up')).toBe(1))
  },
  60_000,
)

test('a full queue shows while it is full, and who was turned away', async () => {
  const over = new AbortController()
  const people = Array.from({ length: MORE_THAN_PLACES }, () =>
    record(over.signal).then(
      ({ status }) => status,
      () => 'hung up',
    ),
  )
  await shows(async () => {
    expect(await figure('ucap_transcription_queue', { state: 'under_way' })).toBe(1)
    expect(await figure('ucap_transcription_queue', { state: 'waiting' })).toBeGreaterThan(40)
    expect(await figure('ucap_recordings_total', { outcome: 'voiceBusy' })).toBeGreaterThan(0)
  })
  over.abort()
  expect(await Promise.all(people)).toContain(503)
}, 60_000)

test('an ear that is gone shows with the first recording', async () => {
  await shows(async () => expect(await figure('ucap_transcription_queue', { state: 'waiting' })).toBe(0))
  ear.closeAllConnections()
  ear.close()
  expect((await record()).status).toBe(503)
  await shows(async () =>
    expect(await figure('ucap_recordings_total', { outcome: 'transcriptionUnavailable' })).toBeGreaterThan(0),
  )
}, 60_000)
