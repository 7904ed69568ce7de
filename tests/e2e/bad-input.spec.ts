import { readFile } from 'node:fs/promises'
import { speechPath } from '../fixtures/speech.ts'
import { idToken, withClaims } from './accounts.ts'
import { expect, test } from './product.ts'

const spoken = () => readFile(speechPath('id-coffee-parking.wav'))

async function brokenHeader(): Promise<Buffer> {
  const wav = await spoken()
  wav.write('JUNK', 8, 'latin1')
  return wav
}

/** Deterministic noise: a failing run can be repeated. */
function noise(bytes: number): Buffer {
  let state = 1
  const samples = Uint8Array.from({ length: bytes }, () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    return state >>> 16
  })
  return Buffer.from(samples.buffer)
}

function say(
  url: string,
  token: string,
  audio: Buffer,
  headers: Record<string, string> = {},
): Promise<Response> {
  const body = new FormData()
  body.set('audio', new Blob([new Uint8Array(audio)], { type: 'audio/wav' }), 'recording.wav')
  body.set('auto_insert', 'true')
  return fetch(`${url}/api/expenses/voice`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Accept-Language': 'id', ...headers },
    body,
  })
}

async function expensesOf(url: string, token: string): Promise<unknown[]> {
  const response = await fetch(`${url}/api/expenses`, { headers: { Authorization: `Bearer ${token}` } })
  return ((await response.json()) as { expenses: unknown[] }).expenses
}

async function expectRefusal(response: Response, status: number): Promise<void> {
  expect(response.status).toBe(status)
  const { message } = (await response.json()) as { message: string }
  expect(message.length).toBeGreaterThan(10)
}

test.describe('a recording is refused, and nothing is stored', () => {
  const cases: [string, number, () => Promise<Buffer>][] = [
    ['with a broken header', 400, brokenHeader],
    ['with fewer bytes than its header says', 400, async () => (await spoken()).subarray(0, 20_000)],
    ['with no bytes', 400, async () => Buffer.alloc(0)],
    ['of 5 MB of noise', 413, async () => noise(5_000_000)],
    ['of noise that is no audio file', 415, async () => noise(50_000)],
  ]
  for (const [what, status, audio] of cases) {
    test(what, async ({ product: { url, transcriber } }) => {
      const token = await idToken(url, 'bad-audio@example.com')
      const heard = transcriber.requests.length
      await expectRefusal(await say(url, token, await audio()), status)
      expect(transcriber.requests).toHaveLength(heard)
      expect(await expensesOf(url, token)).toEqual([])
    })
  }

  test('with no body at all', async ({ product: { url } }) => {
    const token = await idToken(url, 'bad-audio@example.com')
    const headers = { Authorization: `Bearer ${token}` }
    const response = await fetch(`${url}/api/expenses/voice`, { method: 'POST', headers })
    expect([400, 415]).toContain(response.status)
    expect(await response.json()).toMatchObject({ message: expect.stringMatching(/\w{3}/) })
  })

  test('with a forged token, or one of another project', async ({ product: { url } }) => {
    const token = await idToken(url, 'forger@example.com')
    const audio = await spoken()
    const forged = [
      'not-a-token',
      withClaims(token, { user_id: 'someone-else', sub: 'someone-else' }),
      withClaims(token, { aud: 'demo-other', iss: 'https://securetoken.google.com/demo-other' }),
      withClaims(token, { exp: 1_000_000_000 }),
    ]
    for (const bad of forged) await expectRefusal(await say(url, bad, audio), 401)
    expect(await expensesOf(url, token)).toEqual([])
  })
})

test('another person’s expense can be neither changed nor deleted', { tag: ['@spec-1.1'] }, async ({
  product: { url },
}) => {
  const owner = await idToken(url, 'types-badly@example.com')
  const thief = await idToken(url, 'thief@example.com')
  const call = (token: string, method: string, path: string, body?: unknown) =>
    fetch(`${url}/api${path}`, {
      method,
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
  const expense = {
    amount: 9000,
    description: 'Roti',
    category: 'Food & Dining',
    currency: 'IDR',
    date: new Date().toISOString(),
  }
  const added = await call(owner, 'POST', '/expenses', expense)
  const { id } = ((await added.json()) as { data: { id: string } }).data

  await expectRefusal(await call(thief, 'PUT', `/expenses/${id}`, { ...expense, amount: 1 }), 404)
  await expectRefusal(await call(thief, 'DELETE', `/expenses/${id}`), 404)
  expect(await expensesOf(url, owner)).toMatchObject([{ id, amount: 9000 }])
})

test('a recording sent twice under one idempotency key is saved once', async ({ product: { url } }) => {
  const token = await idToken(url, 'twice@example.com')
  const audio = await spoken()
  const headers = { 'Idempotency-Key': 'e7a3c1de-5b0e-4a55-9d5e-2f6f5d6f0b11' }
  const answers = await Promise.all([say(url, token, audio, headers), say(url, token, audio, headers)])
  const again = await say(url, token, audio, headers)
  expect([...answers, again].map(({ status }) => status)).toEqual([200, 200, 200])
  expect(await expensesOf(url, token)).toHaveLength(2)
})
