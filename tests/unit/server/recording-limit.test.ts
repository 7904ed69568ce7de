import { Hono } from 'hono'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import type { AppEnv } from '../../../server/http/app-env.ts'
import { Problem } from '../../../server/http/problem.ts'
import { RATE_LIMITS } from '../../../server/limits/rate-limits.ts'
import { recordingLimit } from '../../../server/limits/recording-limit.ts'

/** Of four recordings at once, and then one a minute. */
function limited(mostKeys?: number) {
  const clock = { ms: 0 }
  const settings = {
    rateLimits: { ...RATE_LIMITS, voice: { burst: 4, perMinute: 1 } },
    takeShared: null,
    uptimeMs: () => clock.ms,
    log: pino({ level: 'silent' }),
  }
  const { begun, sent } = recordingLimit(settings, mostKeys)
  const app = new Hono<AppEnv>()
    .use(async (c, next) => {
      c.set('user', { id: c.req.header('Account') ?? 'ani' } as AppEnv['Variables']['user'])
      await next()
    })
    .post('/begin', begun, c => c.body(null, 204))
    .post('/send', sent, c => c.body(null, 204))
    .onError((error, c) => c.body(null, error instanceof Problem ? (error.status as 429) : 500))
  const ask = async (path: string, key: string, account = 'ani') => {
    const headers = { 'Idempotency-Key': key, Account: account }
    return (await app.request(path, { method: 'POST', headers })).status
  }
  return { ask, clock }
}

/** How many more of those that the rate lets through are left. */
async function left(ask: (path: string, key: string) => Promise<number>): Promise<number> {
  const statuses: number[] = []
  for (const key of ['w', 'x', 'y', 'z']) statuses.push(await ask('/send', key))
  return statuses.filter(status => status === 204).length
}

test('a recording that began as an upload is counted once, whatever becomes of the upload', async () => {
  const { ask } = limited()
  expect([await ask('/begin', 'a'), await ask('/send', 'a')]).toEqual([204, 204])
  expect(await left(ask)).toBe(3)
})

test('a second one under its key is counted', async () => {
  const { ask } = limited()
  await ask('/begin', 'a')
  for (let i = 0; i < 3; i++) await ask('/send', 'a')
  expect(await left(ask)).toBe(1)
})

test('another account’s key says nothing', async () => {
  const { ask } = limited()
  await ask('/begin', 'a', 'budi')
  await ask('/send', 'a')
  expect(await left(ask)).toBe(3)
})

test('five minutes after it began it is counted again', async () => {
  const { ask, clock } = limited()
  await ask('/begin', 'a')
  clock.ms = 300_000
  await ask('/send', 'a')
  expect(await left(ask)).toBe(3)
})

test('a bounded number is remembered, the latest', async () => {
  const { ask } = limited(1)
  await ask('/begin', 'a')
  await ask('/begin', 'b')
  await ask('/send', 'b')
  await ask('/send', 'a')
  expect(await left(ask)).toBe(1)
})
