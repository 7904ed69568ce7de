import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { openAiTranscriber } from '../../../server/transcription/openai.ts'
import { deferred } from '../deferred.ts'
import { wavBytes } from './support/wav-bytes.ts'

const CLIP = { bytes: wavBytes({ sample: 77 }), mediaType: 'audio/wav', fileName: 'recording.wav' }
const listeningTo = (signal: AbortSignal) => ({ account: 'ani', signal, language: 'id' as const })
const LISTENING = listeningTo(new AbortController().signal)

const cleanups: (() => void)[] = []
afterEach(() => {
  for (const cleanup of cleanups.splice(0)) cleanup()
})

type Handler = (request: IncomingMessage, response: ServerResponse) => void

async function service(handler: Handler): Promise<string> {
  const server = createServer(handler)
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  cleanups.push(() => {
    server.close()
    server.closeAllConnections()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`
}

const settings = (url: string, key: string | null = null, model = 'whisper-1') => ({ url, key, model })
const answering = (status: number, body: string) =>
  service((request, response) => {
    request.resume().on('end', () => response.writeHead(status).end(body))
  })

test('the recording goes out as the protocol has it, and the text comes back', async () => {
  const received: { url: string | undefined; authorization: string | undefined; form: FormData }[] = []
  const url = await service(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const type = request.headers['content-type'] ?? ''
    const form = await new Response(Buffer.concat(chunks), { headers: { 'Content-Type': type } }).formData()
    received.push({ url: request.url, authorization: request.headers.authorization, form })
    response.end(JSON.stringify({ text: ' kopi dua puluh ribu ' }))
  })
  const heard = await openAiTranscriber(settings(url, 'sk-1'))(CLIP, LISTENING)
  expect(heard).toMatchObject({ kind: 'text', text: 'kopi dua puluh ribu', confidence: null })
  const [request] = received
  expect(request).toMatchObject({ url: '/v1/audio/transcriptions', authorization: 'Bearer sk-1' })
  expect(request?.form.get('model')).toBe('whisper-1')
  expect(request?.form.get('response_format')).toBe('verbose_json')
  expect(request?.form.has('include[]')).toBe(false)
  expect(request?.form.has('prompt')).toBe(false)
  expect(request?.form.has('language')).toBe(false)
  const file = request?.form.get('file') as File
  expect([file.name, file.type]).toEqual(['recording.wav', 'audio/wav'])
  expect(new Uint8Array(await file.arrayBuffer())).toEqual(CLIP.bytes)
})

test('words to expect go out as the prompt', async () => {
  const prompts: (string | null)[] = []
  const url = await service(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const type = request.headers['content-type'] ?? ''
    const form = await new Response(Buffer.concat(chunks), { headers: { 'Content-Type': type } }).formData()
    prompts.push(form.get('prompt') as string | null)
    response.end(JSON.stringify({ text: 'kopi' }))
  })
  await openAiTranscriber(settings(url))(CLIP, { ...LISTENING, prompt: 'Warung Bu Tini, GoPay' })
  expect(prompts).toEqual(['Warung Bu Tini, GoPay'])
})

test.each([413, 415])('status %i is about the audio', async status => {
  const url = await answering(status, '{}')
  expect(await openAiTranscriber(settings(url))(CLIP, LISTENING)).toEqual({ kind: 'refused', status })
})

/** Answers each request by the status that is set. */
async function changing(model: string) {
  const answer = { status: 200 }
  const url = await service((request, response) => {
    request.resume().on('end', () => response.writeHead(answer.status).end('{"text":"kopi"}'))
  })
  return { answer, hear: () => openAiTranscriber(settings(url, null, model)) }
}

describe.each([400, 422])('status %i, which a model that the service does not know draws, too,', status => {
  test('is about the settings before anything was heard', async () => {
    const { answer, hear } = await changing('whisper-1')
    answer.status = status
    const heard = await hear()(CLIP, LISTENING)
    expect(heard).toMatchObject({ kind: 'unavailable', detail: expect.stringContaining('TRANSCRIBE_MODEL') })
  })

  test('is about the audio where others are heard, and about the settings again where none is', async () => {
    const { answer, hear } = await changing('gpt-4o-transcribe-diarize')
    const transcribe = hear()
    const kinds = async (count: number, now: number) => {
      answer.status = now
      const heard: string[] = []
      for (let i = 0; i < count; i++) heard.push((await transcribe(CLIP, LISTENING)).kind)
      return heard
    }
    await kinds(1, 200)
    expect(await kinds(2, status)).toEqual(['refused', 'refused'])
    await kinds(1, 200)
    expect(await kinds(5, status)).toEqual(['refused', 'refused', 'refused', 'unavailable', 'unavailable'])
    await kinds(1, 200)
    expect(await kinds(1, status)).toEqual(['refused'])
  })
})

test.each([
  [500, ''],
  [401, ''],
  [403, ''],
  [404, ''],
  [429, ''],
  [200, 'not json'],
  [200, '{"words":[]}'],
])('status %i with the body "%s" is a service that cannot be used now', async (status, body) => {
  const url = await answering(status, body)
  expect((await openAiTranscriber(settings(url))(CLIP, LISTENING)).kind).toBe('unavailable')
})

/** Answers by the form it is asked for, and remembers which. */
async function knowing(answers: Readonly<Record<string, [status: number, body: string]>>) {
  const asked: string[] = []
  const url = await service(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const type = request.headers['content-type'] ?? ''
    const form = await new Response(Buffer.concat(chunks), { headers: { 'Content-Type': type } }).formData()
    const wanted = [form.get('response_format'), ...form.getAll('include[]')].join('+')
    asked.push(wanted)
    const [status, body] = answers[wanted] ?? [400, '{}']
    response.writeHead(status).end(body)
  })
  return { url, asked }
}

test('a service that knows no segments is asked for plain text, and from then on at once', async () => {
  const { url, asked } = await knowing({ json: [200, '{"text":"kopi"}'] })
  const transcribe = openAiTranscriber(settings(url))
  expect(await transcribe(CLIP, LISTENING)).toMatchObject({ kind: 'text', text: 'kopi', confidence: null })
  expect((await transcribe(CLIP, LISTENING)).kind).toBe('text')
  expect(asked).toEqual(['verbose_json', 'json', 'json'])
})

test('a service that refuses one recording is asked for segments again at the next', async () => {
  const { url, asked } = await knowing({})
  const transcribe = openAiTranscriber(settings(url))
  await transcribe(CLIP, LISTENING)
  await transcribe(CLIP, LISTENING)
  expect(asked).toEqual(['verbose_json', 'json', 'verbose_json', 'json'])
})

test.each([
  ['whisper-1', 'verbose_json'],
  ['Systran/faster-whisper-small', 'verbose_json'],
  ['gpt-4o-transcribe', 'json+logprobs'],
  ['gpt-4o-mini-transcribe-2025-12-15', 'json+logprobs'],
  ['gpt-4o-transcribe-diarize', 'json'],
  ['gpt-transcribe', 'json'],
])('%s is asked for %s', async (model, form) => {
  const { url, asked } = await knowing({ [form]: [200, '{"text":"kopi"}'] })
  await openAiTranscriber(settings(url, null, model))(CLIP, LISTENING)
  expect(asked).toEqual([form])
})

const SPEECH = { text: ' kopi dua puluh ribu', avg_logprob: -0.2, no_speech_prob: 0.01, tokens: [1, 2, 3] }
const MADE_UP = { text: ' Terima kasih.', avg_logprob: -1.4, no_speech_prob: 0.9, tokens: [1, 2] }

test.each([
  ['of one segment', [SPEECH], null, Math.exp(-0.2)],
  [
    'of segments, by their tokens',
    [SPEECH, { ...SPEECH, avg_logprob: -1, tokens: [1] }],
    null,
    Math.exp(-0.4),
  ],
  [
    'of segments without tokens, by their seconds',
    [
      { text: 'kopi', avg_logprob: -0.5, start: 0, end: 1 },
      { text: 'teh', avg_logprob: -0.1, start: 1, end: 4 },
    ],
    null,
    Math.exp(-0.2),
  ],
  ['without the segments that are silence', [SPEECH, MADE_UP], 'kopi dua puluh ribu', Math.exp(-0.2)],
  ['of nothing but silence', [MADE_UP], '', null],
  ['of speech that is hard to hear', [{ ...MADE_UP, no_speech_prob: 0.3 }], null, Math.exp(-1.4)],
  ['that is filled in with zeros', [{ text: 'kopi', avg_logprob: 0, no_speech_prob: 0 }], null, null],
  ['that does not tell', [{ text: 'kopi', avg_logprob: null, no_speech_prob: null }], null, null],
  ['of no segment', [], null, null],
])('an answer %s is read for text and confidence', async (_, segments, text, confidence) => {
  const url = await answering(200, JSON.stringify({ text: 'all\n of it', segments }))
  const heard = await openAiTranscriber(settings(url))(CLIP, LISTENING)
  if (heard.kind !== 'text') throw new Error(heard.kind)
  expect(heard.text).toBe(text ?? 'all of it')
  if (confidence === null) expect(heard.confidence).toBeNull()
  else expect(heard.confidence).toBeCloseTo(confidence, 10)
})

test("of single tokens the confidence is their probabilities' geometric mean", async () => {
  const logprobs = [-0.1, -0.3].map(logprob => ({ token: 'x', logprob, bytes: [120] }))
  const url = await answering(200, JSON.stringify({ text: 'kopi', logprobs }))
  const heard = await openAiTranscriber(settings(url))(CLIP, LISTENING)
  expect(heard).toMatchObject({ confidence: expect.closeTo(Math.exp(-0.2), 10), numberConfidence: null })
})

test('a service that does not run is out of reach', async () => {
  const heard = await openAiTranscriber(settings('http://127.0.0.1:9/v1'))(CLIP, LISTENING)
  expect(heard.kind).toBe('unavailable')
})

test('a service that does not answer in time is out of reach', async () => {
  const url = await service(request => request.resume())
  const heard = await openAiTranscriber(settings(url), { timeoutMs: 50 })(CLIP, LISTENING)
  expect(heard).toEqual({ kind: 'unavailable', detail: 'TimeoutError' })
})

test('an answer without end is given up on after a little of it', async () => {
  const chunk = Buffer.alloc(64 * 1024, 0x20)
  let sent = 0
  const closed = deferred<void>()
  const url = await service((request, response) => {
    response.on('close', () => closed.resolve())
    const write = () => {
      do sent += chunk.length
      while (response.write(chunk))
    }
    response.on('drain', write)
    request.resume().on('end', write)
  })
  const heard = await openAiTranscriber(settings(url))(CLIP, LISTENING)
  expect(heard).toEqual({ kind: 'overlong' })
  await closed.promise
  // What fits into the buffers of two sockets, of 300 MB or any more.
  expect(sent).toBeLessThan(16 * 1024 * 1024)
})

test.each([
  ['json', () => ({ text: 'kopi '.repeat(300) })],
  [
    'verbose_json',
    () => ({
      text: 'kopi '.repeat(300),
      segments: Array.from({ length: 30 }, (_, id) => ({
        id,
        seek: 0,
        start: id,
        end: id + 1,
        text: ' kopi susu dua puluh ribu',
        tokens: Array.from({ length: 15 }, (_, token) => 50_364 + token),
        temperature: 0,
        avg_logprob: -0.2860786020755768,
        compression_ratio: 1.2363636493682861,
        no_speech_prob: 0.00985979475080967,
      })),
    }),
  ],
  [
    'json+logprobs',
    () => ({
      text: 'kopi '.repeat(300),
      logprobs: Array.from({ length: 448 }, () => ({
        token: ' ribu',
        logprob: -0.00012345678901234567,
        bytes: [32, 114, 105, 98, 117],
      })),
    }),
  ],
])('a minute of quick speech is heard whole as %s', async (_, answer) => {
  const url = await answering(200, JSON.stringify(answer()))
  expect((await openAiTranscriber(settings(url))(CLIP, LISTENING)).kind).toBe('text')
})

test.each([
  ['120', 120],
  ['0', 1],
  ['999999999999', 3600],
  ['Fri, 20 Nov 2026 01:02:30 GMT', 150],
  ['Fri, 20 Nov 2026 00:00:00 GMT', 1],
  ['Fri, 20 Nov 2036 00:00:00 GMT', 3600],
  ['-5', null],
  ['2.5', null],
  ['soon', null],
  ['', null],
  [null, null],
])('Retry-After: %s of a service is read as %s seconds', async (said, seconds) => {
  const url = await service((request, response) => {
    const headers = {
      Date: 'Fri, 20 Nov 2026 01:00:00 GMT',
      ...(said === null ? {} : { 'Retry-After': said }),
    }
    request.resume().on('end', () => response.writeHead(429, headers).end())
  })
  expect(await openAiTranscriber(settings(url))(CLIP, LISTENING)).toEqual({
    kind: 'unavailable',
    detail: 'status 429',
    retryAfterS: seconds,
  })
})

test('the request to the service ends when the speaker hangs up', async () => {
  const speaker = new AbortController()
  let ended: (() => void) | undefined
  const serviceSawTheEnd = new Promise<void>(resolve => {
    ended = resolve
  })
  const url = await service((request, response) => {
    response.on('close', () => ended?.())
    request.resume().on('end', () => speaker.abort())
  })
  await expect(openAiTranscriber(settings(url))(CLIP, listeningTo(speaker.signal))).rejects.toThrow()
  await serviceSawTheEnd
})
