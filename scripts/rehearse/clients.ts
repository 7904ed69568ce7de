/** People who write without a pause, each from an address of its own, and send again what was not answered. */
import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { wavBytes } from '../../tests/unit/server/support/wav-bytes.ts'

export interface Written {
  readonly uid: string
  /** Thousands of rupiah: no two are the same. */
  readonly number: number
}

export interface Writing {
  readonly acknowledged: readonly Written[]
  /** Answers other than the one that was wanted, and none, each followed by another try under the same key. */
  readonly triedAgain: Readonly<Record<string, number>>
  /** From the first try to the answer, in milliseconds. */
  readonly longestMs: number
}

/** Long enough for a process that starts, short enough to find one that never answers. */
const PATIENCE_MS = 30_000

/** `people` of them until `signal` aborts; every third write is a recording. */
export async function writeTo(url: string, people: number, signal: AbortSignal): Promise<Writing> {
  const acknowledged: Written[] = []
  const triedAgain: Record<string, number> = {}
  let longestMs = 0
  let numbers = 0
  const person = async (index: number) => {
    const uid = `person-${index}`
    const agent = new Agent({ keepAlive: true, localAddress: `127.0.0.${index + 2}` })
    while (!signal.aborted) {
      const number = ++numbers
      const key = randomUUID()
      const from = performance.now()
      for (;;) {
        const status = await send(url, agent, uid, number, key)
        if (status === (isVoice(number) ? '200' : '201')) break
        triedAgain[status] = (triedAgain[status] ?? 0) + 1
        if (performance.now() - from > PATIENCE_MS)
          throw new Error(`A write was answered ${status} to the end`)
      }
      longestMs = Math.max(longestMs, performance.now() - from)
      acknowledged.push({ uid, number })
    }
    agent.destroy()
  }
  await Promise.all(Array.from({ length: people }, (_, index) => person(index)))
  return { acknowledged, triedAgain, longestMs }
}

const isVoice = (number: number) => number % 3 === 0

/** The status, or `none`. */
async function send(url: string, agent: Agent, uid: string, number: number, key: string): Promise<string> {
  const path = isVoice(number) ? '/api/expenses/voice' : '/api/expenses'
  const answer = new Response(isVoice(number) ? recording(number) : expense(number))
  const body = Buffer.from(await answer.arrayBuffer())
  const headers = {
    Authorization: `Bearer ${uid}`,
    'Content-Type': isVoice(number) ? (answer.headers.get('Content-Type') ?? '') : 'application/json',
    'Content-Length': body.length,
    'Idempotency-Key': key,
  }
  return new Promise(resolve => {
    const sending = request(`${url}${path}`, { method: 'POST', agent, headers }, response => {
      response.once('error', () => resolve('none'))
      response.resume().once('end', () => resolve(String(response.statusCode)))
    })
    sending.once('error', () => resolve('none'))
    sending.end(body)
  })
}

function expense(number: number): string {
  return JSON.stringify({
    amount: number * 1000,
    description: 'Kopi',
    category: 'Food & Dining',
    currency: 'IDR',
    date: '2026-01-01',
  })
}

function recording(number: number): FormData {
  const body = new FormData()
  const bytes = wavBytes({ seconds: 0.01, sample: number })
  body.set('audio', new File([bytes], 'a.wav', { type: 'audio/wav' }))
  body.set('auto_insert', 'true')
  return body
}
