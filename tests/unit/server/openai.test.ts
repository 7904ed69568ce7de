import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { openAiTranscriber } from '../../../server/transcription/openai.ts'
import { wavBytes } from './support/wav-bytes.ts'

const CLIP = { bytes: wavBytes({ sample: 77 }), mediaType: 'audio/wav', fileName: 'recording.wav' }
const NEVER = new AbortController().signal

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

const settings = (url: string, key: string | null = null) => ({ url, key, model: 'whisper-1' })
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
  const heard = await openAiTranscriber(settings(url, 'sk-1'))(CLIP, NEVER)
  expect(heard).toEqual({ kind: 'text', text: 'kopi dua puluh ribu', confidence: null })
  const [request] = received
  expect(request).toMatchObject({ url: '/v1/audio/transcriptions', authorization: 'Bearer sk-1' })
  expect(request?.form.get('model')).toBe('whisper-1')
  expect(request?.form.get('response_format')).toBe('json')
  expect(request?.form.has('language')).toBe(false)
  const file = request?.form.get('file') as File
  expect([file.name, file.type]).toEqual(['recording.wav', 'audio/wav'])
  expect(new Uint8Array(await file.arrayBuffer())).toEqual(CLIP.bytes)
})

test.each([400, 413, 415, 422])('status %i is about the audio', async status => {
  const url = await answering(status, '{}')
  expect(await openAiTranscriber(settings(url))(CLIP, NEVER)).toEqual({ kind: 'refused', status })
})

test.each([
  [500, ''],
  [401, ''],
  [404, ''],
  [429, ''],
  [200, 'not json'],
  [200, '{"words":[]}'],
])('status %i with the body "%s" is a service that cannot be used now', async (status, body) => {
  const url = await answering(status, body)
  expect((await openAiTranscriber(settings(url))(CLIP, NEVER)).kind).toBe('unavailable')
})

test('a service that nobody runs is out of reach', async () => {
  const heard = await openAiTranscriber(settings('http://127.0.0.1:9/v1'))(CLIP, NEVER)
  expect(heard.kind).toBe('unavailable')
})

test('a service that does not answer in time is out of reach', async () => {
  const url = await service(request => request.resume())
  const heard = await openAiTranscriber(settings(url), { timeoutMs: 50 })(CLIP, NEVER)
  expect(heard).toEqual({ kind: 'unavailable', detail: 'TimeoutError' })
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
  await expect(openAiTranscriber(settings(url))(CLIP, speaker.signal)).rejects.toThrow()
  await serviceSawTheEnd
})
