import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import {
  type NumberedWrite,
  type NumberService,
  numberService,
  savedBy,
  send,
} from '../support/numbered-writes.ts'
import { type Program, runProgram } from '../support/program.ts'
import { createDatabase, type OwnDatabase } from '../support/test-database.ts'
import { addWeeklyRules, dueUntil, enteredBy } from '../support/weekly-rules.ts'

const ROUNDS = 30

let database: OwnDatabase
let service: NumberService
let servers: readonly [Program, Program]

beforeAll(async () => {
  database = await createDatabase(process.env.TEST_DATABASE_URL ?? '')
  service = await numberService()
  // The accounts of a test that goes on 60 days later keep their subscription.
  const env = { DATABASE_URL: database.url, TRANSCRIBE_URL: service.url, TRIAL_DAYS: '400' }
  const start = () => runProgram('server-program', env)
  // At once, on an empty database: only one of them may make the tables.
  servers = await Promise.all([start(), start()])
}, 120_000)
afterAll(async () => {
  await Promise.all((servers ?? []).map(server => server.end('SIGKILL')))
  service.close()
  await database.drop()
})

test.each([
  ['expense', 'byHand'],
  ['recording', 'byVoice'],
] as const)(
  `two servers that are sent the same %s at once save it once and answer the same, ${ROUNDS} times`,
  async (_, kind) => {
    const uid = kind
    const [one, other] = servers
    for (let number = 1; number <= ROUNDS; number++) {
      const write: NumberedWrite = { uid, number, kind, key: randomUUID() }
      // Each twice, and not always the same server first.
      const order = number % 2 ? [one, other, one, other] : [other, one, other, one]
      const answers = await Promise.all(order.map(({ url }) => send(url, write)))
      const [first] = answers
      expect(first?.status).toBe(kind === 'byVoice' ? 200 : 201)
      expect(answers).toEqual(answers.map(() => first))
    }
    const saved = await savedBy(one.url, uid)
    expect(saved.map(({ number }) => number).sort((a, b) => a - b)).toEqual(
      Array.from({ length: ROUNDS }, (_, i) => i + 1),
    )
    expect(service.heard).toHaveLength(kind === 'byVoice' ? ROUNDS : 0)
  },
  60_000,
)

test('what one server saved, the other shows', async () => {
  const write: NumberedWrite = { uid: 'reader', number: 7, kind: 'byHand', key: randomUUID() }
  const { id } = await send(servers[0].url, write)
  expect(await savedBy(servers[1].url, 'reader')).toEqual([{ id, number: 7 }])
})

test('two servers enter what became due while none ran once', async () => {
  const [one] = servers
  await addWeeklyRules(one.url)
  const start = () =>
    runProgram('server-program', {
      DATABASE_URL: database.url,
      TRANSCRIBE_URL: service.url,
      TRIAL_DAYS: '400',
      DAYS_AHEAD: '60',
    })
  const later = await Promise.all([start(), start()])
  const due = await dueUntil(one.url, 60)
  await vi.waitFor(async () => expect(await enteredBy(one.url)).toEqual(due), {
    timeout: 30_000,
    interval: 100,
  })
  expect(Object.values(due).flat().length).toBeGreaterThan(300)
  await Promise.all(later.map(server => server.end('SIGKILL')))
}, 120_000)
