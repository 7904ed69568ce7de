import { Hono } from 'hono'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { AppEnv } from '../../../server/http/app-env.ts'
import { type SendLine, streamLines } from '../../../server/http/line-stream.ts'
import { deferred } from '../deferred.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }))
afterEach(() => void vi.useRealTimers())

function open(work: (send: SendLine) => Promise<number>) {
  const app = new Hono<AppEnv>().get('/', c => streamLines(c, 'application/x-ndjson', work))
  return app.request('/')
}

test('a line is there when it is sent, and every 10 s an empty one, for proxies that close idle connections', async () => {
  const going = deferred<number>()
  let send: SendLine = () => undefined
  const { body } = await open(sending => {
    send = sending
    return going.promise
  })
  const reader = body?.getReader()
  const read = async () => new TextDecoder().decode((await reader?.read())?.value)
  send({ event: 'first' })
  expect(await read()).toBe('{"event":"first"}\n')
  vi.advanceTimersByTime(9_999)
  send({ event: 'second' })
  expect(await read()).toBe('{"event":"second"}\n')
  vi.advanceTimersByTime(1)
  expect(await read()).toBe('\n')
  vi.advanceTimersByTime(10_000)
  expect(await read()).toBe('\n')
  going.resolve(200)
  expect((await reader?.read())?.done).toBe(true)
  expect(vi.getTimerCount()).toBe(0)
})

test('nothing on the way may hold lines back, change or store them', async () => {
  const { headers } = await open(async () => 200)
  expect(Object.fromEntries(headers)).toMatchObject({
    'content-type': 'application/x-ndjson',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
  })
})

test('what is sent to a caller that is gone is dropped', async () => {
  const going = deferred<number>()
  let send: SendLine = () => undefined
  const { body } = await open(sending => {
    send = sending
    return going.promise
  })
  await body?.cancel()
  send({ event: 'late' })
  vi.advanceTimersByTime(10_000)
  going.resolve(200)
  await vi.waitFor(() => expect(vi.getTimerCount()).toBe(0))
})
