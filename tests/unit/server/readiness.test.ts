import { drizzle } from 'drizzle-orm/pglite'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import type { Database } from '../../../server/db/database.ts'
import { healthRoutes } from '../../../server/http/health-routes.ts'

/** A database whose next answers are these, and then right ones; `asked` counts the questions. */
function readiness(answers: (() => Promise<unknown>)[], patienceMs?: number) {
  const asked: string[] = []
  const client = { query: (text: string) => asked.push(text) && (answers.shift() ?? answered)() }
  // biome-ignore lint/suspicious/noExplicitAny: all that the driver uses of the engine here
  const db = drizzle({ client: client as any }) as unknown as Database
  const app = healthRoutes({ db, log: pino({ level: 'silent' }) }, patienceMs)
  return { asked, ask: async (path = '/readyz') => (await app.request(path)).status }
}

const answered = async () => ({ rows: [{}], fields: [] })
const refused = async () => {
  throw new Error('ECONNREFUSED')
}
const never = () => new Promise(() => {})

test('the server is ready again as soon as its database is back', async () => {
  const { ask } = readiness([answered, answered, answered, refused])
  expect([await ask(), await ask(), await ask()]).toEqual([200, 503, 200])
})

test('a database that does not answer makes it not ready, while it runs', async () => {
  const { ask } = readiness([never], 1)
  expect([await ask(), await ask('/healthz')]).toEqual([503, 200])
})

test('a question that is lost with its connection is asked again in the end', async () => {
  const { ask } = readiness([never, answered], 1)
  const statuses: number[] = []
  while (statuses.at(-1) !== 200 && statuses.length < 10) statuses.push(await ask())
  expect(statuses).toEqual([503, 503, 503, 503, 503, 200])
})

test('probes of a stuck database ask it once', async () => {
  const { ask, asked } = readiness([never], 1)
  expect(await Promise.all([ask(), ask(), ask()])).toEqual([503, 503, 503])
  expect(asked).toHaveLength(1)
})

test('a database that takes nothing any more makes it not ready, until it does again', async () => {
  const full = async () => {
    throw new Error('could not extend file')
  }
  const { ask, asked } = readiness([full])
  expect([await ask(), await ask()]).toEqual([503, 200])
  expect(asked.join()).toContain('insert into "write_probe"')
})

test('probes in quick succession write once', async () => {
  const { ask, asked } = readiness([])
  for (let probe = 0; probe < 20; probe++) await ask()
  expect(asked.filter(text => text.includes('insert'))).toHaveLength(1)
})
