/** Several servers behind PgBouncer, whose connections belong to a transaction and to no session. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  type NumberedWrite,
  type NumberService,
  numberService,
  savedBy,
  send,
} from '../support/numbered-writes.ts'
import { hasPgBouncer, type PgBouncer, startPgBouncer } from '../support/pgbouncer.ts'
import { type Program, runProgram } from '../support/program.ts'
import { createDatabase, type OwnDatabase } from '../support/test-database.ts'

const ACCOUNTS = 24
/** Fewer than the servers keep each: a session is never left to itself. */
const CONNECTIONS = 4

// Where it is not installed; in CI it is.
describe.skipIf(!hasPgBouncer)('behind a pool of transactions', () => {
  let database: OwnDatabase
  let bouncer: PgBouncer
  let service: NumberService
  let servers: readonly Program[] = []
  const startTwo = () => {
    const env = {
      DATABASE_URL: bouncer.url,
      DATABASE_MIGRATION_URL: database.url,
      TRANSCRIBE_URL: service.url,
    }
    return Promise.all([1, 2].map(() => runProgram('server-program', env)))
  }
  const end = () => Promise.all(servers.map(server => server.end('SIGTERM')))

  beforeAll(async () => {
    database = await createDatabase(process.env.TEST_DATABASE_URL ?? '')
    bouncer = await startPgBouncer(database.url, CONNECTIONS)
    service = await numberService()
    servers = await startTwo()
  }, 120_000)
  afterAll(async () => {
    await end()
    service.close()
    await bouncer.stop()
    await database.drop()
  })

  const writes = Array.from({ length: ACCOUNTS }, (_, index): NumberedWrite[] => {
    const uid = `pooled-${index}`
    return [
      { uid, number: 2 * index + 1, kind: 'byHand', key: randomUUID() },
      { uid, number: 2 * index + 2, kind: 'byVoice', key: randomUUID() },
    ]
  }).flat()

  test('many accounts write at once, to both servers, and each write is saved once', async () => {
    const answers = await Promise.all(
      writes.flatMap(write => servers.map(({ url }) => send(url, write).then(({ status }) => status))),
    )
    expect(new Set(answers)).toEqual(new Set([200, 201]))
    for (const uid of new Set(writes.map(write => write.uid))) {
      const own = writes.filter(write => write.uid === uid).map(({ number }) => number)
      const saved = await savedBy(servers[0]?.url ?? '', uid)
      expect(saved.map(({ number }) => number).sort((a, b) => a - b)).toEqual(own)
    }
  }, 60_000)

  test('both start again', async () => {
    await end()
    servers = await startTwo()
    expect(await savedBy(servers[1]?.url ?? '', 'pooled-0')).toHaveLength(2)
  }, 60_000)
})
