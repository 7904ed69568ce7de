import { errors, exportJWK, generateKeyPair, type JWK } from 'jose'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { remoteKeys } from '../../../server/auth/remote-keys.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const TOKEN = { payload: '', signature: '' }

let jwks: Readonly<Record<'old' | 'rotated', JWK>>
beforeAll(async () => {
  const named = async (kid: string) => {
    const { publicKey } = await generateKeyPair('RS256')
    return { ...(await exportJWK(publicKey)), kid, alg: 'RS256' }
  }
  jwks = { old: await named('old'), rotated: await named('rotated') }
})
beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A key server whose clock is the test's, and what asks it. */
function keyServer() {
  let published: readonly JWK[] = [jwks.old]
  let answer: (signal: AbortSignal) => Promise<Response> = async () => Response.json({ keys: published })
  const asked: number[] = []
  const find = remoteKeys('https://keys.example/set', {
    uptimeMs: () => Date.now(),
    fetch: async (_, init) => {
      asked.push(Date.now())
      return answer(init?.signal ?? AbortSignal.abort())
    },
  })
  return {
    asked,
    publish(...keys: readonly JWK[]) {
      published = keys
    },
    answerWith(next: typeof answer) {
      answer = next
    },
    back() {
      answer = async () => Response.json({ keys: published })
    },
    /** `found`, `unknown`, or `out of reach`, once that is so. */
    async ask(kid: string): Promise<string> {
      try {
        await find({ alg: 'RS256', kid }, TOKEN)
        return 'found'
      } catch (error) {
        return error instanceof errors.JWKSNoMatchingKey ? 'unknown' : 'out of reach'
      }
    },
  }
}

const hanging = (signal: AbortSignal) =>
  new Promise<Response>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

describe('a key', () => {
  test('is fetched once and used on', async () => {
    const { ask, asked } = keyServer()
    expect(await Promise.all(['old', 'old', 'old'].map(ask))).toEqual(['found', 'found', 'found'])
    await pass(9 * MINUTE)
    expect(await ask('old')).toBe('found')
    expect(asked).toHaveLength(1)
  })

  test.each([
    ['hangs', hanging],
    ['is gone', () => Promise.reject(new TypeError('fetch failed'))],
    ['fails', async () => new Response('', { status: 503 })],
    ['answers a page', async () => new Response('<html>')],
    ['answers no key', async () => Response.json({ keys: [] })],
    ['answers without end', async () => new Response(endless())],
  ])('is good for a day without a server that %s, and no request waits', async (_, answer) => {
    const { ask, answerWith, back, asked } = keyServer()
    await ask('old')
    answerWith(answer)
    for (let hour = 1; hour < 24; hour++) {
      await pass(HOUR)
      expect(await ask('old')).toBe('found')
    }
    expect(asked).toHaveLength(24)
    await pass(HOUR)
    const late = ask('old')
    await pass(10_000)
    expect(await late).toBe('out of reach')
    back()
    const again = ask('old')
    await pass(1000)
    expect(await again).toBe('found')
  })

  test('that was withdrawn is forgotten once the keys were fetched again', async () => {
    const { ask, publish } = keyServer()
    await ask('old')
    publish(jwks.rotated)
    await pass(11 * MINUTE)
    expect(await ask('old')).toBe('found')
    await pass(1000)
    const withdrawn = ask('old')
    await pass(1000)
    expect(await withdrawn).toBe('unknown')
  })

  test('that is published while others ask for unknown ones is found within two seconds', async () => {
    const { ask, publish, asked } = keyServer()
    await ask('old')
    const started = Date.now()
    const attack = setInterval(() => void ask(crypto.randomUUID()), 5)
    await pass(10_300)
    publish(jwks.old, jwks.rotated)
    let found = ''
    void ask('rotated').then(outcome => {
      found = outcome
    })
    await pass(1990)
    expect(found).toBe('found')
    expect(await ask('old')).toBe('found')
    await pass(10_000)
    clearInterval(attack)
    await pass(2000)
    // One a second, and the first.
    expect(asked.length - 1).toBeLessThanOrEqual((Date.now() - started) / 1000 + 1)
    expect(asked.length).toBeGreaterThan(15)
  })

  test('that is not published is unknown after one look', async () => {
    const { ask, asked } = keyServer()
    await ask('old')
    const outcome = ask('unknown')
    await pass(1000)
    expect(await outcome).toBe('unknown')
    expect(asked).toHaveLength(2)
  })

  test('that is unknown cannot be judged while the server is out of reach', async () => {
    const { ask, answerWith } = keyServer()
    await ask('old')
    answerWith(hanging)
    const outcome = ask('unknown')
    await pass(6000)
    expect(await outcome).toBe('out of reach')
  })
})

function endless(): ReadableStream<Uint8Array> {
  return new ReadableStream({ pull: controller => controller.enqueue(new Uint8Array(65_536).fill(32)) })
}
