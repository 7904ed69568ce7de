/** A recording that is sent while it is spoken, as the recorder sends it. */
import { createHash } from 'node:crypto'
import { FlacEncoder } from '../../../../workers/flac-encoder.ts'
import type { Answer, TestApp } from '../support/test-app.ts'

export const TUS = { 'Tus-Resumable': '1.0.0' }
export const KEY = 'recording-1'

export function flacOf(wav: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const encoder = new FlacEncoder()
  encoder.encode(new Int16Array(wav.slice(44).buffer), true)
  return encoder.slice(0).slice()
}

export function begin({ call }: TestApp, uid: string, key = KEY): Promise<Answer> {
  const headers = { ...TUS, 'Upload-Defer-Length': '1', 'Idempotency-Key': key }
  return call(uid, 'POST', '/expenses/voice/uploads', { headers })
}

/** Below `/api`. */
export async function beginAt(server: TestApp, uid: string, key = KEY): Promise<string> {
  return (await begin(server, uid, key)).headers.get('Location')?.replace('/api', '') ?? ''
}

export function patch(
  { call }: TestApp,
  uid: string,
  path: string,
  offset: number,
  piece: Uint8Array<ArrayBuffer>,
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer> {
  return call(uid, 'PATCH', path, {
    body: piece,
    headers: {
      ...TUS,
      'Content-Type': 'application/offset+octet-stream',
      'Upload-Offset': String(offset),
      ...headers,
    },
  })
}

export interface CompletionFields {
  readonly upload: string
  readonly offset: string
  readonly length: string
  readonly sha256: string
}

/** What `rest`, which begins at `offset`, completes to `wav`. */
export function completion(
  path: string,
  offset: number,
  rest: Uint8Array,
  wav: Uint8Array,
): CompletionFields {
  return {
    upload: `/api${path}`,
    offset: String(offset),
    length: String(offset + rest.length),
    sha256: createHash('sha256').update(wav).digest('base64'),
  }
}

export function complete(
  { call }: TestApp,
  uid: string,
  fields: Partial<CompletionFields>,
  rest: Uint8Array<ArrayBuffer>,
  key = KEY,
): Promise<Answer> {
  const body = completionBody(fields, rest)
  return call(uid, 'POST', '/expenses/voice', { body, headers: { 'Idempotency-Key': key } })
}

export function completionBody(fields: Partial<CompletionFields>, rest: Uint8Array<ArrayBuffer>): FormData {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.append(name, value)
  body.append('audio', new File([rest], 'recording.flac', { type: 'audio/flac' }))
  body.append('auto_insert', 'true')
  return body
}

export function sendWhole(
  { call }: TestApp,
  uid: string,
  wav: Uint8Array<ArrayBuffer>,
  key = KEY,
): Promise<Answer> {
  const body = new FormData()
  body.append('audio', new File([wav], 'recording.wav'))
  body.append('auto_insert', 'true')
  return call(uid, 'POST', '/expenses/voice', { body, headers: { 'Idempotency-Key': key } })
}
