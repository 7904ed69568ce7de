import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { RATE_LIMITS } from '../../../../server/limits/rate-limits.ts'
import { type NumberService, numberService, send } from '../support/numbered-writes.ts'
import { type Program, runProgram } from '../support/program.ts'
import { createDatabase, type OwnDatabase } from '../support/test-database.ts'

const PROCESSES = 3

let database: OwnDatabase
let service: NumberService
let servers: readonly Program[] = []

beforeAll(async () => {
  database = await createDatabase(process.env.TEST_DATABASE_URL ?? '')
  service = await numberService()
  const env = { DATABASE_URL: database.url, TRANSCRIBE_URL: service.url, RATE_LIMITS: 'on' }
  servers = await Promise.all(Array.from({ length: PROCESSES }, () => runProgram('server-program', env)))
}, 120_000)
afterAll(async () => {
  await Promise.all(servers.map(server => server.end('SIGKILL')))
  service.close()
  await database.drop()
})

test(`of an account's recordings ${PROCESSES} servers hear no more than one would`, async () => {
  const { burst, perMinute } = RATE_LIMITS.voice
  const uid = randomUUID()
  const started = performance.now()
  const statuses: number[] = []
  for (let number = 1; number <= PROCESSES * burst; number++) {
    const server = servers[number % PROCESSES]
    if (!server) throw new Error('A server is missing')
    statuses.push((await send(server.url, { uid, number, kind: 'byVoice', key: randomUUID() })).status)
  }
  const minutes = (performance.now() - started) / 60_000
  const heard = statuses.filter(status => status === 200).length
  expect(heard).toBeGreaterThanOrEqual(burst)
  expect(heard).toBeLessThanOrEqual(burst + minutes * perMinute)
  expect(statuses.filter(status => status === 429)).toHaveLength(statuses.length - heard)
  expect(service.heard).toHaveLength(heard)
}, 60_000)
