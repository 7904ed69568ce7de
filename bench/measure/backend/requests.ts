/** What a phone asks of the backend, over and over. */
import { randomUUID } from 'node:crypto'
import {
  AUDIO_FIELD,
  AUTO_INSERT_FIELD,
  IDEMPOTENCY_HEADER,
  TIME_ZONE_HEADER,
} from '../../../shared/wire/voice-request.ts'
import { knownNoise, RATE } from '../known-noise.ts'
import { wavOf } from '../wav.ts'
import type { Request } from './load.ts'

export const ZONE = 'Asia/Jakarta'
const VOICE_SECONDS = 5
const BOUNDARY = 'ucap-bench-boundary'

export const ASKS = ['dashboard', 'month detail', 'add', 'voice'] as const
export type Ask = (typeof ASKS)[number]

/** `today` is YYYY-MM-DD. */
export function requestsOf(token: string, today: string): Readonly<Record<Ask, () => Request>> {
  const headers = { Authorization: `Bearer ${token}`, [TIME_ZONE_HEADER]: ZONE }
  const read = (path: string) => () => ({ method: 'GET', path, headers, status: 200 }) as const
  const expense = Buffer.from(
    JSON.stringify({
      amount: 25_000,
      currency: 'IDR',
      description: 'Kopi susu',
      category: 'Food & Dining',
      date: `${today}T08:00:00+07:00`,
    }),
  )
  const recording = multipart(wavOf(knownNoise(VOICE_SECONDS * RATE)))
  return {
    dashboard: read('/api/dashboard/stats'),
    'month detail': read(`/api/expenses/detail?timeframe=month&month=${today.slice(0, 7)}`),
    add: () => ({
      method: 'POST',
      path: '/api/expenses',
      headers: { ...headers, ...written('application/json', expense) },
      body: expense,
      status: 201,
    }),
    voice: () => ({
      method: 'POST',
      path: '/api/expenses/voice',
      headers: { ...headers, ...written(`multipart/form-data; boundary=${BOUNDARY}`, recording) },
      body: recording,
      status: 200,
    }),
  }
}

function written(type: string, body: Uint8Array): Record<string, string> {
  return {
    'Content-Type': type,
    'Content-Length': String(body.length),
    [IDEMPOTENCY_HEADER]: randomUUID(),
  }
}

function multipart(wav: Uint8Array): Uint8Array {
  const part = (disposition: string) => `--${BOUNDARY}\r\nContent-Disposition: form-data; ${disposition}\r\n`
  return Buffer.concat([
    Buffer.from(`${part(`name="${AUTO_INSERT_FIELD}"`)}\r\ntrue\r\n`),
    Buffer.from(`${part(`name="${AUDIO_FIELD}"; filename="recording.wav"`)}Content-Type: audio/wav\r\n\r\n`),
    wav,
    Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
  ])
}
