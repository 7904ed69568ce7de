/** The voice answer as a stream of events. */
import { once } from 'node:events'
import { request as connect } from 'node:http'
import * as v from 'valibot'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { listen } from '../../../server/http/listen.ts'
import { requestListener } from '../../../server/http/request-listener.ts'
import type { Transcription } from '../../../server/transcription/transcribe.ts'
import { voiceEvent } from '../../../shared/wire/answers/voice.ts'
import { deferred } from '../deferred.ts'
import { heardOneItem } from './support/heard-item.ts'
import { NOW, openTestApp, type TestApp, testApp } from './support/test-app.ts'
import { wavBytes } from './support/wav-bytes.ts'

const NDJSON = 'application/x-ndjson'
const TEXT: Transcription = { kind: 'text', text: 'sate kambing lima puluh ribu', confidence: null }

let server: TestApp & { close(): Promise<void> }
let me: string
let accounts = 0

beforeAll(async () => {
  server = await openTestApp()
}, 60_000)
afterAll(() => server.close())
beforeEach(() => {
  me = `listener${++accounts}`
  server.settings.now = NOW
  server.settings.transcribe = async () => TEXT
  server.settings.extract = heardOneItem
  server.logged.length = 0
})

function form(audio = wavBytes()): FormData {
  const body = new FormData()
  body.set('audio', new File([audio], 'recording.wav'))
  body.set('auto_insert', 'true')
  return body
}

function ask(headers: Record<string, string> = {}, body: BodyInit = form()): Promise<Response> {
  const all = { Authorization: `Bearer ${me}`, Accept: NDJSON, ...headers }
  return Promise.resolve(server.app.request('/api/expenses/voice', { method: 'POST', body, headers: all }))
}

function eventsOf(text: string) {
  return text
    .split('\n')
    .filter(line => line !== '')
    .map(line => v.parse(voiceEvent, JSON.parse(line)))
}

const eventsIn = async (response: Response) => eventsOf(await response.text())
const saved = async () => (await server.get(me, '/expenses')).body.expenses

/** Reads events one by one. */
function reader({ body }: Response) {
  const lines = body?.pipeThrough(new TextDecoderStream()).getReader()
  return async () => eventsOf((await lines?.read())?.value ?? '')
}

describe('the answer to a recording, asked for as events', () => {
  test('tells each stage when it is reached, and ends with the answer that there would have been', async () => {
    const heard = deferred<Transcription>()
    const understood = deferred<void>()
    server.settings.transcribe = () => heard.promise
    server.settings.extract = async () => {
      await understood.promise
      return heardOneItem()
    }
    const response = await ask()
    expect(response.status).toBe(200)
    expect(response.headers.get('Content-Type')).toBe(NDJSON)
    expect(response.headers.get('Cache-Control')).toBe('no-store, no-transform')
    const next = reader(response)
    expect(await next()).toEqual([{ event: 'received' }])
    heard.resolve(TEXT)
    expect(await next()).toEqual([{ event: 'transcribed', transcription: TEXT.kind === 'text' && TEXT.text }])
    expect(await saved()).toEqual([])
    understood.resolve()
    const [extracted, ...rest] = await next()
    expect(extracted).toMatchObject({
      event: 'extracted',
      expenses: [{ amount: 50_000, description: 'Sate kambing', auto_inserted: false }],
      items: [],
    })
    expect(extracted).not.toHaveProperty('expenses.0.id')
    const [done] = rest.length > 0 ? rest : await next()
    const [expense] = await saved()
    expect(done).toMatchObject({
      event: 'done',
      status: 200,
      body: { auto_inserted: true, expenses: [{ id: expense.id }] },
    })
  })

  test('without anything understood ends as that refusal, its headers in it', async () => {
    server.settings.transcribe = async () => ({ kind: 'text', text: ' ', confidence: null })
    expect(await eventsIn(await ask())).toEqual([
      { event: 'received' },
      { event: 'done', status: 422, body: { message: expect.any(String) } },
    ])
    server.settings.transcribe = async () => ({ kind: 'unavailable', detail: 'x', retryAfterS: 40 })
    const [, busy] = await eventsIn(await ask({ 'Accept-Language': 'id' }))
    expect(busy).toMatchObject({ event: 'done', status: 503, headers: { 'Retry-After': '40' } })
  })

  test('with a violation ends as that, after what was heard', async () => {
    server.settings.extract = async () => ({ items: [], violationType: 'not_expense', reason: 'unrelated' })
    const events = await eventsIn(await ask())
    expect(events.map(({ event }) => event)).toEqual(['received', 'transcribed', 'done'])
    expect(events.at(-1)).toMatchObject({ status: 400, body: { violation_type: expect.any(String) } })
  })

  test('of a fault of ours ends as 500, which is logged with the status and nothing that was said', async () => {
    server.settings.extract = async () => {
      throw new Error('kopi rahasia')
    }
    const events = await eventsIn(await ask())
    expect(events.at(-1)).toMatchObject({ event: 'done', status: 500 })
    const log = server.logged.join('')
    expect(log).toContain('"status":500')
    expect(log).not.toMatch(/rahasia|sate/)
  })

  test('that was given before is told at once', async () => {
    const key = { 'Idempotency-Key': 'once' }
    const first = (await eventsIn(await ask(key))).at(-1)
    server.settings.transcribe = () => Promise.reject(new Error('heard twice'))
    expect(await eventsIn(await ask(key))).toEqual([first])
    expect((await server.call(me, 'POST', '/expenses/voice', { body: form(), headers: key })).body).toEqual(
      first?.event === 'done' && first.body,
    )
    expect(await saved()).toHaveLength(1)
  })

  test('that is under way for another request waits for it, and tells the same', async () => {
    const heard = deferred<Transcription>()
    server.settings.transcribe = () => heard.promise
    const key = { 'Idempotency-Key': 'both' }
    const [first, second] = [await ask(key), await ask(key)]
    heard.resolve(TEXT)
    const done = (await eventsIn(first)).at(-1)
    expect(await eventsIn(second)).toEqual([{ event: 'received' }, done])
    expect(await saved()).toHaveLength(1)
  })

  test.each<[string, number, () => Promise<Response>]>([
    ['another media type', 415, () => ask({ 'Content-Type': 'application/json' }, '{}')],
    ['a broken recording', 400, () => ask({}, form(wavBytes().subarray(0, 60)))],
    ['no token', 401, () => ask({ Authorization: '' })],
  ])('is a plain status where the request is refused at once: %s', async (_, status, refused) => {
    const response = await refused()
    expect(response.status).toBe(status)
    expect(response.headers.get('Content-Type')).toBe('application/json')
  })
})

