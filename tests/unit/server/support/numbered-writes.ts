/** Expenses told apart by a number, added by hand or by voice, and a transcription service that hears it. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { wavBytes } from './wav-bytes.ts'

export interface NumberedWrite {
  readonly uid: string
  /** 1..30000: the amount is that many thousand rupiah. */
  readonly number: number
  readonly kind: 'byHand' | 'byVoice'
  readonly key: string
}

export interface Acknowledged {
  readonly status: number
  /** Of the saved expense; null where the answer has none. */
  readonly id: string | null
  readonly body: unknown
}

/** Rejects when no answer comes. */
export async function send(url: string, { uid, number, kind, key }: NumberedWrite): Promise<Acknowledged> {
  const headers: Record<string, string> = { Authorization: `Bearer ${uid}`, 'Idempotency-Key': key }
  const response =
    kind === 'byVoice'
      ? await fetch(`${url}/api/expenses/voice`, { method: 'POST', headers, body: recording(number) })
      : await fetch(`${url}/api/expenses`, {
          method: 'POST',
          headers: { ...headers, 'Content-Type': 'application/json' },
          body: JSON.stringify({
            amount: number * 1000,
            description: 'Kopi',
            category: 'Food & Dining',
            currency: 'IDR',
            date: '2026-01-01',
          }),
        })
  // biome-ignore lint/suspicious/noExplicitAny: an id that is not there is null, whatever is there instead
  const body: any = await response.json()
  return { status: response.status, id: body.data?.id ?? body.expenses?.[0]?.id ?? null, body }
}

/** Of all expenses of an account, newest first. */
export async function savedBy(url: string, uid: string): Promise<{ id: string; number: number }[]> {
  const all: { id: string; number: number }[] = []
  for (;;) {
    const response = await fetch(`${url}/api/expenses?limit=1000&offset=${all.length}`, {
      headers: { Authorization: `Bearer ${uid}` },
    })
    const { expenses } = (await response.json()) as { expenses: { id: string; amount: number }[] }
    if (expenses.length === 0) return all
    all.push(...expenses.map(({ id, amount }) => ({ id, number: amount / 1000 })))
  }
}

function recording(number: number): FormData {
  const body = new FormData()
  body.set('audio', new File([wavBytes({ seconds: 0.01, sample: number })], 'a.wav', { type: 'audio/wav' }))
  body.set('auto_insert', 'true')
  return body
}

export interface NumberService {
  /** For TRANSCRIBE_URL. */
  readonly url: string
  /** The numbers, as often as they were asked about. */
  readonly heard: number[]
  close(): void
}

/** Hears "kopi N ribu" where every sample is N. */
export async function numberService(): Promise<NumberService> {
  const heard: number[] = []
  const server = createServer(async (request, response) => {
    const wav = await buffer(request).catch(() => null)
    // Who asked was killed over it.
    if (wav === null) return
    const number = wav.readInt16LE(wav.indexOf('RIFF') + 44)
    heard.push(number)
    response.end(JSON.stringify({ text: `kopi ${number} ribu` }))
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}/v1`, heard, close: () => server.close() }
}
