import { describe, expect, it } from 'vitest'
import type { RecorderEvent } from '../../../shared/contracts/recorder.ts'
import type { AccessToken } from '../../../shared/domain/access-token.ts'
import { UPLOAD_TIMEOUT_MS, type UploadDeps, upload } from '../../../workers/upload.ts'
import { type VoiceRecording, WAV_FORMAT } from '../../../workers/voice-recording.ts'

const recording: VoiceRecording = {
  id: '3f0c0a52-7c1e-4a57-9c5e-6d2f5b1c9a11',
  userId: 'first',
  language: 'id',
  timeZone: 'Asia/Makassar',
  currency: 'IDR',
  recordedAt: 0,
  seconds: 1,
  format: WAV_FORMAT,
  audio: Uint8Array.from([1, 2, 3]),
}

interface Sent {
  readonly url: string
  readonly request: Request
}

interface Server {
  readonly sent: Sent[]
  readonly deps: UploadDeps
}

/** Answers each request with the next of `answers`. */
function server(...answers: (() => Response | Promise<Response>)[]): Server {
  const sent: Sent[] = []
  const deps: UploadDeps = {
    accessToken: async () => ({ kind: 'token', token: 'fresh' }),
    timeout: () => new AbortController().signal,
    emit: () => undefined,
    post: async ({ url, headers, body }) => {
      sent.push({
        url,
        request: new Request(new URL(url, 'https://ucap.example'), { method: 'POST', headers, body }),
      })
      const answer = answers.shift()
      if (!answer) throw new Error('one request too many')
      const response = await answer()
      const mediaType = response.headers.get('Content-Type')?.split(';')[0] ?? ''
      return { status: response.status, mediaType, text: await response.text() }
    },
  }
  return { sent, deps }
}

function json(status: number, body: unknown): () => Response {
  return () => Response.json(body, { status })
}