describe('without a wish for events', () => {
  test.each([
    ['nothing', undefined],
    ['*/*', '*/*'],
    ['application/*', 'application/*'],
    ['JSON rather', `${NDJSON};q=0.5, application/json`],
    ['no events', `${NDJSON};q=0`],
  ])('the answer is one JSON: asked for %s', async (_, accept) => {
    const headers = { Authorization: `Bearer ${me}`, ...(accept ? { Accept: accept } : {}) }
    const init = { method: 'POST', body: form(), headers }
    const response = await server.app.request('/api/expenses/voice', init)
    expect(response.headers.get('Content-Type')).toBe('application/json')
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    expect(await response.json()).toMatchObject({ auto_inserted: true })
  })

  test('events are sent where they are liked better than JSON', async () => {
    const response = await ask({ Accept: `application/json;q=0.9, ${NDJSON}` })
    expect(response.headers.get('Content-Type')).toBe(NDJSON)
  })
})

describe('a recording whose answer is streamed', () => {
  test('keeps its place until the end, and is logged then', async () => {
    const heard = deferred<Transcription>()
    const app = testApp(server.db, {
      uploadPlaces: { all: 1, reserve: 0, anAccount: 1 },
      extract: heardOneItem,
    })
    app.settings.transcribe = () => heard.promise
    const upload = () =>
      app.app.request('/api/expenses/voice', {
        method: 'POST',
        body: form(),
        headers: { Authorization: `Bearer ${me}`, Accept: NDJSON },
      })
    const first = await upload()
    expect((await upload()).status).toBe(503)
    expect(app.logged.join('')).not.toContain('"status":200')
    heard.resolve(TEXT)
    await first.text()
    expect(app.logged.join('')).toContain('"status":200')
    expect((await upload()).status).toBe(200)
  })

  test('comes event by event through the real server, which lets go of it when the caller hangs up', async () => {
    const heard = vi.fn()
    const app = testApp(server.db)
    app.settings.transcribe = (_, { signal }) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => {
          heard()
          reject(new Error('hung up'))
        })
      })
    const address = { host: '127.0.0.1', port: 0, setting: 'PORT', unreadMs: 1000 }
    const { port, close } = await listen(requestListener(app.app), address)
    const whole = new Request('http://any', { method: 'POST', body: form() })
    const headers = {
      Authorization: `Bearer ${me}`,
      Accept: NDJSON,
      'Content-Type': whole.headers.get('Content-Type') ?? '',
    }
    const sending = connect({ port, method: 'POST', path: '/api/expenses/voice', headers })
    sending.on('error', () => undefined)
    sending.end(Buffer.from(await whole.arrayBuffer()))
    const [response] = await once(sending, 'response')
    const [line] = await once(response, 'data')
    expect(String(line)).toBe('{"event":"received"}\n')
    response.on('error', () => undefined)
    sending.destroy()
    await vi.waitFor(() => expect(heard).toHaveBeenCalledOnce())
    await vi.waitFor(() => expect(app.logged.join('')).toContain('"status":499'))
    expect(app.logged.join('')).not.toContain('unexpected error')
    await close()
  })
})
