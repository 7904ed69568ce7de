import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openSlowLine, type SlowLine } from '../../../bench/measure/first-visit/slow-line.ts'

const BYTES = 20_000
let server: Server
let line: SlowLine

beforeEach(async () => {
  server = createServer((_, response) => response.end('x'.repeat(BYTES)))
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  line = await openSlowLine(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
})
afterEach(async () => {
  await line.close()
  server.closeAllConnections()
  server.close()
})

async function fetchMs(count: number): Promise<number> {
  const from = performance.now()
  const fetched = Array.from({ length: count }, async () => (await fetch(line.origin)).text())
  for (const text of await Promise.all(fetched)) expect(text).toHaveLength(BYTES)
  return performance.now() - from
}

// Node's timers may fire a millisecond early.
const ALLOWANCE_MS = 20

it('adds a round trip to a new connection and one to its request', async () => {
  line.speed = { roundTripMs: 100, bytesPerSecond: Number.POSITIVE_INFINITY }
  expect(await fetchMs(1)).toBeGreaterThan(200 - ALLOWANCE_MS)
})

it('shares its bytes a second among all connections', async () => {
  line.speed = { roundTripMs: 0, bytesPerSecond: 200_000 }
  expect(await fetchMs(3)).toBeGreaterThan(300 - ALLOWANCE_MS)
})
