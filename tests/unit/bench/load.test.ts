import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { load, quantile, type Request } from '../../../bench/measure/backend/load.ts'

const GET: Request = { method: 'GET', path: '/thing', headers: {}, status: 200 }

let connections = 0
let things = 0
const server = createServer((request, response) => {
  if (request.url === '/broken') {
    response.writeHead(500).end()
    return
  }
  if (request.url === '/thing') things++
  response.end('four')
}).on('connection', () => connections++)
let origin = ''

beforeAll(async () => {
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

test('every answer is counted, over as many connections as were asked for', async () => {
  const { latenciesMs, answerBytes } = await load(origin, () => GET, { connections: 3, seconds: 0.05 })
  expect(latenciesMs).toHaveLength(things)
  expect(things).toBeGreaterThan(3)
  expect([connections, answerBytes]).toEqual([3, 4])
})

test('an answer of another status ends the measurement', async () => {
  const broken = load(origin, () => ({ ...GET, path: '/broken' }), { connections: 1, seconds: 60 })
  await expect(broken).rejects.toThrow('GET /broken was answered 500, not 200')
})

test('a quantile is the value that so many do not exceed', () => {
  const hundred = Array.from({ length: 100 }, (_, i) => i + 1)
  expect([0.5, 0.95, 0.99, 1].map(share => quantile(hundred, share))).toEqual([50, 95, 99, 100])
  expect([quantile([7], 0.5), quantile([], 0.5)]).toEqual([7, Number.NaN])
})
