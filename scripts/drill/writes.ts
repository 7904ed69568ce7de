/** What two people store in a while: expenses by hand and by voice, a budget, a rule, a recording without an expense. */
import { randomUUID } from 'node:crypto'
import { signIn } from '../../tests/unit/server/support/local-process.ts'
import { wavBytes } from '../../tests/unit/server/support/wav-bytes.ts'
import { HEARD } from './transcriber.ts'

const PEOPLE = ['ani@example.com', 'budi@example.com']
const EXPENSES = 100

export async function writeAll(url: string): Promise<void> {
  for (const email of PEOPLE) {
    const { idToken } = await signIn(url, email)
    const send = sender(url, idToken)
    for (let number = 1; number <= EXPENSES; number++) await send('POST', '/expenses', expense(number))
    await send('PUT', '/budgets/all', { amount: 3_000_000, currency: 'IDR' })
    for (const sample of Object.keys(HEARD)) await speak(url, idToken, Number(sample))
  }
}

/** Adds until `signal` aborts; `onAdded` is told the id of each that was acknowledged. */
export async function writeOn(
  url: string,
  signal: AbortSignal,
  onAdded: (id: string) => void,
): Promise<void> {
  const { idToken } = await signIn(url, PEOPLE[0] ?? '')
  const send = sender(url, idToken)
  for (let number = 1; !signal.aborted; number++) {
    const { data } = (await send('POST', '/expenses', expense(number))) as { data: { id: string } }
    onAdded(data.id)
  }
}

const expense = (number: number) => ({
  amount: number * 1000,
  description: `Kopi nomor ${number}`,
  category: 'Food & Dining',
  currency: 'IDR',
  date: '2026-01-15',
})

function sender(url: string, token: string) {
  return async (method: string, path: string, json: unknown): Promise<unknown> => {
    const response = await fetch(`${url}/api${path}`, {
      method,
      headers: {
        Authorization: `Bearer ${token}`,
        'Content-Type': 'application/json',
        'Idempotency-Key': randomUUID(),
      },
      body: JSON.stringify(json),
    })
    const answer = await response.text()
    if (!response.ok) throw new Error(`${method} ${path} was answered ${response.status}: ${answer}`)
    return answer === '' ? null : JSON.parse(answer)
  }
}

/** Whatever is answered: a recording without an expense is kept, and answered 4xx. */
async function speak(url: string, token: string, sample: number): Promise<void> {
  const body = new FormData()
  body.set('audio', new File([wavBytes({ seconds: 1, sample })], 'a.wav', { type: 'audio/wav' }))
  body.set('auto_insert', 'true')
  const headers = { Authorization: `Bearer ${token}`, 'Idempotency-Key': randomUUID() }
  const response = await fetch(`${url}/api/expenses/voice`, { method: 'POST', headers, body })
  await response.arrayBuffer()
}