describe('upload', () => {
  it('names the expenses that it may put right, and has no such field where there are none', async () => {
    const { sent, deps } = server(json(200, {}), json(200, {}))
    await upload({ ...recording, context: 'a,b' }, deps)
    await upload({ ...recording, context: '' }, deps)
    const fields = await Promise.all(
      sent.map(async ({ request }) => (await request.formData()).get('context')),
    )
    expect(fields).toEqual(['a,b', null])
  })

  it('sends the WAV with all that the server has to know', { tags: ['spec-6.5'] }, async () => {
    const { sent, deps } = server(json(200, {}))
    await upload(recording, deps)
    const [only] = sent
    expect(only?.url).toBe('/api/expenses/voice')
    expect(only?.request.method).toBe('POST')
    const headers = Object.fromEntries(only?.request.headers ?? [])
    expect(headers).toMatchObject({
      authorization: 'Bearer fresh',
      'idempotency-key': recording.id,
      'accept-language': 'id',
      'x-time-zone': 'Asia/Makassar',
      'x-currency': 'IDR',
    })
    const form = await only?.request.formData()
    expect(form?.get('auto_insert')).toBe('true')
    const audio = form?.get('audio') as File
    expect([audio.name, audio.type]).toEqual(['recording.wav', 'audio/wav'])
    expect(new Uint8Array(await audio.arrayBuffer())).toEqual(Uint8Array.from([1, 2, 3]))
  })

  it.each([200, 201])('is answered by %i with JSON', async status => {
    const { deps } = server(json(status, { expenses: [] }))
    expect(await upload(recording, deps)).toEqual({ kind: 'answered', body: { expenses: [] } })
  })

  it.each([400, 403, 404, 405, 406, 410, 413, 415, 422])('is refused for good by %i', async status => {
    const { deps } = server(json(status, { message: 'no', violation_type: 'not_expense' }))
    expect(await upload(recording, deps)).toEqual({
      kind: 'refused',
      status,
      message: 'no',
      violationType: 'not_expense',
    })
  })

  it.each([402, 408, 409, 421, 423, 425, 428, 429, 500, 502, 503, 504])(
    'stays unsent after %i',
    async status => {
      const { deps } = server(json(status, { message: 'later' }))
      const reason = { kind: 'server', status, message: 'later' }
      expect(await upload(recording, deps)).toEqual({ kind: 'unsent', reason })
    },
  )

  it('tells when the server wants it again', async () => {
    const { deps } = server()
    const mediaType = 'application/json'
    const post = async () => ({ status: 503, mediaType, text: '{"message":"later"}', retryAfterS: 30 })
    const reason = { kind: 'server', status: 503, message: 'later', retryAfterS: 30 }
    expect(await upload(recording, { ...deps, post })).toEqual({ kind: 'unsent', reason })
  })

  it.each([
    ['a page of HTML', () => new Response('<html>')],
    ['nothing', () => new Response(null, { status: 204 })],
  ])('stays unsent when the success carries %s', async (_, answer) => {
    const { deps } = server(answer)
    expect(await upload(recording, deps)).toMatchObject({
      kind: 'unsent',
      reason: { kind: 'server', message: null },
    })
  })

  it('is refused without a message when the refusal is no JSON', async () => {
    const { deps } = server(() => new Response('Payload too large', { status: 413 }))
    const refused = { kind: 'refused', status: 413, message: null, violationType: null }
    expect(await upload(recording, deps)).toEqual(refused)
  })

  it('asks for another token once after a 401, and sends the same recording again', async () => {
    const { sent, deps } = server(json(401, {}), json(200, {}))
    const tokens = ['stale', 'fresh']
    const accessToken = async (): Promise<AccessToken> => ({ kind: 'token', token: tokens.shift() ?? '' })
    expect(await upload(recording, { ...deps, accessToken })).toEqual({ kind: 'answered', body: {} })
    expect(sent.map(({ request }) => request.headers.get('authorization'))).toEqual([
      'Bearer stale',
      'Bearer fresh',
    ])
    expect(sent.map(({ request }) => request.headers.get('idempotency-key'))).toEqual([
      recording.id,
      recording.id,
    ])
  })

  it('takes a second 401 for being signed out', async () => {
    const { sent, deps } = server(json(401, {}), json(401, {}))
    expect(await upload(recording, deps)).toEqual({ kind: 'unsent', reason: { kind: 'signedOut' } })
    expect(sent).toHaveLength(2)
  })

  it.each([
    ['none', 'signedOut'],
    ['offline', 'offline'],
  ] as const)('sends nothing without a token: %s', async (kind, reason) => {
    const { sent, deps } = server()
    const result = await upload(recording, { ...deps, accessToken: async () => ({ kind }) })
    expect(result).toEqual({ kind: 'unsent', reason: { kind: reason } })
    expect(sent).toEqual([])
  })

  it('asks for the token of the account that spoke', async () => {
    const { deps } = server(json(200, {}))
    const asked: string[] = []
    const accessToken = async (userId: string): Promise<AccessToken> => {
      asked.push(userId)
      return { kind: 'none' }
    }
    await upload(recording, { ...deps, accessToken })
    expect(asked).toEqual(['first'])
  })

  it('is offline when there is no connection', async () => {
    const { deps } = server(() => Promise.reject(new TypeError('Failed to fetch')))
    expect(await upload(recording, deps)).toEqual({ kind: 'unsent', reason: { kind: 'offline' } })
  })

  it('is offline when the connection is cut in the middle of the answer', async () => {
    const cut = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('{"expen'))
        controller.error(new TypeError('terminated'))
      },
    })
    const { deps } = server(() => new Response(cut))
    expect(await upload(recording, deps)).toEqual({ kind: 'unsent', reason: { kind: 'offline' } })
  })

  it('gives up after 90 seconds, also while it waits for the token', {
    tags: ['fault-no-answer-in-time'],
  }, async () => {
    const controller = new AbortController()
    const asked: number[] = []
    const { deps } = server()
    const result = upload(recording, {
      ...deps,
      accessToken: () => new Promise(() => undefined),
      timeout: ms => {
        asked.push(ms)
        return controller.signal
      },
    })
    controller.abort(new DOMException('', 'TimeoutError'))
    expect(await result).toEqual({ kind: 'unsent', reason: { kind: 'timeout' } })
    expect(asked).toEqual([UPLOAD_TIMEOUT_MS])
    expect(UPLOAD_TIMEOUT_MS).toBe(90_000)
  })

  it('hands its time-out to the request', async () => {
    const controller = new AbortController()
    const { deps } = server()
    const result = upload(recording, {
      ...deps,
      timeout: () => controller.signal,
      post: ({ signal }) =>
        new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason))
          controller.abort(new DOMException('', 'TimeoutError'))
        }),
    })
    expect(await result).toEqual({ kind: 'unsent', reason: { kind: 'timeout' } })
  })
  it('sends a recording of the browser’s own making with its type and extension', async () => {
    const { sent, deps } = server(json(200, {}))
    await upload({ ...recording, format: { type: 'audio/webm', extension: 'webm' } }, deps)
    const audio = (await sent[0]?.request.formData())?.get('audio') as File
    expect([audio.name, audio.type]).toEqual(['recording.webm', 'audio/webm'])
  })

  it('tells how far it is, and of which recording', async () => {
    const told: RecorderEvent[] = []
    const { deps } = server()
    await upload(recording, {
      ...deps,
      emit: event => told.push(event),
      post: async ({ onSent }) => {
        onSent(0.5)
        onSent(1)
        return { status: 200, mediaType: 'application/json', text: '{}' }
      },
    })
    expect(told).toEqual([
      { kind: 'uploading', id: recording.id, sent: 0.5 },
      { kind: 'uploading', id: recording.id, sent: 1 },
    ])
  })
})

