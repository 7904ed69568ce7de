import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sentence, speechPath } from '../../fixtures/speech.ts'
import { startTranscriber, type Transcriber } from '../../transcriber/server.ts'
import { noise, wavOf } from './sounds.ts'

let transcriber: Transcriber
beforeAll(async () => {
  transcriber = await startTranscriber()
})
afterAll(() => transcriber.close())

const lunch = readFileSync(speechPath('en-lunch-bus.wav'))

async function post(
  audio: Uint8Array<ArrayBuffer> | null,
  fields: Record<string, string> = { model: 'any' },
) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  if (audio) form.set('file', new File([audio], 'recording.wav', { type: 'audio/wav' }))
  return fetch(`${transcriber.url}/audio/transcriptions`, { method: 'POST', body: form })
}

it('gives the transcript of a sentence it knows, and notes what it heard', async () => {
  const before = transcriber.requests.length
  const response = await post(new Uint8Array(lunch))
  expect([response.status, await response.json()]).toEqual([
    200,
    { text: sentence('en-lunch-bus.wav').transcript },
  ])
  expect(transcriber.requests.slice(before)).toEqual([
    {
      bytes: lunch.length,
      seconds: (lunch.length - 44) / 32_000,
      bestCorrelation: expect.closeTo(1, 6),
      file: 'en-lunch-bus.wav',
    },
  ])
})

it('gives an empty text for a sound it does not know', async () => {
  const response = await post(wavOf(noise(3, 0.5)))
  expect([response.status, await response.json()]).toEqual([200, { text: '' }])
})

it('answers as plain text when asked to', async () => {
  const response = await post(new Uint8Array(lunch), { model: 'any', response_format: 'text' })
  expect(await response.text()).toBe(`${sentence('en-lunch-bus.wav').transcript}\n`)
})

it.each([
  ['a broken WAV', () => post(new Uint8Array(lunch.subarray(0, 1000))), 400, 'file'],
  ['no file', () => post(null), 400, 'file'],
  ['no model', () => post(new Uint8Array(lunch), {}), 400, 'model'],
  [
    'an unknown response format',
    () => post(new Uint8Array(lunch), { model: 'any', response_format: 'xml' }),
    400,
    'response_format',
  ],
  [
    'a body that is not multipart',
    () => fetch(`${transcriber.url}/audio/transcriptions`, { method: 'POST', body: 'x' }),
    400,
    null,
  ],
  [
    'a multipart body that is cut off',
    () =>
      fetch(`${transcriber.url}/audio/transcriptions`, {
        method: 'POST',
        headers: { 'content-type': 'multipart/form-data; boundary=x' },
        body: '--x\r\nContent-Disposition: form-data; name="file"',
      }),
    400,
    null,
  ],
  ['another method', () => fetch(`${transcriber.url}/audio/transcriptions`), 405, null],
  ['another address', () => fetch(`${transcriber.url}/models`), 404, null],
  ['26 MB', () => post(new Uint8Array(26 * 1024 * 1024)), 413, null],
])('refuses %s in the form of an OpenAI error', async (_, send, status, param) => {
  const before = transcriber.requests.length
  const response = await send()
  expect([response.status, await response.json()]).toEqual([
    status,
    { error: { message: expect.any(String), type: 'invalid_request_error', param, code: null } },
  ])
  expect(transcriber.requests).toHaveLength(before)
})
