import { Hono } from 'hono'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import type { AppEnv } from '../../../server/http/app-env.ts'
import { requestLog } from '../../../server/http/request-log.ts'
import { NOT_MEASURED } from '../../../server/observability/measure.ts'
import { NOT_TRACED } from '../../../server/observability/tracing.ts'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

function application() {
  const lines: { requestId: string; level: number; route: string; status: number }[] = []
  const log = pino({ level: 'trace' }, { write: line => void lines.push(JSON.parse(line)) })
  const app = new Hono<AppEnv>()
    .use(requestLog({ log, measure: NOT_MEASURED, tracing: NOT_TRACED, trustedProxies: 0 }))
    .get('/healthz', c => c.text('ok'))
    .get('/thing', c => c.text(c.var.requestId))
    .get('/broken', c => c.text('no', 500))
  const ask = (path: string, id?: string) =>
    app.request(path, { headers: id === undefined ? {} : { 'X-Request-Id': id } })
  return { ask, lines }
}

test.each(['0c9a6f2e-5c0e-4f0b-9f5e-0d9f6f1f2a3b', '4bf92f3577b34da6a3ce929d0e0e4736', 'edge-7:req_42.1'])(
  'the caller\'s id "%s" is answered, kept for the route and logged',
  async id => {
    const { ask, lines } = application()
    const response = await ask('/thing', id)
    expect(response.headers.get('X-Request-Id')).toBe(id)
    expect(await response.text()).toBe(id)
    expect(lines.map(({ requestId }) => requestId)).toEqual([id])
  },
)

test.each([
  ['too short to name anything', 'abc'],
  ['an e-mail address', 'person@example.com'],
  ['a header of our own', 'abcdefgh; secret=1'],
  ['as long as a token', 'a'.repeat(65)],
  ['none', ''],
])('an id that is %s is neither answered nor logged: a new one is', async (_, id) => {
  const { ask, lines } = application()
  const given = (await ask('/thing', id)).headers.get('X-Request-Id')
  expect(given).toMatch(UUID)
  expect(lines.map(({ requestId }) => requestId)).toEqual([given])
})

test('two requests without an id get different ones', async () => {
  const { ask, lines } = application()
  await ask('/thing')
  await ask('/thing')
  expect(new Set(lines.map(({ requestId }) => requestId)).size).toBe(2)
})

test('failures of ours are logged as warnings, probes below everything else', async () => {
  const { ask, lines } = application()
  for (const path of ['/broken', '/thing', '/healthz', '/gone']) await ask(path)
  const { warn = 0, info = 0, debug = 0 } = pino.levels.values
  expect(lines.map(({ level, status }) => [level, status])).toEqual([
    [warn, 500],
    [info, 200],
    [debug, 200],
    [info, 404],
  ])
})