describe('an answer that comes as events', () => {
  const line = (event: unknown) => `${JSON.stringify(event)}\n`
  const STAGES =
    line({ event: 'received' }) +
    line({ event: 'transcribed', transcription: 'kopi dua lima' }) +
    line({ event: 'extracted', expenses: [{}] })
  const done = (status: number, body: unknown, headers?: Record<string, string>) =>
    line({ event: 'done', status, body, ...(headers ? { headers } : {}) })
  const events = (text: string) => () =>
    new Response(text, { headers: { 'Content-Type': 'application/x-ndjson' } })

  it('is asked for, and JSON is taken, too', async () => {
    const { sent, deps } = server(json(200, {}))
    await upload(recording, deps)
    expect(sent[0]?.request.headers.get('accept')).toBe('application/x-ndjson, application/json;q=0.9')
  })

  it('tells each stage once, as soon as its line has ended, whatever the pieces in which it comes', async () => {
    const told: RecorderEvent[] = []
    const text = `${STAGES}\n${line({ event: 'of a later server' })}not JSON\n${done(200, { expenses: [] })}`
    const { deps } = server()
    const result = await upload(recording, {
      ...deps,
      emit: event => told.push(event),
      post: async ({ onReceived }) => {
        for (let length = 1; length < text.length; length++) {
          onReceived(text.slice(0, length))
          if (!text.slice(0, length).includes('\n')) expect(told).toEqual([])
        }
        return { status: 200, mediaType: 'application/x-ndjson', text }
      },
    })
    const { id } = recording
    expect(told).toEqual([
      { kind: 'stageReached', id, stage: 'received' },
      { kind: 'stageReached', id, stage: 'transcribed', transcription: 'kopi dua lima' },
      { kind: 'stageReached', id, stage: 'extracted' },
    ])
    expect(result).toEqual({ kind: 'answered', body: { expenses: [] } })
  })

  it('is what its last event says, as if that had been the whole answer', async () => {
    const { deps } = server(events(STAGES + done(422, { message: 'no' })))
    const refused = { kind: 'refused', status: 422, message: 'no', violationType: null }
    expect(await upload(recording, deps)).toEqual(refused)
    const later = server(events(done(503, { message: 'later' }, { 'Retry-After': '40' })))
    const reason = { kind: 'server', status: 503, message: 'later', retryAfterS: 40 }
    expect(await upload(recording, later.deps)).toEqual({ kind: 'unsent', reason })
  })

  it.each([STAGES, `${STAGES}{"event":"done","sta`, ''])('without its end is none: %j', async text => {
    const { deps } = server(events(text))
    expect(await upload(recording, deps)).toEqual({ kind: 'unsent', reason: { kind: 'offline' } })
  })

  it('whose end is a 401 is asked for again with another token', async () => {
    const { sent, deps } = server(events(done(401, {})), events(done(200, {})))
    expect(await upload(recording, deps)).toEqual({ kind: 'answered', body: {} })
    expect(sent).toHaveLength(2)
  })
})
